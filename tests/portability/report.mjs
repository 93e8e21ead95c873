// SPDX-License-Identifier: MIT
// Reads a database file with one SQLite release for Node and prints what it finds, in the words of
// report.py and report.cpp:
//
//   sqlite 3.28.0
//   fts5 0
//   integrity ok
//   <table or view> <rows> <digest of the rows>     or the error that stops it
//   <each question>
//   -- <its rows>                                    or the error
//
//   node report.mjs RELEASE DATABASE QUESTIONS…
//   RELEASE: a folder with sql.js or @sqlite.org/sqlite-wasm, or node:sqlite
//
// Run as root it becomes nobody before it opens the file: the folder must be one that cannot be written.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Each loads its release and gives a function that opens a file and gives a function from SQL to rows.
async function sqlJs(folder) {
    const wasm = path.join(folder, 'dist', 'sql-wasm.wasm'); // given as bytes: old releases fetch() it in vain
    let module = createRequire(import.meta.url)(folder);
    if (typeof module === 'function') module = await module({ wasmBinary: fs.readFileSync(wasm) });
    return (file) => {
        const database = new module.Database(fs.readFileSync(file));
        return (sql) => database.exec(sql)[0]?.values ?? [];
    };
}

async function sqliteWasm(folder) {
    const script = path.join(folder, 'sqlite-wasm', 'jswasm', 'sqlite3-node.mjs');
    const { oo1, capi, wasm } = await (await import(pathToFileURL(script))).default();
    return (file) => {
        const bytes = new Uint8Array(fs.readFileSync(file));
        const database = new oo1.DB();
        const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY;
        const at = wasm.allocFromTypedArray(bytes);
        database.checkRc(capi.sqlite3_deserialize(database.pointer, 'main', at, bytes.length, bytes.length, flags));
        return (sql) => database.exec({ sql, returnValue: 'resultRows', rowMode: 'array' });
    };
}

async function nodeSqlite() {
    const { DatabaseSync } = await import('node:sqlite');
    return (file) => {
        const database = new DatabaseSync(file, { readOnly: true });
        return (sql) => database.prepare(sql).all().map(Object.values);
    };
}

function leaveRoot(folder) {
    const nobody = 65534;
    if (process.getuid() === 0) {
        process.setgroups([]);
        process.setgid(nobody);
        process.setuid(nobody);
    }
    try {
        fs.accessSync(folder, fs.constants.W_OK);
    } catch {
        return;
    }
    throw new Error(`${folder} can be written; make it read-only first (chmod a-w)`);
}

function bytesOf(value) {
    if (value instanceof Uint8Array) return Buffer.from(value);
    return Buffer.from(value === null ? 'NULL' : String(value));
}

function lineOf(row) {
    const parts = [];
    for (const value of row) parts.push(Buffer.from('|'), bytesOf(value));
    return Buffer.concat(parts.slice(1));
}

function orError(print) {
    try {
        return print();
    } catch (error) {
        return [error.message];
    }
}

// The rows in any order have the same digest.
function contents(ask, relation) {
    const lines = ask(`SELECT * FROM "${relation}"`).map(lineOf).sort(Buffer.compare);
    const hash = createHash('sha256');
    for (const line of lines) hash.update(line).update('\n');
    return [`${lines.length} ${hash.digest('hex')}`];
}

function report(ask, questions) {
    const one = (sql) => ask(sql)[0][0];
    const lines = [`sqlite ${one('SELECT sqlite_version()')}`];
    lines.push(`fts5 ${one("SELECT sqlite_compileoption_used('ENABLE_FTS5')")}`);
    lines.push(`integrity ${one('PRAGMA integrity_check')}`);
    for (const [name] of ask("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name"))
        lines.push(`${name} ${orError(() => contents(ask, name))}`);
    for (const question of questions)
        lines.push(question, ...orError(() => ask(question).map(lineOf)).map((line) => `-- ${line}`));
    return lines;
}

async function main(release, file, ...scripts) {
    const folder = path.resolve(release);
    const load = fs.existsSync(path.join(folder, 'sqlite-wasm')) ? sqliteWasm : sqlJs;
    const open = release === 'node:sqlite' ? await nodeSqlite() : await load(folder);
    const lines = scripts.flatMap((name) => fs.readFileSync(name, 'utf8').split('\n'));
    leaveRoot(path.dirname(file));
    const found = report(open(file), lines.filter((line) => line.startsWith('SELECT ')));
    fs.writeSync(process.stdout.fd, found.join('\n') + '\n');
}

main(...process.argv.slice(2)).catch((error) => {
    console.error(`report.mjs: ${error.message}`);
    process.exitCode = 1;
});
