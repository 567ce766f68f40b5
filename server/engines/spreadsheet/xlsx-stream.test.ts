import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readZip } from '../../../testing/files/read-zip.ts';
import { sheetRows } from '../../../testing/files/read-xlsx.ts';
import { xlsxStream, type Cell } from './xlsx-stream.ts';

const now = new Date('2026-03-02T15:00:00Z');
async function* pagesOf(...pages: Cell[][][]): AsyncGenerator<Cell[][]> {
  yield* pages;
}
const book = async (pages: AsyncIterable<Cell[][]>, maxRows?: number) =>
  readZip(await buffer(xlsxStream('Cases', ['A', 'B'], pages, now, maxRows)));

test('the package contains exactly the parts that it declares', async () => {
  const files = await book(pagesOf([['x', 1]]));
  expect([...files.keys()].toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const types = String(files.get('[Content_Types].xml'));
  expect([...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, part]) => part)).toEqual([
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
    'xl/styles.xml',
  ]);
  for (const [, target] of String(files.get('xl/_rels/workbook.xml.rels')).matchAll(/Target="([^"]+)"/g))
    expect(files.has(`xl/${target}`)).toBe(true);
});

test('text is stored as text, a number as a number, and nothing as nothing', async () => {
  const files = await book(
    pagesOf([
      ['=1+1', 12_500.5],
      ['0042', null],
    ]),
  );
  expect(sheetRows(files, 1)).toEqual([
    ['A', 'B'],
    ['=1+1', 12_500.5],
    ['0042', null],
  ]);
  expect(String(files.get('xl/worksheets/sheet1.xml'))).not.toContain('<f>');
});

test('any text survives a round trip', async () => {
  const sign = fc
    .oneof(
      fc.integer({ min: 0, max: 0x7f }),
      fc.integer({ min: 0, max: 0xd7ff }),
      fc.integer({ min: 0xe000, max: 0x10ffff }),
    )
    .map((code) => String.fromCodePoint(code));
  const hostile = fc.oneof(
    fc.string({ unit: sign }),
    fc.constantFrom(
      '_x0041_',
      '_x005F_x0041_',
      'a\r\nb\tc',
      ']]>',
      '&amp;<t>"\'',
      ' \n ',
      '\u0001\u001f\ufffe',
      '‮gnp.exe',
      '👩🏽‍⚖️',
      '@SUM(A1)',
      '_x000D_',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(hostile, hostile), { maxLength: 60 }), async (rows) => {
      expect(sheetRows(await book(pagesOf(rows)), 1)).toEqual([['A', 'B'], ...rows]);
    }),
    { numRuns: 10 },
  );
});

test('rows beyond one sheet continue on the next without loss, and a full sheet is not followed by an empty one', async () => {
  const rows = Array.from({ length: 10 }, (_, n): Cell[] => [`r${n}`, n]);
  for (const [maxRows, sheets] of [
    [11, 1],
    [10, 2],
    [6, 2],
    [4, 4],
    [2, 10],
  ] as const) {
    const files = await book(pagesOf(rows.slice(0, 4), [], rows.slice(4)), maxRows);
    const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
    expect([maxRows, [...files.keys()].filter((name) => name.includes('worksheets')).length]).toEqual([
      maxRows,
      sheets,
    ]);
    expect(numbers.flatMap((n) => sheetRows(files, n).slice(1))).toEqual(rows);
    expect([...String(files.get('xl/workbook.xml')).matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual(
      numbers.map((n) => (n === 1 ? 'Cases' : `Cases ${n}`)),
    );
  }
});

test('an export without rows has only a heading', async () => {
  expect(sheetRows(await book(pagesOf()), 1)).toEqual([['A', 'B']]);
});

test('failing rows break the file, so that it cannot pass for a complete one', async () => {
  async function* failing(): AsyncGenerator<Cell[][]> {
    yield [['x', 1]];
    throw new Error('the database went away');
  }
  await expect(buffer(xlsxStream('Cases', ['A', 'B'], failing(), now))).rejects.toThrow('the database went away');
});

test('a client that disconnects stops the requests for more rows', async () => {
  let ended = false;
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) yield Array.from({ length: 1_000 }, () => [String(Math.random()), Math.random()]);
    } finally {
      ended = true;
    }
  }
  const stream = xlsxStream('Cases', ['A', 'B'], endless(), now);
  for await (const _piece of stream) break;
  await expect.poll(() => ended).toBe(true);
});
