import { expect, test } from 'vitest';
import { emptyAnswers, type Answers } from '../../../../domain/intake/answers.ts';
import { takeOurs } from '../../../apply/answers-edit.ts';
import { editFrom, editOn, isDirty, readDetailsEdit } from './details-edit.ts';

const answers = (fields: Answers['fields']): Answers => ({ ...emptyAnswers(), fields });
const typed = (version: number, base: Answers['fields'], now: Answers['fields']) => ({
  version,
  base: answers(base),
  answers: answers(now),
  setAside: [],
});

test('without edits the server’s answers are shown', () => {
  const edit = editOn({ version: 3, answers: answers({ city: 'Portland' }) }, typed(2, { a: '1' }, { a: '1' }));
  expect([edit.version, edit.answers.fields, isDirty(edit)]).toEqual([3, { city: 'Portland' }, false]);
});

test('edits are restored on the same version', () => {
  const edit = editOn(
    { version: 2, answers: answers({ refundPolicy: '' }) },
    typed(2, {}, { refundPolicy: '30 days' }),
  );
  expect(edit.answers.fields.refundPolicy).toBe('30 days');
  expect(isDirty(edit)).toBe(true);
});

test('a newer version keeps both sides’ changes, and asks where both changed the same answer', () => {
  const edit = editOn(
    { version: 3, answers: answers({ a: 'theirs', b: 'old', c: 'theirs' }) },
    typed(2, { a: 'old', b: 'old', c: 'old' }, { a: 'old', b: 'ours', c: 'ours' }),
  );
  expect(edit.answers.fields).toEqual({ a: 'theirs', b: 'ours', c: 'theirs' });
  const [set] = edit.setAside;
  expect(set?.conflicts).toEqual(['c']);
  expect(set && takeOurs(edit.answers, set).fields).toEqual({ a: 'theirs', b: 'ours', c: 'ours' });
});

test('both lists start with an empty row, which alone is not a change', () => {
  const edit = editFrom({ version: 1, answers: { fields: {}, owners: [], previousProcessors: [], files: [] } });
  expect([edit.answers.owners.length, edit.answers.previousProcessors.length]).toEqual([1, 1]);
  expect(isDirty(edit)).toBe(false);
});

test('edits that an earlier page left are restored on the current version, and an entry of another shape is ignored', () => {
  const saved = { version: 1, answers: answers({}) };
  for (const left of [null, '', [], { version: 1 }, { version: 1, base: {}, answers: {}, setAside: [] }])
    expect(readDetailsEdit(left, saved)).toBeNull();
  const edit = typed(1, {}, { a: 'x' });
  expect(readDetailsEdit(structuredClone(edit), saved)).toEqual(edit);
});
