#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a PostgreSQL server in a folder for as long as somebody holds the other end of standard input, then removes the
# folder:
#   … | postgresql_server.sh FOLDER PROGRAMS
# The socket is in FOLDER/data, all that is said in FOLDER/log; FOLDER/failed: there is no server. It does not run as root.
trap '' HUP INT TERM
folder=$1 programs=$2
cd "$folder" || exit 1

as=
if [ "$(id -u)" = 0 ]; then
    user=postgres
    id -u $user >/dev/null 2>&1 || user=nobody
    as="setpriv --reuid=$user --regid=$(id -g $user) --clear-groups"
    chmod 711 . && mkdir data && chown $user data
fi

# Sorting by the rules of a language shows what relies on the order of bytes.
if $as "$programs/initdb" -D data -U xitan -A trust -E UTF8 --locale=C --locale-provider=icu --icu-locale=en --no-sync \
        >log 2>&1 </dev/null; then
    $as "$programs/postgres" -D data -c listen_addresses= -c unix_socket_directories="$folder/data" \
        -c unix_socket_permissions=0700 -c fsync=off -c autovacuum=off >>log 2>&1 </dev/null &
    cat >/dev/null
    kill -INT $! && wait $!
else
    >failed
    cat >/dev/null
fi
cd / && rm -rf "$folder"
