import { expect, test } from 'vitest';
import type { BookRow } from '../letters/exhibit-book.ts';
import { planExhibitsInEmail } from './exhibits-in-email.ts';
import { demandLetter } from './demand-email.ts';

const book = (size_bytes: number): BookRow => ({
  id: 'b',
  exhibits: [],
  pdf_key: 'k',
  pdf_sha256: 'c'.repeat(64),
  pages: 12,
  size_bytes,
  failed: null,
});

test('an email attaches the exhibit book, the only file of exhibits, where there is room', () => {
  expect(planExhibitsInEmail(null)).toBeNull();
  expect([99, 100, 101].map((size) => planExhibitsInEmail(book(size), 100)?.book?.attached)).toEqual([
    true,
    true,
    false,
  ]);
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
          copy_of: 'certified_mail',
          copy_by_post: false,
          exhibits: planExhibitsInEmail(row, maxBytes),
        },
        'https://unhold.example',
      ).body,
    );
  expect(said(book(60), 100)).toMatch(/Attached with it: the exhibits, bound in one PDF of 12 pages\..*c{64}/);
  expect(said(book(200), 100)).toMatch(
    /Too large for this email, and enclosed with the certified mail: the exhibits, bound in one PDF of 12 pages\./,
  );
  expect(said(null, 100)).not.toMatch(/xhibit/);
});
