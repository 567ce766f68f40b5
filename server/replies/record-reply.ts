import type { Db } from '../../db/actor.ts';
import type { Cents } from '../../domain/money/cents.ts';
import type { User } from '../kernel/user.ts';
import type { CaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { checkPastDay, isRepeat } from '../kernel/entry.ts';
import { addGiven } from '../documents/add.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { checkReply, type ReplyEntry } from './check-reply.ts';
import { queueEmail } from '../email/queue-email.ts';
import { offerMade, offerToAdvise } from './emails.ts';
import { repliesOf, requireStaff, type ReplyRow } from './list-replies.ts';

/**
 * Records what the processor said, once, with the file or upload that shows it: later letters, clocks and the next action rest on this row. For an offer, the
 * database also makes the ledger's offer, under the same id, and merchant and counsel are notified. The history has the reply's
 * day, kind and amount but not its text, since a text can be erased and the history cannot. Idempotent by `entry_id`.
 * Throws NOT_FOUND, INVALID_INPUT by field, CONFLICT for an offer in a case that has ended, IDEMPOTENCY_MISMATCH.
 */
export async function recordReply(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, ...entry }: ReplyEntry & { entry_id: string },
): Promise<ReplyRow[]> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const found = await db.selectFrom('processor_replies').selectAll().where('id', '=', entry_id).executeTakeFirst();
    if (isRepeat(found, { case_id: caseId, ...entry })) return repliesOf(db, caseId);
    const now = services.clock.now();
    checkPastDay('received_on', entry.received_on, theCase, now);
    if (entry.file_id !== null)
      await addGiven(services, db, user, caseId, { id: entry.file_id, document_type: 'processor_reply' });
    await checkReply({ db, theCase, now }, entry);
    await db
      .insertInto('processor_replies')
      .values({
        id: entry_id,
        case_id: caseId,
        ...entry,
        entered_by: user.id,
        entered_by_name: user.name,
        created_at: now,
      })
      .execute();
    const { words: _words, terms: _terms, ...recorded } = entry;
    await writeHistory(db, user, caseId, {
      what: entry.kind === 'offer' ? 'offer_recorded' : 'reply_recorded',
      field: null,
      old_value: null,
      new_value: { reply_id: entry_id, ...recorded },
    });
    await leaveForPlanning(services, db, caseId);
    if (entry.kind === 'offer' && entry.amount_cents !== null)
      await notifyOfOffer(services, db, theCase, {
        id: entry_id,
        amount_cents: entry.amount_cents,
        answer_by: entry.expires_on,
      });
    return repliesOf(db, caseId);
  });
}

/** The merchant, who decides, and counsel, who advises them that day. */
async function notifyOfOffer(
  services: Services,
  db: Db,
  theCase: CaseCore,
  { id, ...offer }: { id: string; amount_cents: Cents; answer_by: string | null },
): Promise<void> {
  await queueCaseEmail(services, db, {
    key: `offer-made:${id}`,
    template: offerMade,
    case_id: theCase.id,
    letter_id: null,
    payload: {
      first_name: theCase.first_name,
      case_number: theCase.case_number,
      case_id: theCase.id,
      ...offer,
    },
  });
  if (theCase.attorney_id === null) return;
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', theCase.attorney_id)
    .executeTakeFirstOrThrow();
  await queueEmail(services, db, {
    key: `offer-to-advise:${id}`,
    template: offerToAdvise,
    case_id: theCase.id,
    letter_id: null,
    recipient: email,
    payload: {
      case_number: theCase.case_number,
      case_id: theCase.id,
      business: theCase.legal_business_name,
      ...offer,
    },
  });
}
