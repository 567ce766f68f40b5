import { expect, test } from 'vitest';
import { realNotices, scoreOfNotices } from '../../../bench/documents/real-notices.ts';
import { digest } from '../../../domain/documents/digest.ts';
import { readDocument } from './read-document.ts';

/** OCR takes seconds, so only one of the two pictures is read: the one with a sum. */
const notices = realNotices().filter(({ name }) => !name.startsWith('n04'));

test('notices made after real ones give every sum, first day and day of release, and nothing in a wrong role', async () => {
  const read = [];
  for (const { name, bytes, contentType, truth } of notices)
    read.push({ name, truth, ...digest(await readDocument(bytes(), contentType, () => {})) });
  expect(scoreOfNotices(read)).toEqual({
    kinds: { right: 12, of: 12 },
    sums: { right: 6, of: 6 },
    foreign: { right: 2, of: 2 },
    starts: { right: 8, of: 8 },
    releases: { right: 3, of: 3 },
    wrong: [],
    asDollars: 0,
  });
}, 120_000);
