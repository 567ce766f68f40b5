import type { Hono } from 'hono';
import { z } from 'zod';
import { byteEndpoints } from '../../contract/bytes.ts';
import { allowed } from '../kernel/byte-route.ts';
import { recalledFor } from '../../domain/messages/live-change.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';

// No cache, proxy or compression may delay an event.
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const recallOf = z.coerce.number().int().min(0).max(recalledFor).default(0);

/** The live stream of what the caller may see: names of what changed, never content (decision 22). */
export function eventRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(`/api${byteEndpoints['events.stream'].path}`, (c) =>
    answerOrRefusal(c, () => {
      const user = allowed('events.stream', c.get('user'));
      const recall = recallOf.safeParse(c.req.query('recall_ms'));
      if (!recall.success)
        throw new Refusal('INVALID_INPUT', `recall_ms must be a whole number from 0 to ${recalledFor}.`, {
          recall_ms: `Give milliseconds, at most ${recalledFor}.`,
        });
      // HEAD is routed here too, and would leave a stream that nobody reads.
      const body =
        c.req.raw.method === 'HEAD' ? null : services.events.open(user, c.req.header('cookie') ?? null, recall.data);
      return new Response(body, { headers });
    }),
  );
}
