/** Seeds 100,000 cases in seconds with generate_series, triggers and foreign keys disabled meanwhile. */
import type pg from 'pg';
import { fillProgress } from '../testing/app/fill-progress.ts';
import { fullApplication } from './full-application.ts';

export const seededCases = 100_000;
/** Cases with owners, processors, files, messages, letters and history; the rest only need to be sorted and counted. */
const whole = 20_000;
/** SQL for an id: two digits for the table, then the number `n` (SQL), formatted as a version 7 UUID. */
export const seededId = (prefix: string, n: string): string =>
  `('${prefix}000000-0000-7000-8000-' || lpad(${n}, 12, '0'))::uuid`;
export const applicantToken = (n: number): string => `bench-session-token-${n}`;
const uploadPrefixes = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
const idOf = (prefix: string): string => seededId(prefix, 'n::text');

/** Cases of 20,000 merchants; the first five belong to `merchantId`, and the first has all five relations. Returns its id. */
export async function seedCases(client: pg.Client, merchantId: string): Promise<string> {
  const owner = `case when n <= 5 then '${merchantId}'::uuid else ${seededId('70', '(5000000 + n % 20000)::text')} end`;
  const address = `jsonb_build_object('street', n || ' Main Street', 'city', 'Boulder', 'state', 'CO', 'zip', '80302')`;
  const series = (count: number) => `generate_series(1, ${count}) n`;
  const when = `now() - n * interval '5 minutes'`;
  await asleep(client, [
    `insert into orgs (id, name, kind) select ${idOf('71')}, 'Merchant ' || n, 'merchant' from generate_series(5000000, 5019999) n`,
    `insert into users (id, org_id, email) select ${idOf('70')}, ${idOf('71')}, 'merchant' || n || '@bench.example' from generate_series(5000000, 5019999) n`,
    `insert into cases (id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, reason_given, first_name, last_name, email, legal_business_name,
       business_address, website, product_description, refund_policy, monthly_processing_volume_avg, created_at)
     select ${idOf('01')}, 'UH-2024-' || lpad(n::text, 6, '0'), ${owner}, '01900000-0000-7000-8000-000000000001',
       (array['intake','under_review','in_progress','resolved','closed'])[1 + n % 5], (array['low','medium','high'])[1 + n % 3], (array['paypal','stripe','square','shopify','worldpay'])[1 + n % 5],
       (n % 900) * 10000, 'A sudden increase in sales volume.', 'First' || n, 'Last' || n, 'merchant' || n || '@bench.example', 'Business ' || n || ' LLC',
       ${address}, 'https://shop' || n || '.example', 'Goods of many kinds, sold online.', 'Returns within 30 days.', 20000, ${when} from ${series(seededCases)}`,
    `insert into business_owners (id, case_id, position, owner_name, ownership_percentage, role_title)
     select gen_random_uuid(), ${idOf('01')}, p, 'Owner ' || p, 33, 'Member' from ${series(whole)}, generate_series(0, 2) p`,
    `insert into previous_processors (id, case_id, position, processor_name, years_used) select gen_random_uuid(), ${idOf('01')}, p, 'Processor ' || p, '2019 to 2023' from ${series(whole)}, generate_series(0, 1) p`,
    `insert into case_files (id, case_id, filename, path, storage_key, kind, document_type, content_type, size_bytes, sha256)
     select gen_random_uuid(), ${idOf('01')}, 'document-' || p || '.pdf', n || '/' || p, 'none', 'application_document', 'merchant_statements', 'application/pdf', 12345, repeat('0', 64)
     from ${series(whole)}, generate_series(0, case when n <= 5 then 7 else 2 end) p`,
    `insert into fee_terms (case_id, percent, held_amount_cents) select ${idOf('01')}, 20, 0 from ${series(whole)}`,
    `insert into messages (id, case_id, message_type, subject, body) select gen_random_uuid(), ${idOf('01')}, 'ai_analysis', 'Analysis', repeat('word ', 200) from ${series(whole)}`,
    `insert into messages (id, case_id, message_type, subject, body, visibility) select gen_random_uuid(), ${idOf('01')}, 'note', 'News', 'The letter was sent.', 'merchant' from ${series(whole)}, generate_series(0, 1)`,
    `insert into letters (id, case_id, demand_type, title, status, due_on, sent_at) select gen_random_uuid(), ${idOf('01')}, p, 'Demand Letter', 'sent', current_date, now()
     from ${series(whole)}, unnest(array['initial', 'follow_up']) p`,
    `insert into case_history (id, case_id, seq, actor_name, what, prev_hash, hash) select gen_random_uuid(), ${idOf('01')}, 1, 'Seed', 'case_submitted', '', '' from ${series(whole)}`,
  ]);
  await keepProgress(client);
  await client.query('vacuum (analyze)');
  return '01000000-0000-7000-8000-000000000001';
}

/** Applicants numbered from `from`, with everything a submission needs: a session, a draft (version 1) and eight uploads each. */
export async function seedApplicants(client: pg.Client, from: number, count: number): Promise<void> {
  const rows = `generate_series(${from}, ${from + count - 1}) n`;
  const template = JSON.stringify(fullApplication('applicant@bench.example', [])).replaceAll("'", "''");
  const files = uploadPrefixes
    .map((prefix) => `jsonb_build_object('id', ${idOf(prefix)}, 'document_type', 'merchant_statements')`)
    .join(', ');
  await asleep(client, [
    `insert into auth.users (id, name, email) select ${idOf('70')}, 'Applicant', 'applicant' || n || '@bench.example' from ${rows}`,
    `insert into auth.sessions (id, user_id, token, expires_at) select ${idOf('72')}, ${idOf('70')}, 'bench-session-token-' || n, now() + interval '1 day' from ${rows}`,
    `insert into orgs (id, name, kind) select ${idOf('71')}, 'Applicant ' || n, 'merchant' from ${rows}`,
    `insert into users (id, org_id, email) select ${idOf('70')}, ${idOf('71')}, 'applicant' || n || '@bench.example' from ${rows}`,
    `insert into application_drafts (user_id, version, step, answers) select ${idOf('70')}, 1, 8, '${template}'::jsonb || jsonb_build_object('files', jsonb_build_array(${files})) from ${rows}`,
    ...uploadPrefixes.map(
      (
        prefix,
        index,
      ) => `insert into uploads (id, user_id, filename, content_type, extension, size_bytes, sha256, storage_key)
      select ${idOf(prefix)}, ${idOf('70')}, 'document-${index}.pdf', 'application/pdf', 'pdf', 12345, repeat('0', 64), 'none' from ${rows}`,
    ),
    // Storing an upload also queues its extraction.
    ...uploadPrefixes.map((prefix) => `insert into file_extractions (file_id) select ${idOf(prefix)} from ${rows}`),
  ]);
  // The trigger fills in what a session knows of its user.
  await client.query("update auth.sessions set who = '' where token like 'bench-session-token-%'");
  await client.query(
    'vacuum (analyze) users, orgs, uploads, application_drafts, file_extractions, auth.users, auth.sessions',
  );
}

async function asleep(client: pg.Client, statements: string[]): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  for (const statement of statements) await client.query(statement);
  await client.query("set session_replication_role = 'origin'");
}

/** Fills in the cases' progress, which the disabled triggers would have kept. */
export async function keepProgress(client: pg.Client): Promise<void> {
  const chunk = 50_000;
  for (let from = 0, last = chunk; last === chunk; from += chunk) {
    const { rowCount } = await client.query(
      fillProgress(`array(select id from cases order by id limit ${chunk} offset ${from})`),
    );
    last = rowCount ?? 0;
  }
}
