import { systemActor } from '../../db/actor.ts';
import { isTextingHour } from '../../domain/people/text-messages.ts';
import type { Services } from '../kernel/context.ts';
import { TextRefused } from '../ports/texts/texts.ts';
import { localeOf } from './locale-of.ts';
import { deadlineText } from './wording.ts';

/**
 * Sends a queued text if its recipient still wants texts. It repeats an email, so one that could not leave at a
 * permitted hour is dropped, and one sent twice because the program stopped before it recorded the first does no harm.
 * Throws TextUnavailable, after which the queue tries again.
 */
export async function sendText(services: Services, textId: string): Promise<void> {
  const waiting = await services.database.as(systemActor, (db) =>
    db
      .selectFrom('texts')
      .innerJoin('text_numbers', 'text_numbers.user_id', 'texts.user_id')
      .innerJoin('cases', 'cases.id', 'texts.case_id')
      .select(['texts.user_id', 'texts.case_id', 'texts.due_on', 'cases.case_number'])
      .select(['text_numbers.phone', 'text_numbers.confirmed_at', 'text_numbers.ended_at'])
      .where('texts.id', '=', textId)
      .where('texts.status', '=', 'queued')
      .executeTakeFirst(),
  );
  if (!waiting) return;
  const { texts } = services;
  if (!texts) return settle(services, textId, 'Text messages are not set up any more.');
  if (waiting.ended_at || !waiting.confirmed_at) return settle(services, textId, 'Its reader wants no texts any more.');
  if (!isTextingHour(services.clock.now())) return settle(services, textId, 'The hours of texting were over.');
  const { case_id: caseId, case_number: caseNumber, due_on: dueOn } = waiting;
  const locale = await localeOf(services, waiting.user_id);
  try {
    await texts.send(waiting.phone, deadlineText(services.config.publicUrl, { caseId, caseNumber, dueOn }, locale));
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    if (error.ended) await endByReply(services, waiting.phone);
    return settle(services, textId, error.message);
  }
  await settle(services, textId, null);
}

/** `problem`: why the text was dropped; null when it has left. */
async function settle({ database, clock }: Services, textId: string, problem: string | null): Promise<void> {
  await database.as(systemActor, (db) =>
    db
      .updateTable('texts')
      .set({ status: problem === null ? 'sent' : 'dropped', problem, settled_at: clock.now() })
      .where('id', '=', textId)
      .execute(),
  );
}

/** Ends texts to this number. */
export async function endByReply({ database, clock }: Services, phone: string): Promise<void> {
  await database.as(systemActor, (db) =>
    db
      .updateTable('text_numbers')
      .set({ ended_at: clock.now(), ended_by: 'reply', code_hash: null, code_until: null })
      .where('phone', '=', phone)
      .where('ended_at', 'is', null)
      .execute(),
  );
}
