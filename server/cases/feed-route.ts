import type { Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';
import { downloadPolicy } from '../kernel/security-headers.ts';
import { readFeed } from './calendar-feed.ts';

/** Private, and checked again each time: a calendar program may keep its copy but must ask whether it still holds. */
const headers = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': downloadPolicy,
};

/** A user's calendar feed (RFC 5545): the link is the permission. */
export function feedRoute(app: Hono<AppEnv>, services: Services): void {
  app.get(`/api${byteEndpoints['cases.feed'].path}`, (c) =>
    answerOrRefusal(c, async () => {
      const { text, etag } = await readFeed(services, c.req.query('token') ?? '');
      const known = (c.req.header('if-none-match') ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
      return known.includes(etag)
        ? new Response(null, { status: 304, headers: { ...headers, etag } })
        : new Response(c.req.raw.method === 'HEAD' ? null : text, { headers: { ...headers, etag } });
    }),
  );
}
