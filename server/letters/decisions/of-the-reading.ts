import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { carriedBoth } from '../carry-over-edits.ts';
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

/** Where edits were carried over into a draft that says otherwise, the edited text stands: the attorney is to know, until they have read it there. */
export async function carriedDecisions(
  { letter, changes }: JudgedLetter,
  { db }: { db: Db },
): Promise<LetterDecision[]> {
  const unread = changes.filter(({ read_on }) => read_on === null);
  if (unread.length === 0) return [];
  const both = new Set(await carriedBoth(db, letter));
  const labels = unread.flatMap(({ key, label }) => (both.has(key) ? [label] : []));
  if (labels.length === 0) return [];
  return [
    {
      key: 'carried:both',
      text: `The case says otherwise by now in ${list.format(labels)}, where the edited text was kept: read ${labels.length === 1 ? 'it' : 'them'} against the case.`,
      owner: 'attorney',
      bars: 'nothing',
      place: 'reading',
    },
  ];
}

const list = new Intl.ListFormat('en-US');
