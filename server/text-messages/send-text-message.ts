import { systemActor } from '../../db/actor.ts';
import { isTextingHour } from '../../domain/people/text-messages.ts';
import type { Services } from '../kernel/context.ts';
import { TextMessageRefused } from '../ports/text-messages/text-messages.ts';
import { localeOf } from './locale-of.ts';
import { deadlineText } from './wording.ts';

/**
 * Sends a queued text message if its recipient still wants any. It repeats an email, so one that could not leave at a
 * permitted hour is dropped, and one sent twice because the program stopped before it recorded the first does no harm.
 * Throws TextMessageUnavailable, after which the queue tries again.
 */
export async function sendTextMessage(services: Services, textId: string): Promise<void> {
  const waiting = await services.database.as(systemActor, (db) =>
    db
      .selectFrom('text_messages')
      .innerJoin('text_numbers', 'text_numbers.user_id', 'text_messages.user_id')
      .innerJoin('cases', 'cases.id', 'text_messages.case_id')
      .select(['text_messages.user_id', 'text_messages.case_id', 'text_messages.due_on', 'cases.case_number'])
      .select(['text_numbers.phone', 'text_numbers.confirmed_at', 'text_numbers.ended_at'])
      .where('text_messages.id', '=', textId)
      .where('text_messages.status', '=', 'queued')
      .executeTakeFirst(),
  );
  if (!waiting) return;
  const { textMessages } = services;
  if (!textMessages) return settle(services, textId, 'Text messages are not set up any more.');
  if (waiting.ended_at || !waiting.confirmed_at) return settle(services, textId, 'Its reader wants no texts any more.');
  if (!isTextingHour(services.clock.now())) return settle(services, textId, 'The hours of texting were over.');
  const { case_id: caseId, case_number: caseNumber, due_on: dueOn } = waiting;
  const locale = await localeOf(services, waiting.user_id);
  try {
    await textMessages.send(
      waiting.phone,
      deadlineText(services.config.publicUrl, { caseId, caseNumber, dueOn }, locale),
    );
  } catch (error) {
    if (!(error instanceof TextMessageRefused)) throw error;
    if (error.ended) await endByReply(services, waiting.phone);
    return settle(services, textId, error.message);
  }
  await settle(services, textId, null);
}

/** `problem`: why the text message was dropped; null when it has left. */
async function settle({ database, clock }: Services, textId: string, problem: string | null): Promise<void> {
  await database.as(systemActor, (db) =>
    db
      .updateTable('text_messages')
      .set({ status: problem === null ? 'sent' : 'dropped', problem, settled_at: clock.now() })
      .where('id', '=', textId)
      .execute(),
  );
}

/** Ends text messages to this number. */
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
