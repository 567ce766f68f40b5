import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterStatuses, type LetterStatus } from './letter.ts';
import { afterStep, isOut, isSent, isUnsent, letterSteps, live, mayTake, unapproved, type LetterStep } from './life.ts';

const anyStatus = fc.constantFrom(...letterStatuses);
const anySteps = fc.array(fc.constantFrom(...letterSteps), { maxLength: 40 });
type Walked = { from: LetterStatus; step: LetterStep; to: LetterStatus };

/** The steps of these that a letter takes, one after the other; the others it refuses. */
function walk(start: LetterStatus, steps: readonly LetterStep[]): Walked[] {
  const walked: Walked[] = [];
  let from = start;
  for (const step of steps) {
    const to = afterStep(from, step);
    if (to === null) continue;
    walked.push({ from, step, to });
    from = to;
  }
  return walked;
}

test('a superseded letter takes no step at all, and only one that nobody approved is superseded', () => {
  expect(letterSteps.filter((step) => mayTake('superseded', step))).toEqual([]);
  expect(letterStatuses.filter((status) => mayTake(status, 'supersede'))).toEqual([...unapproved]);
});

test('no sequence of steps takes back a letter that has left; only its outcome is corrected', () => {
  fc.assert(
    fc.property(anyStatus, anySteps, (start, steps) => {
      for (const { from, to } of walk(start, steps)) if (isSent(from)) expect(isSent(to)).toBe(true);
    }),
  );
  for (const status of ['delivered', 'returned_to_sender'] as const)
    expect(letterSteps.filter((step) => mayTake(status, step))).toEqual(['deliver', 'come_back']);
});

test('a released letter is unsent again only when all of it was held back, and then its approval is gone', () => {
  fc.assert(
    fc.property(anyStatus, anySteps, (start, steps) => {
      for (const { from, step, to } of walk(start, steps))
        if (isOut(from) && !isOut(to))
          expect({ from, step, to }).toEqual({ from: 'sending', step: 'recall', to: 'in_review' });
    }),
  );
});

test('only an approved letter begins to leave, and another text or attorney voids the approval', () => {
  fc.assert(
    fc.property(anyStatus, anySteps, (start, steps) => {
      for (const { from, step, to } of walk(start, steps)) {
        if (isOut(to) && !isOut(from)) expect({ from, step }).toEqual({ from: 'approved', step: 'send' });
        if (to === 'approved' && from !== 'approved')
          expect({ from, step }).toEqual({ from: 'in_review', step: 'approve' });
        if (step === 'edit' || step === 'reassign') expect(unapproved).toContain(to);
      }
    }),
  );
});

test('every state is reached from a draft, and a living letter can always still leave', () => {
  const reached = new Set<LetterStatus>(['draft']);
  for (const status of reached)
    for (const { to } of letterSteps.flatMap((step) => walk(status, [step]))) reached.add(to);
  expect([...reached].toSorted()).toEqual([...letterStatuses].toSorted());
  const way: LetterStep[] = ['submit', 'approve', 'send', 'leave', 'deliver'];
  for (const status of live) expect(walk(status, way).at(-1)?.to).toBe('delivered');
  expect(letterStatuses.filter((status) => isUnsent(status) || isOut(status) || status === 'superseded')).toEqual([
    ...letterStatuses,
  ]);
});
