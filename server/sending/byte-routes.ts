import type { Hono } from 'hono';
import type { AppEnv } from '../kernel/app-env.ts';
import { keysOf } from '../../domain/json.ts';
import { attachment, byteRoute } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { linkRoute } from './link-route.ts';
import { mailhouseRoute } from './mailhouse-route.ts';
import { presentLetter } from '../letters/present-letter.ts';
import { mailingPaper } from './mailing-papers.ts';
import { noticeEmail, recordSentEmail, sentEmail } from './notice-by-hand.ts';
import { firmRecord } from './firm-record.ts';
import { proofOfService } from './proof-of-service.ts';

/** The papers of an envelope, the notice that counsel emails, the proof that it was sent, the secure link and the mailhouse's reports. */
export function sendingByteRoutes(app: Hono<AppEnv>, services: Services): void {
  linkRoute(app, services);
  mailhouseRoute(app, services);
  const files = { 'letters.proofPdf': proofOfService, 'letters.recordPdf': firmRecord } as const;
  for (const name of ['letters.proofPdf', 'letters.recordPdf'] as const)
    byteRoute(app, name, async (user, id, c) => {
      const { bytes, filename } = await files[name](services, user, id);
      const headers = attachment(filename, 'application/pdf', c.req.query('download') === undefined);
      return new Response(new Uint8Array(bytes), { headers });
    });
  const emails = { 'letters.noticeEmail': noticeEmail, 'letters.sentEmail': sentEmail } as const;
  for (const name of ['letters.noticeEmail', 'letters.sentEmail'] as const)
    byteRoute(app, name, async (user, id) => {
      const { bytes, filename } = await emails[name](services, user, id);
      return new Response(new Uint8Array(bytes), { headers: attachment(filename, 'message/rfc822') });
    });
  byteRoute(app, 'letters.recordSentEmail', async (user, id, c) => {
    const letter = await recordSentEmail(services, user, id, new Uint8Array(await c.req.arrayBuffer()));
    return c.json(presentLetter(letter, user));
  });
  const papers = {
    'letters.mailingAll': 'all',
    'letters.mailingCover': 'cover',
    'letters.mailingForm': 'form',
    'letters.mailingLabel': 'label',
  } as const;
  for (const name of keysOf(papers))
    byteRoute(app, name, async (user, id) => {
      const { bytes, filename } = await mailingPaper(services, user, id, papers[name]);
      return new Response(new Uint8Array(bytes), { headers: attachment(filename, 'application/pdf', true) });
    });
}
