import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import type { GateRow } from './bars.ts';

const list = new Intl.ListFormat('en-US');

/** What should be known before a letter is approved but bars nothing. */
export const notes: readonly GateRow[] = [
  {
    key: 'address:returned',
    owner: 'attorney',
    place: 'letter',
    says: ({ cameBack }) =>
      cameBack &&
      `The letter sent on ${longDay(firmDayOf(cameBack))} came back from this address. Check it before this one goes there.`,
  },
  {
    key: 'carried:both',
    owner: 'attorney',
    place: 'reading',
    says: ({ carriedOver }) =>
      carriedOver.length === 0
        ? null
        : `The case says otherwise by now in ${list.format(carriedOver)}, where the edited text was kept: read ${carriedOver.length === 1 ? 'it' : 'them'} against the case.`,
  },
  {
    // A note only: what the letter says stays true without it.
    key: 'events:new',
    owner: 'attorney',
    place: 'case',
    says: ({ confirmedSince }) => confirmedSince,
  },
  {
    // A note only, since approval itself throws CONFLICT while the book is being bound.
    key: 'book:waiting',
    owner: 'nobody',
    place: 'letter',
    says: ({ isBookWaiting }) => (isBookWaiting ? 'The exhibits are still being bound into a book.' : null),
  },
  {
    key: 'law:hold',
    owner: 'attorney',
    place: 'agreement',
    says: ({ unknownTerms }) => unknownTerms && `The agreement’s terms on holds are not known: ${unknownTerms}`,
  },
  {
    // A note only: the program may have misread the page, which an attorney can check.
    key: 'file',
    owner: 'attorney',
    place: 'facts',
    says: ({ contradictions }) => contradictions,
  },
  {
    key: 'file:waiting',
    owner: 'nobody',
    place: 'facts',
    says: ({ unreadFiles }) =>
      unreadFiles
        .filter(({ waiting }) => waiting)
        .map(({ id, name }) => ({ id, text: `${name} is still being read.` })),
  },
  {
    key: 'file:unread',
    owner: 'attorney',
    place: 'facts',
    says: ({ unreadFiles }) =>
      unreadFiles
        .filter(({ waiting }) => !waiting)
        .map(({ id, name }) => ({
          id,
          text: `${name} could not be read automatically. Look at it before you approve.`,
        })),
  },
];
