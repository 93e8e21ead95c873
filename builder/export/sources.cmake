# SPDX-License-Identifier: MIT
target_sources(xitan_core PRIVATE
)
