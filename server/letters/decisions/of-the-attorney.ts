import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { isCurrent } from '../../../domain/people/license.ts';
import { dayOf } from '../../../domain/calendar/utc.ts';
import { isAppointed } from '../../people/appointments.ts';
import { licensesOf } from '../../people/licenses.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** The case's attorney is appointed by two, and holds an active license that was checked within 90 days. */
export async function attorneyDecisions(
  { letter }: JudgedLetter,
  { db, now }: { db: Db; now: Date },
): Promise<LetterDecision[]> {
  const { attorney_id: attorneyId, status } = letter;
  if (attorneyId === null) return [];
  const [appointed, licenses] = await Promise.all([isAppointed(db, attorneyId), licensesOf(db, attorneyId)]);
  const found: LetterDecision[] = [];
  if (!appointed)
    found.push({
      key: 'appointment:missing',
      text: 'The attorney of this case is not appointed with what they sign with: a second member of staff confirms it, under Users.',
      owner: 'staff',
      bars: status === 'approved' ? 'sending' : 'approval',
      place: 'approval',
    });
  // What was approved while the license was good stays approved.
  if (status !== 'approved' && !licenses.some((each) => isCurrent(each, dayOf(now))))
    found.push({
      key: 'license:missing',
      text: 'No license of the attorney is on file as active and checked within 90 days: staff look it up and record it, under Users.',
      owner: 'staff',
      bars: 'approval',
      place: 'approval',
    });
  return found;
}
