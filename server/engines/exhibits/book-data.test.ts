import { expect, test } from 'vitest';
import { loadFonts } from '../typst/fonts.ts';
import { bookData } from './book-data.ts';
import type { PlannedExhibit } from './book-data.ts';

test('a file whose name no font can show is named by its extension and its hash, never by codes', () => {
  const exhibit: PlannedExhibit = {
    label: 'A',
    description: 'The notice',
    file: {
      filename: '结算单 8月.xls',
      content_type: 'application/vnd.ms-excel',
      size_bytes: 9,
      sha256: 'a'.repeat(64),
      bytes: new Uint8Array(),
    },
    slip: 'kind',
    pages: null,
    sheets: [],
  };
  const input = { case_number: 'UH-2026-000001', addressee: '', dated: '2026-11-27', exhibits: [] };
  const printed = JSON.stringify(bookData(input, [exhibit], loadFonts().covered).data);
  expect(printed).toContain('(a name that cannot be printed).xls');
  expect(printed).not.toMatch(/U\+[0-9A-F]{4}/);
});
