import type { Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { systemActor } from '../../db/actor.ts';
import { replyMeans } from '../../domain/people/text-messages.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { isSignedByTwilio } from '../ports/texts/twilio-texts.ts';
import { endByReply } from './send-text.ts';

const maxBytes = 64 * 1_024;
const path = `/api${byteEndpoints['texts.reply'].path}`;

/**
 * Twilio's webhook of what readers reply: STOP ends texts to that number, START begins them again where its owner had confirmed it. Twilio
 * itself answers both and HELP, so the answer here is empty.
 */
export function textReplyRoute(app: Hono<AppEnv>, services: Services): void {
  app.post(path, (c) =>
    answerOrRefusal(c, async () => {
      const { twilio, publicUrl } = services.config;
      if (!twilio) throw notFound('This endpoint');
      const body = await c.req.text();
      const form = Object.fromEntries(new URLSearchParams(body.slice(0, maxBytes)));
      if (!isSignedByTwilio(twilio.authToken, `${publicUrl}${path}`, form, c.req.header('x-twilio-signature') ?? ''))
        throw new Refusal('UNAUTHORIZED', 'This reply is not signed.');
      const meaning = replyMeans(form['Body'] ?? '');
      if (meaning === 'end') await endByReply(services, form['From'] ?? '');
      if (meaning === 'begin') await beginByReply(services, form['From'] ?? '');
      return c.body('<Response/>', 200, { 'content-type': 'text/xml' });
    }),
  );
}

/** Who ended texts on the website said so to us, and begins them there. */
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
