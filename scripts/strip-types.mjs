// Removes the types from the program's sources ahead of time, for stripped-sources.mjs. Needs Node 24.
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { root } from './process.mjs';
import { strippedFile, strippedFolder } from './stripped-file.mjs';

const sources = globSync('{main.ts,{content,contract,db,domain,drafting,knowledge,scripts,server,web}/**/*.ts}', {
  cwd: root,
  exclude: (path) => path.endsWith('.test.ts') || path.endsWith('.d.ts'),
});

/** Writes a file whole or not at all: a start may be killed, or another run at the same time. */
function write(file, text) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

mkdirSync(strippedFolder, { recursive: true });
const old = new Set(readdirSync(strippedFolder).filter((name) => name.endsWith('.js')));
for (const path of sources) {
  const source = readFileSync(join(root, path), 'utf8');
  const file = strippedFile(source);
  if (!old.delete(basename(file))) write(file, stripTypeScriptTypes(source));
}
for (const name of old) rmSync(join(strippedFolder, name));
