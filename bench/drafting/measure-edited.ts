import { cpus } from 'node:os';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { processorTime } from '../figures.ts';
import { editedGoldens } from './edited-goldens.ts';
import { atMost, type Goal } from './goal.ts';

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/**
 * The median processor time to verify the golden letters with eight changes each, over `rounds` rounds, each time with
 * facts as fresh from the database.
 */
export function measureEdited(rounds: number): Goal[] {
  const letters = editedGoldens(8);
  const times = Array.from({ length: rounds }, () =>
    letters.map(({ edited, sheet }) => {
      // A fresh copy: what a verification caches per sheet is of no use to the next request.
      const read = structuredClone(sheet);
      return processorTime(() => verifyLetter(edited, read, { confirmedAuthorityIds: [] }));
    }),
  ).flat();
  const { model = 'unknown machine' } = cpus()[0] ?? {};
  return [atMost(`verification of an edited letter, median of ${times.length} on ${model}`, median(times), 20)];
}
