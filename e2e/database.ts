import pg from 'pg';
import { readPassword, superuser } from '../db/embedded/cluster.ts';
import { findPlace } from '../db/embedded/place.ts';
import { runningPostmaster } from '../db/embedded/postmaster.ts';
import { dataDir } from './people.ts';

let worker: Promise<pg.Client> | undefined;

/**
 * Runs SQL in this worker's database as its owner, for what no page or API does, such as letting days pass. Returns the
 * rows.
 */
export async function rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await (worker ??= connect());
  return (await client.query<Row>(text, values)).rows;
}

/** Runs the job that checks the days of a case each morning. Returns once it is done; throws if it failed. */
export async function morning(caseId: string): Promise<void> {
  const [job] = await rows<{ id: string }>(
    "insert into pgboss.job (name, data) values ('remind-of-case', $1) returning id",
    [JSON.stringify({ case_id: caseId })],
  );
  for (;;) {
    const [found] = await rows<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]);
    if (found?.state === 'completed') return;
    if (found?.state === 'failed') throw new Error('the reminders failed');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function connect(): Promise<pg.Client> {
  const place = findPlace(dataDir, '/var/lib/unhold');
  const port = runningPostmaster(place)?.port;
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password: readPassword(place) ?? '',
    database: 'unhold',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Makes a user staff as the operator would, so that no other staff member has granted them access. */
export const makeStaff = (id: string) =>
  rows("update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = $1", [id]);

/** Marks a letter's email as refused by the mail server: the demo's server refuses no address that the forms accept. */
export async function refuseEmail(letterId: string): Promise<void> {
  await rows("set session_replication_role = 'replica'");
  await rows(
    "update outbox set status = 'failed', error = 'an address is not name@host', sent_at = null, waits_since = now() where letter_id = $1 and channel = 'email'",
    [letterId],
  );
  await rows("set session_replication_role = 'origin'");
}

/**
 * Records the users' access as granted by the operator: a user whom other staff made staff counts as a second approver
 * only after a week.
 */
export const vouchFor = (emails: readonly string[]) =>
  rows('insert into staff_grants (user_id, granted_at) select id, now() from users where email = any ($1)', [emails]);
