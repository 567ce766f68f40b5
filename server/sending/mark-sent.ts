import { afterStep } from '../../domain/letters/life.ts';
import { letterSent } from './emails.ts';
import type { Actor, Db } from '../../db/actor.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { replyDue } from '../../domain/letters/reply-due.ts';
import { currentVersion, findLetter, statedReplyDay } from '../letters/find-letter.ts';
import { currentApproval } from '../letters/get.ts';
import { requiredChannel, type RequiredChannel } from '../../drafting/packet/required-channel.ts';

/**
 * Records in the history that a letter has left by a channel. If it is the required one, the letter is marked as sent
 * and the merchant gets the same bytes by email, once. By any other channel it is only a copy. `at`: when it left, if
 * not now.
 */
export async function markSent(
  services: Services,
  db: Db,
  actor: Actor,
  letterId: string,
  { at, ...how }: { channel: RequiredChannel['channel']; recipient: string; at?: Date },
): Promise<void> {
  const letter = await findLetter(db, letterId, 'lock');
  const version = await currentVersion(db, letter);
  const required = requiredChannel(version.document, version.fact_sheet);
  // A notice by email has a copy by email, for the processor's lawyer.
  const isCopy =
    how.channel !== required.channel ||
    (required.channel === 'email' && how.recipient.toLowerCase() !== required.address[0]?.toLowerCase());
  await writeHistory(db, actor, letter.case_id, {
    what: 'letter_left',
    field: null,
    old_value: null,
    new_value: { ...how, ...(isCopy ? { as: 'copy' } : {}), ...(at ? { on: firmDayOf(at) } : {}) },
  });
  const status = afterStep(letter.status, 'leave');
  if (status === null || isCopy) return;
  await db
    .updateTable('letters')
    .set({
      status,
      sent_at: at ?? services.clock.now(),
      reply_due_on: replyDue({ type: letter.demand_type, stated_on: statedReplyDay(version), delivered_on: null }),
    })
    .where('id', '=', letterId)
    .execute();
  await leaveForPlanning(services, db, letter.case_id);
  await queueCaseEmail(services, db, {
    key: `letter-sent:${letterId}`,
    template: letterSent,
    case_id: letter.case_id,
    letter_id: letterId,
    payload: {
      first_name: letter.first_name,
      case_number: letter.case_number,
      case_id: letter.case_id,
      addressee: version.document.addressee.name,
      sha256: (await currentApproval(db, letter))?.sha256 ?? version.pdf_sha256,
      version: letter.version,
    },
  });
}
