/** What happens in the cases of seed-million.ts. */
import type pg from 'pg';
import { seededId } from './seed-cases.ts';

const id = (n = 'n') => seededId('01', `(${n})::text`);

/** Case activity: each has an analysis of a few thousand characters, most a letter, many an offer, a third a recovery. */
export async function seedWays(client: pg.Client, cases: number, say: (line: string) => void): Promise<void> {
  const rows = `generate_series(1, ${cases}) n`;
  const after = (days: string) => `now() - (${cases + 1} - n) * interval '37 seconds' + (${days}) * interval '1 day'`;
  await client.query("set session_replication_role = 'replica'");
  const statements = [
    `insert into messages (id, case_id, message_type, subject, body, created_at) select gen_random_uuid(), ${id()}, 'ai_analysis', 'AI Case Analysis', repeat(md5(n::text), 100), ${after('0.01')} from ${rows}`,
    `insert into messages (id, case_id, message_type, subject, body, visibility, created_at) select gen_random_uuid(), ${id()}, 'message', '', 'Words.', 'merchant', ${after('p')} from ${rows}, generate_series(1, 3) p`,
    `insert into letters (id, case_id, demand_type, title, status, due_on, created_at, sent_at, delivered_on)
     select gen_random_uuid(), ${id()}, 'initial', 'Demand', (array['draft', 'in_review', 'approved', 'sent', 'delivered', 'delivered', 'delivered', 'returned_to_sender'])[1 + n % 8], current_date, ${after('1')},
       case when n % 8 > 2 then ${after('3 + n % 5')} end, case when n % 8 > 3 then (${after('8 + n % 9')})::date end from ${rows} where n % 10 > 0`,
    `insert into offers (id, case_id, reply_id, amount_cents, status, received_on) select gen_random_uuid(), ${id()}, gen_random_uuid(), 100, (array['open', 'declined', 'accepted'])[1 + n % 3], (${after('20 + n % 30')})::date from ${rows} where n % 4 = 0`,
    `insert into recoveries (id, case_id, amount_cents, received_on) select gen_random_uuid(), ${id()}, 100000 + n, (${after('25 + n % 30 + p')})::date from ${rows}, generate_series(1, 2) p where n % 3 = 0`,
  ];
  for (const [index, statement] of statements.entries()) {
    await client.query(statement);
    say(`ways: ${index + 1} of ${statements.length}`);
  }
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum (analyze)');
}
