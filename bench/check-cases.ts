/**
 * Invariants of every merchant's case in a bench, no matter how often the server was killed: each is complete and
 * exists once.
 */
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
    (select count(*) from outbox x where x.key = 'case-received:' || c.id) as emails,
    (select count(*) from outbox x where x.key = 'case-received:' || c.id and x.status = 'sent') as sent,
    (select count(*) from case_history h where h.case_id = c.id and h.hash <> app.history_hash(h.prev_hash, h)) as broken_history
  from cases c where c.email like $1 || '@bench.example'`;

/** `hasBytes`: whether the storage has this key. `emails`: a LIKE pattern for the merchants whose cases these are. */
type Checked = { keys: Key[]; filesEach: number; hasBytes: (key: string) => boolean; emails?: string };

/** Violations, one line each. */
export type Breaches = { lost: string[]; doubled: string[]; incomplete: string[] };

const expected = (filesEach: number): Record<string, number> => ({
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
});

/** Checks every case of these merchants. */
export async function checkCases(
  client: pg.Client,
  { keys, filesEach, hasBytes, emails = '%' }: Checked,
): Promise<Breaches> {
  const { rows } = await client.query<Record<string, string>>(counts, [emails]);
  const wrong = rows.flatMap((row) =>
    Object.entries(expected(filesEach)).map(([name, count]) => ({
      more: Number(row[name]) - count,
      what: `${row['case_number']} has ${row[name]} ${name}, not ${count}`,
    })),
  );
  return {
    lost: [...keysLost(rows, keys), ...(await bytesMissing(client, hasBytes))],
    doubled: [...keysTwice(rows, keys), ...wrong.filter(({ more }) => more > 0).map(({ what }) => what)],
    incomplete: [
      ...wrong.filter(({ more }) => more < 0).map(({ what }) => what),
      ...keys.filter(({ answer }) => !answer).map(({ key }) => `never acknowledged: ${key}`),
      ...(await keysHalf(client)),
    ],
  };
}

function keysLost(rows: Record<string, string>[], keys: Key[]): string[] {
  const known = new Map(rows.map((row) => [row['id'], row['case_number']]));
  return keys
    .filter(({ answer }) => answer && known.get(answer.case_id) !== answer.case_number)
    .map(({ key }) => `acknowledged and lost: ${key}`);
}

/** One case for two keys, or two for one. */
function keysTwice(rows: Record<string, string>[], keys: Key[]): string[] {
  const shared = keys.length - new Set(keys.map(({ answer, key }) => answer?.case_id ?? key)).size;
  return [
    ...(shared > 0 ? [`${shared} keys share a case`] : []),
    ...(rows.length > keys.length ? [`${rows.length} cases for ${keys.length} keys`] : []),
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
async function bytesMissing(client: pg.Client, hasBytes: Checked['hasBytes']): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select storage_key as key from case_files union select storage_key from uploads union select pdf_key from letter_versions
     union select signed_pdf_key from letter_approvals where signed_pdf_key is not null`,
  );
  return rows.filter(({ key }) => !hasBytes(key)).map(({ key }) => `a row without its bytes: ${key}`);
}
