/**
 * A big installation in minutes: 1,000,000 cases of 200,000 merchants, with 3,000,000 owners, 2,000,000 previous processors and
 * 8,000,000 file rows; triggers and foreign keys asleep while they are written, then the counts made anew. Deterministic.
 */
import type pg from 'pg';
import { seededId } from './seed-cases.ts';

export type MillionSize = { cases: number; ownersEach: number; processorsEach: number; filesEach: number };
export const million: MillionSize = { cases: 1_000_000, ownersEach: 3, processorsEach: 2, filesEach: 8 };

const idOf = (prefix: string, n = 'n'): string => seededId(prefix, `(${n})::text`);
const pick = (words: readonly string[], by: string): string => `(array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}])[1 + (${by}) % ${words.length}]`;

const first = ['Ada', 'Noor', 'Mara', 'Tomas', 'Priya', 'Hannah', 'Daniel', 'Iris', 'Greta', 'Walter', 'Sofia', 'Edward', 'Nora', 'Amara', 'Luis', 'Chen', 'Olga', 'Kofi', 'Yuki', 'Zoë'];
const last = ['Byron', 'Haddad', 'Ellison', 'Reyes', 'Nair', 'Boyd', 'Okafor', 'Kwon', 'Lindqvist', 'Finch', 'Marin', 'Pell', 'Quill', 'Diallo', 'Ortega', 'Wei', 'Petrova', 'Mensah', 'Tanaka', "O'Brien"];
// One in eleven is "Goods": a text that 9 % of the rows contain.
const trade = ['Goods', 'Soaps', 'Cycles', 'Books', 'Coffee', 'Watches', 'Prints', 'Outfitters', 'Studio', 'Garden', 'Fitness'];
const tail = ['LLC', 'Inc', 'Company', 'Partners', 'Limited'];

/** Fills the database at `client` (a superuser of a migrated, empty one). `say` tells how far it is. */
export async function seedMillion(client: pg.Client, size: MillionSize, say: (line: string) => void): Promise<void> {
  const merchants = Math.max(1, Math.floor(size.cases / 5));
  const step = 100_000;
  await client.query("set session_replication_role = 'replica'");
  await client.query("set synchronous_commit = 'off'");
  await client.query(`insert into orgs (id, name, kind) select ${idOf('71')}, 'Merchant ' || n, 'merchant' from generate_series(1, ${merchants}) n`);
  await client.query(`insert into auth.users (id, name, email) select ${idOf('70')}, 'Merchant ' || n, 'merchant' || n || '@bench.example' from generate_series(1, ${merchants}) n`);
  await client.query(`insert into users (id, org_id, email, created_at) select ${idOf('70')}, ${idOf('71')}, 'merchant' || n || '@bench.example', now() - n * interval '1 minute' from generate_series(1, ${merchants}) n`);
  for (let from = 1; from <= size.cases; from += step) {
    const rows = `generate_series(${from}, ${Math.min(from + step - 1, size.cases)}) n`;
    for (const statement of statementsFor(rows, merchants, size)) await client.query(statement);
    say(`${Math.min(from + step - 1, size.cases)} cases`);
  }
  await client.query("set session_replication_role = 'origin'");
  await client.query('select app.recount()');
  await client.query('vacuum (analyze)');
}

function statementsFor(rows: string, merchants: number, size: MillionSize): string[] {
  // Spread by multiplication with a number that has no factor in common with the list lengths; `h` looks random and is not.
  const h = '((n::bigint * 7919 + 104729) % 1000003)::int';
  const status = `case when ${h} % 100 < 8 then 'intake' when ${h} % 100 < 20 then 'under_review' when ${h} % 100 < 45 then 'in_progress' when ${h} % 100 < 75 then 'resolved' else 'closed' end`;
  const priority = `case when ${h} % 17 < 3 then 'high' when ${h} % 17 < 12 then 'medium' else 'low' end`;
  return [
    `insert into cases (id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, reason_given, first_name, last_name, email, legal_business_name, business_address, website, product_description, refund_policy, monthly_processing_volume_avg, created_at)
     select ${idOf('01')}, 'UH-2026-' || lpad(n::text, 7, '0'), ${idOf('70', `1 + n % ${merchants}`)}, ${idOf('71', `1 + n % ${merchants}`)}, ${status}, ${priority},
       ${pick(['paypal', 'stripe', 'square', 'shopify', 'worldpay', 'authorize_net', 'other'], `${h} / 3`)}, (${h} % 90000) * 100::bigint + 5000, 'A sudden increase in sales volume.',
       ${pick(first, h)}, ${pick(last, `${h} / 7`)}, 'merchant' || (1 + n % ${merchants}) || '@shop' || ${h} % 5000 || '.example',
       ${pick(last, `${h} / 11`)} || ' ' || ${pick(trade, h)} || ' ' || n || ' ' || ${pick(tail, `${h} / 13`)},
       jsonb_build_object('street', n || ' Main Street', 'city', 'Boulder', 'state', 'CO', 'zip', '80302'), 'www.shop' || n || '.example', 'Goods of many kinds, sold online.', 'Returns within 30 days.', 20000,
       now() - n * interval '37 seconds' from ${rows}`,
    `insert into business_owners (id, case_id, position, owner_name, ownership_percentage, role_title) select gen_random_uuid(), ${idOf('01')}, p, 'Owner ' || p, 33, 'Member' from ${rows}, generate_series(0, ${size.ownersEach - 1}) p`,
    `insert into previous_processors (id, case_id, position, processor_name, years_used) select gen_random_uuid(), ${idOf('01')}, p, 'Processor ' || p, '2019 to 2023' from ${rows}, generate_series(0, ${size.processorsEach - 1}) p`,
    `insert into case_files (id, case_id, filename, path, storage_key, kind, document_type, content_type, size_bytes, sha256)
     select gen_random_uuid(), ${idOf('01')}, 'document-' || p || '.pdf', n || '/' || p, 'none', 'application_document', 'merchant_statements', 'application/pdf', 12345, repeat('0', 64) from ${rows}, generate_series(0, ${size.filesEach - 1}) p`,
    `insert into fee_terms (case_id, percent, held_amount_cents) select ${idOf('01')}, 20, 0 from ${rows}`,
  ];
}
