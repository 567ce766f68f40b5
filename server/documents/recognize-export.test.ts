import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recognizeExport } from './recognize-export.ts';

const folder = mkdtempSync(join(tmpdir(), 'exports-'));
const table = '"Date","Net"\r\n"11/03/2026","-12.00"\r\n';
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')]);

async function recognized(name: string, content: string | Buffer, bytes = Buffer.byteLength(content)) {
  const path = join(folder, name);
  writeFileSync(path, content);
  if (bytes > Buffer.byteLength(content)) truncateSync(path, bytes);
  return recognizeExport(path, name, bytes);
}

describe('a file added as an export of a processor’s records', () => {
  test.each([
    ['activity.csv', table, 'csv'],
    ['activity.CSV', `\ufeff${table}`, 'csv'],
    ['settlement.txt', table.replaceAll(',', '\t'), 'txt'],
    ['activity.tsv', table.replaceAll(',', '\t'), 'tsv'],
    ['without a name', table, 'csv'],
    ['utf16.csv', utf16, 'csv'],
    ['mañana.csv', Buffer.from('Día;Neto\r\n3/11/2026;-12,00\r\n', 'latin1'), 'csv'],
  ])('is taken as text: %s', async (name, content, extension) => {
    expect(await recognized(name, content)).toMatchObject({ ok: true, extension });
  });

  test.each([
    ['a PDF', '%PDF-1.7\n%%EOF\n', /it is not an export/],
    ['a program', 'MZ\u0000\u0001', /it is not text/],
    ['a page', '<html><table></table></html>', /it is not text/],
    ['a script', '#!/bin/sh\nrm', /it is not text/],
    ['nothing', '', /it is empty|file is empty/],
    ['a broken workbook', 'PK\u0003\u0004broken', /was not added/],
  ])('is refused with what to do instead: %s', async (name, content, message) => {
    expect(await recognized(`${name}.csv`, content)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message),
    });
  });

  test('may be as large as 64 MB as text, and no larger', async () => {
    const limit = 64 * 1024 * 1024;
    expect(await recognized('long.csv', table.repeat(3_000), limit)).toMatchObject({ ok: true });
    expect(await recognized('longer.csv', table.repeat(3_000), limit + 1)).toMatchObject({
      ok: false,
      message: '"longer.csv" was not added: it is larger than 64 MB. Export a shorter period, and add each file.',
    });
  });
});
