import pg from 'pg';
import { systemActor } from '../../db/actor.ts';
import { isOwner } from '../../db/logins.ts';
import type { Services } from '../kernel/context.ts';
import { markSentSince } from './mark-sent-since.ts';
import { stopDoubtful } from './stop-doubtful.ts';

/**
 * Ends the hold that a restore began: the workers send what waits, within seconds. Returns how many emails and letters
 * wait to be sent, how many were sent already according to the journal of sends (`known`), and how many wait for staff
 * (`doubtful`); null when nothing was held. `url` is the owner's login; the program's own roles cannot do this.
 */
export async function releaseOutgoing(
  services: Services,
  url: string,
): Promise<{ emails: number; letters: number; known: number; doubtful: number } | null> {
  const { database, jobs } = services;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isOwner(client))) throw new Error("Only the owner's login ends the hold: set DATABASE_OWNER_URL.");
    const { rows } = await client.query<{ restored_to: Date }>('select restored_to from app.outgoing_hold');
    const [held] = rows;
    if (!held) return null;
    const known = await markSentSince(services, held.restored_to);
    const doubtful = await stopDoubtful(services, held.restored_to);
    // The queue forgets jobs after two weeks.
    const counts = await database.as(systemActor, async (db) => {
      const waiting = await db
        .selectFrom('outbox')
        .select(['id', 'channel'])
        .where('status', 'in', ['queued', 'sending'])
        .execute();
      const jobbed = new Set(await jobbedIds(client));
      const ids = (channel: string) =>
        waiting.filter((row) => row.channel === channel).map(({ id }) => ({ outbox_id: id }));
      const lost = (channel: string) => ids(channel).filter(({ outbox_id }) => !jobbed.has(outbox_id));
      await jobs.enqueue(db, 'send-email', ...lost('email'));
      await jobs.enqueue(db, 'print-letter', ...lost('certified_mail'));
      return { emails: ids('email').length, letters: ids('certified_mail').length, known, doubtful };
    });
    await client.query('delete from app.outgoing_hold');
    return counts;
  } finally {
    await client.end();
  }
}

async function jobbedIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select data ->> 'outbox_id' as id from pgboss.job where name in ('send-email', 'print-letter') and state < 'completed'",
  );
  return rows.map(({ id }) => id);
}
