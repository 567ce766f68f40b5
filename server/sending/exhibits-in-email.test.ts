import { expect, test } from 'vitest';
import type { BookExhibit } from '../../domain/letters/exhibits.ts';
import type { BookRow } from '../letters/exhibit-book.ts';
import { planExhibitsInEmail } from './exhibits-in-email.ts';
import { demandLetter } from './demand-email.ts';

const exhibit = (label: string, size_bytes: number, slip: BookExhibit['slip'] = 'kind'): BookExhibit => ({
  label,
  description: 'x',
  pages: null,
  slip,
  first_page: 1,
  file: {
    id: label,
    filename: `${label}.xls`,
    content_type: 'application/vnd.ms-excel',
    size_bytes,
    sha256: label.repeat(64),
    storage_key: label,
  },
});
const book = (size_bytes: number, ...exhibits: BookExhibit[]): BookRow => ({
  id: 'b',
  exhibits,
  pdf_key: 'k',
  pdf_sha256: 'c'.repeat(64),
  pages: 12,
  size_bytes,
  failed: null,
});
const failed = (...exhibits: BookExhibit[]): BookRow => ({
  id: 'b',
  exhibits,
  pdf_key: null,
  pdf_sha256: null,
  pages: null,
  size_bytes: null,
  failed: 'no room',
});
const attached = (row: BookRow, maxBytes: number) => {
  const plan = planExhibitsInEmail(row, maxBytes);
  return [plan?.book?.attached ?? null, plan?.files.map((file) => `${file.label} ${file.attached}`)];
};

test('an email attaches the book first and then its files, while there is room', () => {
  expect(planExhibitsInEmail(null)).toBeNull();
  expect(attached(book(60, exhibit('A', 5, null), exhibit('B', 30), exhibit('C', 20), exhibit('D', 10)), 100)).toEqual([
    true,
    ['B true', 'C false', 'D true'],
  ]);
  expect(attached(book(101, exhibit('B', 30)), 100)).toEqual([false, ['B true']]);
  expect(attached(failed(exhibit('A', 5, null), exhibit('B', 99)), 100)).toEqual([null, ['A true', 'B false']]);
});

test('an email says what is attached, and what comes by mail only', () => {
  const said = (row: BookRow | null, maxBytes: number) =>
    JSON.stringify(
      demandLetter.write(
        {
          case_number: 'UH-1',
          business: 'B',
          addressee: 'P',
          attorney: 'G',
          sha256: 'a'.repeat(64),
          version: 1,
          copy_of: null,
          exhibits: planExhibitsInEmail(row, maxBytes),
        },
        'https://unhold.example',
      ).body,
    );
  expect(said(book(60, exhibit('B', 99)), 100)).toMatch(
    /Attached with it: the exhibits, bound in one PDF of 12 pages\..*Too large for this email, and enclosed with the certified mail: Exhibit B as a file, B\.xls\..*c{64}/,
  );
  expect(said(book(200), 100)).toMatch(
    /Too large for this email, and enclosed with the certified mail: the exhibits, bound in one PDF of 12 pages\./,
  );
  expect(said(null, 100)).not.toMatch(/xhibit/);
});
