// SPDX-License-Identifier: MIT
// A letter with its readings, and what a search finds:
//   npm install @sqlite.org/sqlite-wasm@3.54.1-build1 && node sample.mjs xitan.db ka 居下
// The file is read into memory, so this runs the same in every Node. Node 22.13 and later have node:sqlite too.
import { readFileSync } from 'node:fs';
import sqlite3InitModule from '@sqlite.org/sqlite-wasm';

const applicationId = 2020177006, schemaVersion = 1;

async function opened(file) {
    const { oo1, capi, wasm } = await sqlite3InitModule();
    const bytes = new Uint8Array(readFileSync(file));
    const db = new oo1.DB();
    db.checkRc(capi.sqlite3_deserialize(db.pointer, 'main', wasm.allocFromTypedArray(bytes), bytes.length, bytes.length,
        capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY));
    if (db.selectValue('PRAGMA application_id') !== applicationId) throw new Error('this is no xitan database');
    if (db.selectValue('PRAGMA user_version') !== schemaVersion) throw new Error('the schema has another version');
    return db;
}

// For the index: quoted, so nothing in it is an operator.
const phrase = (words) => `"${words.replaceAll('"', '""')}"`;

async function main(file, letter, words) {
    if (words === undefined) throw new Error('usage: sample.mjs DATABASE LETTER WORDS');
    const db = await opened(file);
    try {
        const found = db.selectArray('SELECT id, siddham, name_zh FROM letters WHERE iast = ?', [letter]);
        if (!found) throw new Error('there is no such letter');
        const readings = db.selectArrays(
            'SELECT line, text, kind FROM readings WHERE entry = ? ORDER BY work, id', [found[0]]);
        const hits = db.selectArrays(
            `SELECT d.kind, d.title FROM search JOIN search_document AS d ON d.document_id = search.rowid
             WHERE search MATCH ? ORDER BY search.rank, d.document_id LIMIT 5`, [phrase(words)]);
        for (const row of [found, ...readings, ...hits]) console.log(row.join(' '));
    } finally {
        db.close();
    }
}

main(...process.argv.slice(2)).catch((error) => {
    console.error(`sample: ${error.message}`);
    process.exitCode = 1;
});
