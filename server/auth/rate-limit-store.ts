import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../kernel/config.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';

/** One statement counts and decides, so that requests at once cannot all read the old count. */
const count = `
  insert into rate_limits as r (id, key, count, last_request) values ($1, $2, 1, $3)
  on conflict (key) do update set
    count = case when r.last_request <= $3::bigint - $4::bigint then 1 else least(r.count + 1, $5::integer + 1) end,
    last_request = case when r.last_request <= $3::bigint - $4::bigint then $3::bigint else r.last_request end
  returning count, last_request`;

const hour = 60 * 60 * 1_000;

/** Requests of one caller to one path within `window` seconds, counted from the first. The caller is kept as a keyed hash, for a day at most. */
export function rateLimitStore(pool: pg.Pool, { appKey }: Config) {
  let forgottenAt = 0;
  return {
    async consume(
      key: string,
      { window, max }: { window: number; max: number },
    ): Promise<{ allowed: boolean; retryAfter: number | null }> {
      const now = Date.now();
      if (now - forgottenAt > hour) {
        forgottenAt = now;
        await pool.query('delete from rate_limits where last_request < $1', [now - 24 * hour]);
      }
      const { rows } = await pool.query<{ count: number; last_request: number }>(count, [
        uuidv7(),
        keyedHash(appKey, 'sign-in-callers', key),
        now,
        window * 1_000,
        max,
      ]);
      const row = rows[0];
      if (!row || row.count <= max) return { allowed: true, retryAfter: null };
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.last_request + window * 1_000 - now) / 1_000)) };
    },
  };
}
