import type { Hono } from 'hono';
import { byteEndpoints } from '../../contract/contract.ts';
import type { AppEnv } from '../app-env.ts';
import type { Services } from '../context.ts';
import { answerOrRefusal } from './answer-refusal.ts';
import { allowed } from './byte-routes.ts';

// No cache, no proxy and no packing may hold an event back.
const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

/** The live stream of what the caller may see: names of what changed, never content (decision 22). */
export function eventRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(`/api${byteEndpoints['events.stream'].path}`, (c) => answerOrRefusal(c, () => {
    const person = allowed('events.stream', c.get('person'));
    // HEAD is routed here too, and nobody would ever read its stream.
    const body = c.req.raw.method === 'HEAD' ? null : services.events.open(person, c.req.header('cookie') ?? null);
    return new Response(body, { headers });
  }));
}
