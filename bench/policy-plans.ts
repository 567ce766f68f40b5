/**
 * Prints how PostgreSQL evaluates each table's policies, for each role: `npm run --prefix bench policy-plans`. What to
 * look for: who the actor is comes from an InitPlan, once per query, and no SubPlan reads more than one row.
 * `db/policy-plans.test.ts` checks the first.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { temporaryFolder } from './temporary-folder.ts';

const roles = ['client', 'attorney', 'admin'];
const sameForAll = 'select set_config($1, $2, false)';

async function plansOf(client: pg.Client, table: string): Promise<string> {
  const plans = new Map<string, string[]>();
  for (const role of roles) {
    await client.query(sameForAll, ['app.actor_role', role]);
    const plan = await client
      .query<{ 'QUERY PLAN': string }>(`explain (costs off) select * from ${table}`)
      .then(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'))
      .catch((error: Error) => error.message);
    plans.set(plan, [...(plans.get(plan) ?? []), role]);
  }
  return [...plans].map(([plan, who]) => `-- ${table}, as ${who.join(', ')}\n${plan}`).join('\n\n');
}

const folder = temporaryFolder();
const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
try {
  await migrate(embedded.url, () => {});
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity order by relname",
  );
  await client.query('set role unhold_app');
  await client.query(sameForAll, ['app.actor_id', randomUUID()]);
  const plans: string[] = [];
  for (const { name } of tables) plans.push(await plansOf(client, name));
  process.stdout.write(`${plans.join('\n\n')}\n`);
  await client.end();
} finally {
  await embedded.stop();
  folder.remove();
}
