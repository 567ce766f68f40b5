import { expect, test } from 'vitest';
import { digest } from '../../../domain/documents/digest.ts';
import { makeSet, type SetEntry } from '../../../bench/documents/make-set.ts';
import { render } from '../../../bench/documents/render.ts';
import { scoreOf, type Scored } from '../../../bench/documents/score.ts';
import { readDocument } from './read-document.ts';

/** A sample of bench/documents.ts: three formats, and one scan, because OCR takes seconds. */
async function scored(entry: SetEntry): Promise<Scored> {
  const { bytes, contentType } = await render(entry);
  const { kind, findings } = digest(await readDocument(bytes, contentType, () => {}));
  return { kind: entry.kind, guessed: kind, truth: entry.truth, found: findings };
}

test('kinds, amounts and dates of twelve documents with text are extracted', async () => {
  const set = makeSet(7)
    .filter(({ way }, index) => way === 'text' && index % 3 === 0)
    .slice(0, 12);
  expect(new Set(set.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(7);
  const score = scoreOf(await Promise.all(set.map(scored)));
  expect(score.kindRight).toBe(1);
  expect(score.amounts.f1).toBeGreaterThanOrEqual(0.95);
  expect(score.dates.f1).toBeGreaterThanOrEqual(0.95);
});

test('a scanned notice is extracted', async () => {
  const [entry] = makeSet(7).filter(({ way, kind, index }) => way === 'scan' && kind === 'hold_notice' && index === 0);
  if (!entry) throw new Error('there is no such document in the set');
  const { guessed, found, truth } = await scored(entry);
  expect(guessed).toBe('hold_notice');
  for (const { role, value } of truth) expect(found).toContainEqual(expect.objectContaining({ role, value, page: 1 }));
});
