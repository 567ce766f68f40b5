import type { Db } from '../../db/actor.ts';
import { firmDayOf, lateOn } from '../../domain/calendar/firm-day.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { markSent } from './mark-sent.ts';
import { deliver } from './record-delivery.ts';

/**
 * Records that a notice has left on the web, where somebody submitted it: it was sent and received on the day of its confirmation. What
 * leaves from here is a copy. The caller has released the letter.
 */
export async function recordSubmission(
  services: Services,
  db: Db,
  user: User,
  { letter, version }: LetterOnDesk,
): Promise<void> {
  const { channel, address, source } = requiredChannel(version.document, version.fact_sheet);
  const form = await db
    .selectFrom('notice_forms')
    .select('completed_on')
    .where('case_id', '=', letter.case_id)
    .where('agreement', '=', source)
    .where('submitted_on_web', '=', true)
    .where((eb) => eb.or([eb('confirmation', 'is not', null), eb('confirmation_file_id', 'is not', null)]))
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = services.clock.now();
  const at = form.completed_on === firmDayOf(now) ? now : lateOn(form.completed_on);
  await markSent(services, db, user, letter.id, { channel, recipient: address.join(', '), at });
  await deliver(services, db, user, letter.id, {
    outcome: 'delivered',
    on: form.completed_on,
    proof: 'confirmation',
  });
}
