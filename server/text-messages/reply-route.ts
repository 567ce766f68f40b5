import type { Hono } from 'hono';
import { v5 as uuidv5 } from 'uuid';
import { byteEndpoints } from '../../contract/bytes.ts';
import { systemActor } from '../../db/actor.ts';
import { textReply } from '../../domain/people/text-reply.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { isSignedByTwilio } from '../ports/text-messages/twilio-text-messages.ts';
import { endByReply } from './send-text-message.ts';

const maxBytes = 64 * 1_024;
const path = `/api${byteEndpoints['textMessages.reply'].path}`;

/** A reply of a known recipient, for staff to read. `caseId`: the case of their last text message, or else their newest. */
type ReaderReply = { id: string; userId: string; caseId: string; words: string };

/** The maximum length of a message in a case. */
const maxShown = 5_000;

/**
 * Twilio's webhook for replies to text messages. A clear wish to stop ends them to that number; START begins them again
 * if the number had been confirmed. Everything but a bare command goes to `show`, for staff. Twilio itself answers
 * STOP, START and HELP, so the answer here is empty.
 */
export function textReplyRoute(
  app: Hono<AppEnv>,
  services: Services,
  show: (reply: ReaderReply) => Promise<void>,
): void {
  app.post(path, (c) =>
    answerOrRefusal(c, async () => {
      const { twilio, publicUrl } = services.config;
      if (!twilio) throw notFound('This endpoint');
      const body = await c.req.text();
      const form = Object.fromEntries(new URLSearchParams(body.slice(0, maxBytes)));
      if (!isSignedByTwilio(twilio.authToken, `${publicUrl}${path}`, form, c.req.header('x-twilio-signature') ?? ''))
        throw new Refusal('UNAUTHORIZED', 'This reply is not signed.');
      const { Body: words, From: phone, MessageSid: sid } = form;
      if (words === undefined || phone === undefined || sid === undefined)
        throw new Refusal('BAD_REQUEST', 'This is no text message.');
      const { means, command } = textReply(words);
      if (means === 'end') await endByReply(services, phone);
      if (means === 'begin') await beginByReply(services, phone);
      const about = command || words.trim() === '' ? [] : await casesOf(services, phone);
      for (const each of about) await show({ ...each, id: uuidv5(sid, each.userId), words: words.slice(0, maxShown) });
      return c.body('<Response/>', 200, { 'content-type': 'text/xml' });
    }),
  );
}

/** The users of a number, each with the case of their last text message, or else their newest case. */
async function casesOf({ database, log }: Services, phone: string): Promise<{ userId: string; caseId: string }[]> {
  const found = await database.as(systemActor, (db) =>
    db
      .selectFrom('text_numbers as n')
      .innerJoin('cases as c', 'c.created_by', 'n.user_id')
      .leftJoin('text_messages as t', (join) =>
        join.onRef('t.case_id', '=', 'c.id').onRef('t.user_id', '=', 'n.user_id'),
      )
      .distinctOn('n.user_id')
      .select(['n.user_id as userId', 'c.id as caseId'])
      .where('n.phone', '=', phone)
      .orderBy('n.user_id')
      .orderBy('t.settled_at', (order) => order.desc().nullsLast())
      .orderBy('c.created_at', 'desc')
      .execute(),
  );
  if (found.length === 0) log.warn('a text message came from a number that no merchant with a case has');
  return found;
}

/** Begins text messages again, except for a user who ended them on the website, since that was said to us directly. */
async function beginByReply({ database }: Services, phone: string): Promise<void> {
  await database.as(systemActor, (db) =>
    db
      .updateTable('text_numbers')
      .set({ ended_at: null, ended_by: null })
      .where('phone', '=', phone)
      .where('ended_by', '=', 'reply')
      .where('confirmed_at', 'is not', null)
      .execute(),
  );
}
