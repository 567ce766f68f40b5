import { isUnapproved } from '../../../domain/letters/life.ts';
import type { Db } from '../../../db/actor.ts';
import { letterDateOf } from '../../../domain/calendar/firm-day.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { calendarDay } from '../../email/text.ts';
import { endedCase } from '../letter-order.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** Nothing of a case that has ended is approved; `sendDecisions` says why it is not sent. */
export async function caseDecisions({ letter }: JudgedLetter, { db }: { db: Db }): Promise<LetterDecision[]> {
  const ended = await endedCase(db, letter.case_id);
  if (ended === null || letter.status === 'approved') return [];
  return [
    {
      key: 'case:ended',
      text: `${ended}; its letter is not approved.`,
      owner: 'staff',
      bars: 'approval',
      place: 'case',
    },
  ];
}

/** What was entered in the case since this version was written is in no letter that does not say it. */
export function changedCaseDecisions({ caseBlock }: JudgedLetter): LetterDecision[] {
  return caseBlock === null
    ? []
    : [{ key: 'case:changed', text: caseBlock, owner: 'attorney', bars: 'approval', place: 'letter' }];
}

/** A letter is dated on the day of its approval, or on the business day after it: the attorney reads it so dated, and approves that. It leaves soon after. */
export function dateDecisions({ letter, version, dateBlock }: JudgedLetter, { now }: { now: Date }): LetterDecision[] {
  const { dated } = version.document;
  const due = letterDateOf(now);
  if (dateBlock !== null)
    return [{ key: 'date:late', text: dateBlock, owner: 'attorney', bars: 'sending', place: 'letter' }];
  if (!isUnapproved(letter.status) || dated === due) return [];
  return [
    {
      key: 'date:stale',
      text: `It is dated ${calendarDay(dated)}. Approved now, it must be dated ${calendarDay(due)}: date it again, and read that version.`,
      owner: 'attorney',
      bars: 'approval',
      place: 'letter',
    },
  ];
}
