// SPDX-License-Identifier: MIT
// Reads the whole file once and asks it in the page: no server program, and nothing is sent.
const applicationId = 2020177006, schemaVersion = 1;

async function opened(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    // Not at the head of the file, so that the page can say what is missing.
    const { default: sqlite3InitModule } = await import('./sqlite-wasm/index.mjs');
    const { oo1, capi, wasm } = await sqlite3InitModule();
    const db = new oo1.DB();
    db.checkRc(capi.sqlite3_deserialize(db.pointer, 'main', wasm.allocFromTypedArray(bytes), bytes.length, bytes.length,
        capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY));
    if (db.selectValue('PRAGMA application_id') !== applicationId) throw new Error('this is no xitan database');
    if (db.selectValue('PRAGMA user_version') !== schemaVersion) throw new Error('the schema has another version');
    return db;
}

// For the index: quoted, so nothing in it is an operator.
const phrase = (words) => `"${words.replaceAll('"', '""')}"`;

async function answer(letter, words) {
    const db = await opened('xitan.db');
    try {
        const found = db.selectArray('SELECT id, siddham, name_zh FROM letters WHERE iast = ?', [letter]);
        if (!found) throw new Error('there is no such letter');
        const readings = db.selectArrays(
            'SELECT line, text, kind FROM readings WHERE entry = ? ORDER BY work, id', [found[0]]);
        const hits = db.selectArrays(
            `SELECT d.kind, d.title FROM search JOIN search_document AS d ON d.document_id = search.rowid
             WHERE search MATCH ? ORDER BY search.rank, d.document_id LIMIT 5`, [phrase(words)]);
        return [found, ...readings, ...hits].map((row) => row.join(' ') + '\n').join('');
    } finally {
        db.close();
    }
}

const result = document.getElementById('result');
const wanted = new URLSearchParams(location.search);
try {
    result.textContent = await answer(wanted.get('letter') ?? 'ka', wanted.get('words') ?? '居下');
} catch (error) {
    result.textContent = `sample: ${error.message}\n`;
}
document.documentElement.dataset.done = ''; // for whoever waits for it
