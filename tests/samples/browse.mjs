// SPDX-License-Identifier: MIT
// Shows a page of a folder to a browser without a window, and prints what the page has become:
//   node browse.mjs FOLDER PAGE BROWSER
// The server listens to this machine only, at a port that is free. Server, browser and the browser's own folder are
// gone at the end.
import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const types = { '.html': 'text/html', '.mjs': 'text/javascript', '.js': 'text/javascript', '.wasm': 'application/wasm' };

function serve(folder) {
    const server = createServer((request, response) => {
        const name = path.normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
        const file = createReadStream(path.join(folder, name));
        file.on('error', () => response.writeHead(404).end());
        file.once('open', () => {
            response.setHeader('Content-Type', types[path.extname(name)] ?? 'application/octet-stream');
            file.pipe(response);
        });
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

// Virtual time stands still while something is loaded, and ends once nothing is left to do.
function browse(browser, own, address) {
    const options = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
        '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
        '--virtual-time-budget=20000', '--timeout=40000', `--user-data-dir=${own}`, '--dump-dom', address];
    const child = spawn(browser, options, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr']) {
        child[stream].setEncoding('utf8').on('data', (text) => { said[stream] += text; });
    }
    const limit = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), 60000); // with its children
    return new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('close', (code) => {
            clearTimeout(limit);
            if (code === 0) resolve(said.stdout);
            else reject(new Error(`${browser} ended with ${code}\n${said.stderr}`));
        });
    });
}

async function main(folder, page, browser) {
    const own = mkdtempSync(path.join(tmpdir(), 'xitan-browser-'));
    const server = await serve(folder);
    try {
        process.stdout.write(await browse(browser, own, `http://127.0.0.1:${server.address().port}/${page}`));
    } finally {
        server.close();
        server.closeAllConnections();
        rmSync(own, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
}

main(...process.argv.slice(2)).catch((error) => {
    console.error(`browse.mjs: ${error.message}`);
    process.exitCode = 1;
});
