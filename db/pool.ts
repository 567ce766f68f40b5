import pg from 'pg';
import { cutSilent, patience } from './silence.ts';

// Cents and counts stay far below 2^53; a calendar date stays the text `YYYY-MM-DD`, free of any time zone.
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary' && (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC)) return Number;
    if (format !== 'binary' && oid === pg.types.builtins.DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

type DatabaseRole = 'unhold_app' | 'unhold_auth';

/**
 * A pool whose connections assume `role` when they open, so that nothing runs as the owner. Queries on one connection
 * are pipelined: sent without waiting for the previous answer. `max` connections. A query to a database that does not
 * answer at all fails after some seconds.
 */
export function openPool(
  url: string,
  role: DatabaseRole,
  max: number,
  onError: (error: Error) => void,
  waits = patience,
): pg.Pool {
  const schema = role === 'unhold_auth' ? 'auth' : 'public';
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: columnTypes,
    pipeline: true,
    // JIT off: at a million rows the planner would compile queries that take two milliseconds to run.
    options: `-c role=${role} -c search_path=${schema} -c timezone=UTC -c jit=off -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000`,
    connectionTimeoutMillis: 5_000,
    // A new connection plans each statement again, and a user who comes back after a minute would notice the delay.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    // Otherwise the system only checks after two hours whether the other side of an idle connection is still there.
    keepAliveInitialDelayMillis: 30_000,
  });
  cutSilent(pool, url, waits);
  // A restarting server cuts idle connections; without a listener that would crash the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
