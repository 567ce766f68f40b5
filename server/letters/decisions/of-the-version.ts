import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { confirmedOn } from '../findings/version-confirmation.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';

/** The attorney confirms on the day itself that a notice rests on the version in force: when approving and when sending. */
export async function versionDecisions(
  { letter, version }: JudgedLetter,
  { db, now }: { db: Db; now: Date },
): Promise<LetterDecision[]> {
  const { packet, situation } = version.fact_sheet;
  if (!packet?.agreement || !situation.flags.includes('notice')) return [];
  if ((await confirmedOn(db, letter.case_id, packet.agreement)) === firmDayOf(now)) return [];
  const doing = letter.status === 'approved' ? 'sent' : 'approved';
  return [
    {
      key: `version:${packet.agreement}`,
      text: `Before the notice is ${doing}, the attorney confirms today that ${packet.agreement} is the version in force.`,
      owner: 'attorney',
      bars: letter.status === 'approved' ? 'sending' : 'approval',
      place: 'agreement',
    },
  ];
}
