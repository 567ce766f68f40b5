import type { Db } from '../../db/actor.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';

/**
 * A notice that the agreement wants through the processor's contact page leaves there first, by hand: only a copy leaves by mail and email.
 * Throws LETTER_BLOCKED until it is recorded for the approved letter.
 */
export async function requireContactPage(db: Db, { letter, version, approval }: LetterOnDesk): Promise<void> {
  const { packet, situation } = version.fact_sheet;
  if (packet?.channel !== 'contact_page' || !situation.flags.includes('notice') || !approval) return;
  const submitted = await db
    .selectFrom('notice_forms')
    .select('id')
    .where('case_id', '=', letter.case_id)
    .where('agreement', '=', packet.agreement)
    .where('submitted_on_web', '=', true)
    .where('recorded_at', '>', approval.at)
    .executeTakeFirst();
  if (!submitted)
    throw new Refusal(
      'LETTER_BLOCKED',
      'The agreement asks for this notice through the contact page that it names. Submit the approved letter there and record the day; then send the copies.',
    );
}
