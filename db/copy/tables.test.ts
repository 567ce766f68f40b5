import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedKeys } from './tables.ts';

const schema = readFileSync(new URL('../schema.ts', import.meta.url), 'utf8');
const keys = [...schema.matchAll(/export interface (\w+) \{(.*?)\n\}/gs)].flatMap(([, name = '', fields = '']) =>
  [...fields.matchAll(/\b(?:\w+_)?(?:file|pdf|storage)_key\b/g)].map(([column]) => ({
    column,
    table: name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
  })),
);

test('a backup holds the files of every column that names one', () => {
  expect(keys.length).toBeGreaterThan(5);
  for (const { column, table } of keys)
    expect(storedKeys).toMatch(new RegExp(`select ${column}( as key)? from public\\.${table}\\b`));
});
