/**
 * A big installation in minutes: 1,000,000 cases of 200,000 merchants, with 3,000,000 owners, 2,000,000 previous processors and
 * 8,000,000 file rows. Triggers, foreign keys and indexes are disabled meanwhile, then restored with the counts. Deterministic.
 */
import type pg from 'pg';
import { seededId, keepProgress } from './seed-cases.ts';

type MillionSize = { cases: number; ownersEach: number; processorsEach: number; filesEach: number };
export const million: MillionSize = { cases: 1_000_000, ownersEach: 3, processorsEach: 2, filesEach: 8 };

const idOf = (prefix: string, n = 'n'): string => seededId(prefix, `(${n})::text`);
const pick = (words: readonly string[], by: string): string =>
  `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + (${by}) % ${words.length}]`;

const first = [
  'Ada',
  'Noor',
  'Mara',
  'Tomas',
  'Priya',
  'Hannah',
  'Daniel',
  'Iris',
  'Greta',
  'Walter',
  'Sofia',
  'Edward',
  'Nora',
  'Amara',
  'Luis',
  'Chen',
  'Olga',
  'Kofi',
  'Yuki',
  'Zoë',
];
const last = [
  'Byron',
  'Haddad',
  'Ellison',
  'Reyes',
  'Nair',
  'Boyd',
  'Okafor',
  'Kwon',
  'Lindqvist',
  'Finch',
  'Marin',
  'Pell',
  'Quill',
  'Diallo',
  'Ortega',
  'Wei',
  'Petrova',
  'Mensah',
  'Tanaka',
  "O'Brien",
];
// One in eleven is "Goods", which 9% of the rows then contain.
const trade = [
  'Goods',
  'Soaps',
  'Cycles',
  'Books',
  'Coffee',
  'Watches',
  'Prints',
  'Outfitters',
  'Studio',
  'Garden',
  'Fitness',
];
const tail = ['LLC', 'Inc', 'Company', 'Partners', 'Limited'];

// Staff who share the open cases; one in forty is unassigned.
const staff = 12;

/** Fills the migrated, empty database of `client` (a superuser). `say` reports progress. */
export async function seedMillion(client: pg.Client, size: MillionSize, say: (line: string) => void): Promise<void> {
  const merchants = Math.max(1, Math.floor(size.cases / 5));
  const step = 100_000;
  await client.query("set session_replication_role = 'replica'");
  await client.query("set synchronous_commit = 'off'");
  await client.query("set maintenance_work_mem = '1GB'");
  const indexes = await dropIndexes(client);
  await client.query(
    `insert into auth.users (id, name, email) select ${idOf('72')}, 'Staff ' || n, 'staff' || n || '@bench.example' from generate_series(1, ${staff}) n`,
  );
  await client.query(
    `insert into users (id, org_id, role, email) select ${idOf('72')}, '01900000-0000-7000-8000-000000000001', 'admin', 'staff' || n || '@bench.example' from generate_series(1, ${staff}) n`,
  );
  await client.query(
    `insert into profiles (user_id, display_name) select ${idOf('72')}, 'Staff ' || n from generate_series(1, ${staff}) n`,
  );
  await client.query(
    `insert into orgs (id, name, kind) select ${idOf('71')}, 'Merchant ' || n, 'merchant' from generate_series(1, ${merchants}) n`,
  );
  await client.query(
    `insert into auth.users (id, name, email) select ${idOf('70')}, 'Merchant ' || n, 'merchant' || n || '@bench.example' from generate_series(1, ${merchants}) n`,
  );
  await client.query(
    `insert into users (id, org_id, email, created_at) select ${idOf('70')}, ${idOf('71')}, 'merchant' || n || '@bench.example', now() - n * interval '1 minute' from generate_series(1, ${merchants}) n`,
  );
  await client.query(
    `insert into profiles (user_id, display_name) select ${idOf('70')}, ${pick(first, 'n')} || ' ' || ${pick(last, 'n / 20')} || ' ' || n from generate_series(1, ${merchants}) n`,
  );
  await client.query('update users set search_text = app.search_text_of(id, email, org_id)');
  for (let from = 1; from <= size.cases; from += step) {
    const rows = `generate_series(${from}, ${Math.min(from + step - 1, size.cases)}) n`;
    for (const statement of statementsFor(rows, merchants, size)) await client.query(statement);
    say(`${Math.min(from + step - 1, size.cases)} cases`);
  }
  for (const { name, definition } of indexes) {
    say(`index ${name}`);
    await client.query(definition);
  }
  await keepProgress(client);
  await client.query("set session_replication_role = 'origin'");
  await client.query('select app.recount()');
  await client.query('vacuum (analyze)');
}

