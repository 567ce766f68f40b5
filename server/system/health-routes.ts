import type { Env, Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import type { Services } from '../kernel/context.ts';
import { version } from '../kernel/version.ts';

const never = { 'cache-control': 'no-store' };

/**
 * For supervisors and load balancers. Live: the process answers; restart one that does not. Ready: 200, or 503 when this
 * process cannot serve now, with what it lacks; send it no requests until it is. Anybody may ask, so free space and
 * waiting times are not shown here but to staff (server/system/get-state.ts) and on METRICS_PORT.
 */
export function healthRoutes<E extends Env>(app: Hono<E>, { readiness }: Pick<Services, 'readiness'>): void {
  app.get(`/api${byteEndpoints['system.live'].path}`, (c) => c.json({ live: true, version }, 200, never));
  app.get(`/api${byteEndpoints['system.ready'].path}`, async (c) => {
    const { ready, draining, checks } = await readiness();
    const parts = Object.fromEntries(Object.entries(checks).map(([name, { ok }]) => [name, { ok }]));
    return c.json({ ready, draining, checks: parts }, ready ? 200 : 503, never);
  });
}
