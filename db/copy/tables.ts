import type pg from 'pg';

/** A table as a backup holds it: generated columns are computed again. */
export type CopiedTable = { schema: string; name: string; columns: string[] };

const schemas = ['app', 'auth', 'public'];
/**
 * Not copied: tables that mean something only in this very database (transaction numbers, the hold of outgoing work,
 * its login, its processes), tables that migrating fills, and sessions, because one that was ended since then must not
 * become valid again.
 */
const left = [
  'app.changes',
  'app.erasing',
  'app.outgoing_hold',
  'app.serving_login',
  'auth.sessions',
  'public.current_objects',
  'public.migrations',
  'public.processes',
  'public.restoring',
];

/** The tables to copy, in order of name. */
export async function copiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as name,
       (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1::text[]) and n.nspname || '.' || c.relname <> all($2::text[])
     order by 1, 2`,
    [schemas, left],
  );
  return rows;
}

/** Every sequence that has been used, with its last number. */
export async function usedSequences(client: pg.Client): Promise<{ name: string; last_value: string }[]> {
  const { rows } = await client.query<{ name: string; last_value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text
     from pg_sequences where schemaname = any($1::text[]) and last_value is not null order by 1`,
    [schemas],
  );
  return rows;
}

/** `"schema"."table" ("column", …)`, for COPY. */
export function tableAndColumns({ schema, name, columns }: CopiedTable): string {
  return `${tableName({ schema, name })} (${columns.map(quoted).join(', ')})`;
}

export const tableName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Each column that names a stored file, and the one beside it with the SHA-256 of its content. */
const keyColumns = [
  { table: 'case_files', column: 'storage_key', sha256: 'sha256' },
  { table: 'sealed_bytes', column: 'storage_key', sha256: 'sha256' },
  { table: 'uploads', column: 'storage_key', sha256: 'sha256' },
  { table: 'letter_versions', column: 'pdf_key', sha256: 'pdf_sha256' },
  { table: 'letter_approvals', column: 'signed_pdf_key', sha256: 'signed_pdf_sha256' },
  { table: 'exhibit_books', column: 'pdf_key', sha256: 'pdf_sha256' },
  { table: 'paper_signatures', column: 'pdf_key', sha256: 'pdf_sha256' },
  { table: 'outbox', column: 'email_key', sha256: 'email_sha256' },
  { table: 'agreement_texts', column: 'file_key', sha256: 'sha256' },
] as const;

/** SQL for every stored file whose row has the hash of its content: `key`, `sha256`. */
export const hashedFiles = keyColumns
  .map(
    ({ table, column, sha256 }) =>
      `select ${column} collate "C" as key, ${sha256} as sha256 from public.${table} where ${column} is not null and ${sha256} is not null`,
  )
  .join('\n    union ');

const keysOf = (columns: readonly { table: string; column: string }[]): string => `
  select distinct key collate "C" as key from (
    ${columns.map(({ table, column }) => `select ${column} as key from public.${table}`).join('\n    union all ')}
    union all select files.value from public.outbox,
      jsonb_each_text(case jsonb_typeof(payload -> 'print' -> 'print_files') when 'object'
        then payload -> 'print' -> 'print_files' else '{}' end) files
      where channel = 'certified_mail') stored
  where key is not null order by 1`;

/** SQL for all keys of stored files that rows refer to, one per row, in byte order. */
export const storedKeys = keysOf(keyColumns);

/** The same for the database of an older release, which may lack a column. */
export async function storedKeysIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped`,
  );
  const there = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  return keysOf(keyColumns.filter(({ table, column }) => there.has(`${table}.${column}`)));
}

/** SQL for the jobs that are still to be done. */
export const pendingJobs = `select name, data from pgboss.job where state < 'completed' order by created_on, id`;
