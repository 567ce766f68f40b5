import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** The case's attorney reads the whole letter, its exhibits and what it says otherwise than its plan, before they approve it. */
export function readingDecisions({ letter, book, changes, reading }: JudgedLetter): LetterDecision[] {
  // What is still being bound cannot be read, and bars approval by itself.
  if (letter.status === 'approved' || reading !== null || book.state === 'waiting') return [];
  const unread = changes.filter(({ read_on }) => read_on === null).length;
  const what = unread === 0 ? '' : unread === 1 ? ' and its change' : ` and its ${unread} changes`;
  return [
    {
      key: 'reading:open',
      text: `Read the letter${what} before you approve.`,
      owner: 'attorney',
      bars: 'approval',
      place: 'reading',
    },
  ];
}
