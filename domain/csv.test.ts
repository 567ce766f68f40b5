import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCsv } from './csv.ts';

/** A strict RFC 4180 parser. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < csv.length;) {
    const quoted = csv[at] === '"';
    const match = quoted ? /"((?:[^"]|"")*)"/y : /([^,\r\n]*)/y;
    match.lastIndex = at;
    const found = match.exec(csv);
    if (!found) throw new Error(`not CSV at ${at}`);
    row.push((found[1] ?? '').replaceAll('""', '"'));
    at = match.lastIndex;
    if (csv.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else if (csv[at] === ',') {
      at += 1;
      if (csv.startsWith('\r\n', at)) {
        row.push('');
        rows.push(row);
        row = [];
        at += 2;
      }
    } else throw new Error(`not CSV at ${at}`);
  }
  return rows;
}

const words = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ' ', 'a', '1', "'") }),
);

test('every CSV cell round-trips, except for the apostrophe that neutralizes formulas', () => {
  fc.assert(
    fc.property(fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const back = read(asCsv(rows));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      rows.forEach((row, y) => row.forEach((value, x) => expect([value, `'${value}`]).toContain(back[y]?.[x])));
    }),
  );
});

test('no CSV cell starts as a formula', () => {
  fc.assert(
    fc.property(words, (value) => {
      const [[back = ''] = []] = read(asCsv([[value, 'end']]));
      expect(back.trimStart()).not.toMatch(/^[=+\-@]/);
    }),
  );
});

test('numbers in CSV stay numbers', () => {
  expect(asCsv([['amount', -12.5, null, '-1']])).toBe("amount,-12.5,,'-1\r\n");
});
