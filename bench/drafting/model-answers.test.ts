import { expect, test } from 'vitest';
import { leavesCourse } from '../../drafting/model/same-course.ts';
import { modelBrief } from '../../drafting/model/brief.ts';
import { measureAnswers } from './measure-answers.ts';
import { answersOf, temperaments } from './model-answers.ts';

test('a hundred recorded answers: faithful ones reach the letter, and none that turns the meaning', async () => {
  const hundred = temperaments.filter((each) => each !== 'free');
  const recorded = hundred.flatMap(answersOf);
  expect(recorded.length).toBe(100);
  expect(recorded.filter(({ turns }) => turns).length).toBeGreaterThan(50);
  expect((await measureAnswers(hundred)).flatMap(({ what, met, misses }) => (met ? [] : [what, ...misses]))).toEqual(
    [],
  );
}, 60_000);

test('every template keeps its own course, and loses it with any sentence left out, doubled or exchanged', () => {
  for (const { draft } of answersOf('faithful'))
    for (const { clauseId, text } of modelBrief(draft, 'measured').clauses) {
      expect([clauseId, leavesCourse(text, text)]).toEqual([clauseId, null]);
      const sentences = text.split(/(?<=[.;]) /);
      for (const at of sentences.keys()) {
        const left = sentences.toSpliced(at, 1).join(' ');
        const twice = sentences.toSpliced(at, 0, sentences[at] ?? '').join(' ');
        for (const each of [left, twice])
          if (each !== '') expect([clauseId, at, leavesCourse(each, text)]).not.toEqual([clauseId, at, null]);
      }
    }
});
