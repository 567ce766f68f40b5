/** Invariants of every case, however often the server was killed: each is complete and exists once. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Submitted } from './bench-user.ts';

/** One idempotency key and the response the client got for it. */
export type Key = { key: string; email: string; answer: Submitted | null };

const counts = `
  select c.id, c.case_number, c.email,
    (select count(*) from business_owners o where o.case_id = c.id) as owners,
    (select count(*) from previous_processors p where p.case_id = c.id) as processors,
    (select count(*) from case_files f where f.case_id = c.id) as files,
    (select count(*) from uploads u where u.case_id = c.id) as uploads,
    (select count(*) from fee_terms t where t.case_id = c.id) as fee_terms,
    (select count(*) from case_history h where h.case_id = c.id and h.what = 'case_submitted') as submitted,
    (select count(*) from messages m where m.case_id = c.id and m.message_type = 'ai_analysis') as analyses,
    (select count(*) from letters l where l.case_id = c.id) as letters,
    (select count(*) from letter_versions v where v.case_id = c.id) as versions,
    (select count(*) from outbox x where x.key = 'case-received:' || c.id) as mails,
    (select count(*) from outbox x where x.case_id = c.id and x.status = 'sent') as sent,
    (select count(*) from case_history h where h.case_id = c.id and h.hash <> app.history_hash(h.prev_hash, h)) as broken_history
  from cases c`;

/** Violations, one line each. */
export async function checkCases(
  client: pg.Client,
  dataDir: string,
  keys: Key[],
  filesEach: number,
): Promise<string[]> {
  const { rows } = await client.query<Record<string, string>>(counts);
  const expected: Record<string, number> = {
    owners: 3,
    processors: 2,
    files: filesEach,
    uploads: filesEach,
    fee_terms: 1,
    submitted: 1,
    analyses: 1,
    letters: 1,
    versions: 1,
    emails: 1,
    sent: 1,
    broken_history: 0,
  };
  const half = rows.flatMap((row) =>
    Object.entries(expected)
      .filter(([name, count]) => Number(row[name]) !== count)
      .map(([name, count]) => `${row['case_number']} has ${row[name]} ${name}, not ${count}`),
  );
  return [
    ...keysBreached(rows, keys),
    ...half,
    ...(await keysHalf(client)),
    ...(await bytesMissing(client, dataDir)),
    ...emailsTwice(dataDir),
  ];
}

function keysBreached(rows: Record<string, string>[], keys: Key[]): string[] {
  const known = new Map(rows.map((row) => [row['id'], row]));
  const lost = keys
    .filter(({ answer }) => answer && known.get(answer.case_id)?.['case_number'] !== answer.case_number)
    .map(({ key }) => `acknowledged and lost: ${key}`);
  const unacknowledged = keys.filter(({ answer }) => !answer).map(({ key }) => `never acknowledged: ${key}`);
  const twice = keys.length - new Set(keys.map(({ answer, key }) => answer?.case_id ?? key)).size;
  return [
    ...lost,
    ...unacknowledged,
    ...(twice > 0 ? [`${twice} keys share a case`] : []),
    ...(rows.length === keys.length ? [] : [`${rows.length} cases for ${keys.length} keys`]),
  ];
}

/** Every claimed key names an existing case. */
async function keysHalf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    "select key from idempotency_keys k where not exists (select 1 from cases c where c.id::text = k.response ->> 'case_id')",
  );
  return rows.map(({ key }) => `a key without its case: ${key}`);
}

/** Every file and letter named by a row has its bytes. */
async function bytesMissing(client: pg.Client, dataDir: string): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select storage_key as key from case_files union all select pdf_key from letter_versions union all select signed_pdf_key from letter_approvals where signed_pdf_key is not null',
  );
  return rows
    .filter(({ key }) => !existsSync(join(dataDir, 'files', key)))
    .map(({ key }) => `a row without its bytes: ${key}`);
}

/** An email's file name ends in the key of its Message-ID. */
function emailsTwice(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const keys = names.map((name) => name.slice(name.lastIndexOf('-')));
  return keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `a mail was sent twice: ${key}`);
}