/** Drops the big tables' non-constraint indexes and returns the SQL to recreate them: maintaining them row by row is ten times slower. */
async function dropIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{
    name: string;
    definition: string;
  }>(`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) || coalesce((select string_agg(format('; alter index %s alter column %s set statistics %s', i.indexrelid::regclass, a.attnum, a.attstattarget), '')
      from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget >= 0), '') as definition from pg_index i
    where i.indrelid = any (array['cases', 'business_owners', 'previous_processors', 'case_files', 'users']::regclass[]) and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

/** A deterministic pseudorandom number per `n` and purpose. */
const draw = (what: string): string => `('x' || left(md5(n || '${what}'), 7))::bit(28)::int`;

function statementsFor(rows: string, merchants: number, size: MillionSize): string[] {
  const status = `(array['intake', 'under_review', 'in_progress', 'resolved', 'closed'])[width_bucket(${draw('status')} % 100, array[0, 8, 20, 45, 75])]`;
  const priority = `(array['high', 'medium', 'low'])[width_bucket(${draw('priority')} % 100, array[0, 18, 71])]`;
  return [
    `insert into cases (id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, reason_given, first_name, last_name, email, legal_business_name, business_address, website, product_description, refund_policy, monthly_processing_volume_avg, created_at, owner_id, next_action, next_action_on)
     select ${idOf('01')}, 'UH-2026-' || lpad(n::text, 7, '0'), ${idOf('70', `1 + n % ${merchants}`)}, ${idOf('71', `1 + n % ${merchants}`)}, status, ${priority},
       ${pick(['paypal', 'stripe', 'square', 'shopify', 'worldpay', 'authorize_net', 'other'], draw('processor'))}, (${draw('amount')} % 90000) * 100::bigint + 5000, 'A sudden increase in sales volume.',
       ${pick(first, draw('first'))}, ${pick(last, draw('last'))}, 'merchant' || (1 + n % ${merchants}) || '@shop' || ${draw('shop')} % 5000 || '.example',
       ${pick(last, draw('name'))} || ' ' || ${pick(trade, draw('trade'))} || ' ' || n || ' ' || ${pick(tail, draw('tail'))},
       jsonb_build_object('street', n || ' Main Street', 'city', 'Boulder', 'state', 'CO', 'zip', '80302'), 'www.shop' || n || '.example', 'Goods of many kinds, sold online.', 'Returns within 30 days.', 20000,
       now() - (${size.cases + 1} - n) * interval '37 seconds', case when ${draw('owner')} % 20000 = 0 then null else ${idOf('72', `1 + ${draw('owner')} % ${staff}`)} end,
       case when status in ('resolved', 'closed') then null else 'Review the application' end, case when status in ('resolved', 'closed') then null else current_date - 20 + ${draw('due')} % 60 end
     from ${rows}, lateral (select ${status} as status) as drawn`,
    `insert into business_owners (id, case_id, position, owner_name, ownership_percentage, role_title) select gen_random_uuid(), ${idOf('01')}, p, 'Owner ' || p, 33, 'Member' from ${rows}, generate_series(0, ${size.ownersEach - 1}) p`,
    `insert into previous_processors (id, case_id, position, processor_name, years_used) select gen_random_uuid(), ${idOf('01')}, p, 'Processor ' || p, '2019 to 2023' from ${rows}, generate_series(0, ${size.processorsEach - 1}) p`,
    `insert into case_files (id, case_id, filename, path, storage_key, kind, document_type, content_type, size_bytes, sha256)
     select gen_random_uuid(), ${idOf('01')}, 'document-' || p || '.pdf', n || '/' || p, 'none', 'application_document', 'merchant_statements', 'application/pdf', 12345, repeat('0', 64) from ${rows}, generate_series(0, ${size.filesEach - 1}) p`,
    `insert into fee_terms (case_id, percent, held_amount_cents) select ${idOf('01')}, 20, 0 from ${rows}`,
  ];
}
