import { expect, test } from 'vitest';
import { emptyAnswers, type Answers } from '../../domain/intake/answers.ts';
import { isDirty, parseWork, putOursBack, workFrom, workOn } from './details-work.ts';

const answers = (fields: Answers['fields']): Answers => ({ ...emptyAnswers(), fields });
const typed = (version: number, base: Answers['fields'], now: Answers['fields']) => ({
  version,
  base: answers(base),
  answers: answers(now),
  setAside: null,
});

test('without anything typed the server’s answers are shown', () => {
  const work = workOn({ version: 3, answers: answers({ city: 'Portland' }) }, typed(2, { a: '1' }, { a: '1' }));
  expect([work.version, work.answers.fields, isDirty(work)]).toEqual([3, { city: 'Portland' }, false]);
});

test('what was typed comes back over the same version', () => {
  const work = workOn(
    { version: 2, answers: answers({ refundPolicy: '' }) },
    typed(2, {}, { refundPolicy: '30 days' }),
  );
  expect(work.answers.fields.refundPolicy).toBe('30 days');
  expect(isDirty(work)).toBe(true);
});

test('a newer version keeps both sides’ changes, and asks where both changed the same answer', () => {
  const work = workOn(
    { version: 3, answers: answers({ a: 'theirs', b: 'old', c: 'theirs' }) },
    typed(2, { a: 'old', b: 'old', c: 'old' }, { a: 'old', b: 'ours', c: 'ours' }),
  );
  expect(work.answers.fields).toEqual({ a: 'theirs', b: 'ours', c: 'theirs' });
  expect(work.setAside?.conflicts).toEqual(['c']);
  expect(putOursBack(work).answers.fields).toEqual({ a: 'theirs', b: 'ours', c: 'ours' });
});

test('both lists start with a row to type in, which alone is no change', () => {
  const work = workFrom({ version: 1, answers: { fields: {}, owners: [], previousProcessors: [], files: [] } });
  expect([work.answers.owners.length, work.answers.previousProcessors.length]).toEqual([1, 1]);
  expect(isDirty(work)).toBe(false);
});

test('an entry of another shape is ignored', () => {
  for (const text of [null, '', '{', '{"version":1}', '{"version":1,"base":{},"answers":{}}', '[]'])
    expect(parseWork(text)).toBeNull();
  const work = typed(1, {}, { a: 'x' });
  expect(parseWork(JSON.stringify(work))).toEqual(work);
});
