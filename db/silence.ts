import type { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds: how long an answer may take before the database is probed, and how long the probe may take. */
export const patience = { silentMs: 5_000, probeMs: 3_000 };
/**
 * No query takes this long: a report ends after four minutes (server/reports/make.ts). So the connection itself is
 * lost.
 */
const lostMs = 5 * 60_000;

/**
 * Cuts the connections of a pool that wait for a database which does not answer because it is frozen, or behind a
 * network that lost it. Neither statement_timeout, which the server itself enforces, nor TCP, which takes a quarter of
 * an hour, would end the wait. A statement that only takes long is left alone, because the database answers the probe
 * meanwhile. The waiting query fails with "Connection terminated".
 */
export function cutSilent(pool: pg.Pool, url: string, { silentMs, probeMs }: typeof patience): void {
  let asked: Promise<boolean> | null = null;
  const answers = () =>
    (asked ??= isThere(url, probeMs).finally(() => {
      asked = null;
    }));
  pool.on('connect', (client) => {
    const socket = streamOf(client);
    let heard = { bytes: -1, times: 0 };
    socket.on('timeout', () => {
      heard = { bytes: socket.bytesRead, times: heard.bytes === socket.bytesRead ? heard.times + 1 : 1 };
      if (heard.times * silentMs > lostMs) return void socket.destroy();
      void answers().then((there) => {
        // Do nothing if the connection was given back meanwhile, or has its answer.
        if (socket.timeout === 0 || socket.bytesRead !== heard.bytes) return;
        if (there) socket.setTimeout(silentMs);
        else socket.destroy();
      });
    });
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(silentMs));
  pool.on('release', (_, client) => streamOf(client).setTimeout(0));
}

/** The connection's socket, a TLS stream if TLS is used; pg declares a narrower type. */
const streamOf = (client: pg.Client | pg.PoolClient): Socket => client.connection.stream as Socket;

/** Whether the database accepts a new connection and answers on it, even with an error such as too many connections. */
async function isThere(url: string, ms: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ms });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    streamOf(client).destroy();
  }
}
