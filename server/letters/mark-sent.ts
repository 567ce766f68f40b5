import { letterSent } from './emails.ts';
import type { Actor, Db } from '../../db/actor.ts';
import { writeHistory } from '../kernel/history.ts';
import { planNextAction } from '../kernel/next-action.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { answerDue } from '../../domain/letters/answer-due.ts';
import { currentVersion, findLetter, statedAnswerDay } from './find-letter.ts';
import { channelOfNotice } from '../../drafting/packet/notice-obstacle.ts';

/** A channel has gone out: the first one, and for a notice the one that its agreement asks for, marks the letter sent and emails the merchant, once, the same bytes. */
export async function markSent(
  services: Services,
  db: Db,
  actor: Actor,
  letterId: string,
  how: { channel: string; recipient: string },
): Promise<void> {
  const letter = await findLetter(db, letterId, 'lock');
  await writeHistory(db, actor, letter.case_id, { what: 'letter_left', field: null, old_value: null, new_value: how });
  if (letter.status !== 'sending') return;
  const version = await currentVersion(db, letter);
  const required = channelOfNotice(version.fact_sheet);
  // What goes besides is a copy: the notice is sent when the way that the agreement asks for has been taken.
  if (required !== null && how.channel !== required) return;
  await db
    .updateTable('letters')
    .set({
      status: 'sent',
      sent_at: services.clock.now(),
      answer_due_on: answerDue({ type: letter.demand_type, stated_on: statedAnswerDay(version), delivered_on: null }),
    })
    .where('id', '=', letterId)
    .execute();
  await planNextAction(services, db, letter.case_id);
  await queueEmail(services, db, {
    key: `letter-sent:${letterId}`,
    template: letterSent,
    case_id: letter.case_id,
    letter_id: letterId,
    recipient: letter.email,
    payload: {
      first_name: letter.first_name,
      case_number: letter.case_number,
      case_id: letter.case_id,
      addressee: version.document.addressee.name,
      sha256: version.pdf_sha256,
      version: letter.version,
    },
  });
}
