// Writes db/schema.ts, the row types, from a migrated database: node scripts/generate-types.mjs URL [FILE]
import { spawnSync } from 'node:child_process';
import pg from 'pg';

const [url, file = 'db/schema.ts'] = process.argv.slice(2);
if (!url) throw new Error('expected the URL of a migrated database');
// The pool parses these as numbers (db/pool.ts): cents and counts stay far below 2^53.
const json = 'ColumnType<unknown, string, string>';
const types = { int8: 'number', numeric: 'number', json, jsonb: json };

/**
 * The types of columns that a check constraint limits to some words; the compiler compares them with the program's own
 * lists.
 */
async function wordsOfColumns() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as table, a.attname as column, a.atthasdef as generated,
       pg_get_constraintdef(k.oid) as check
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and array[a.attnum] = k.conkey
     where k.contype = 'c' and n.nspname in ('app', 'auth', 'public')`,
  );
  await client.end();
  const columns = {};
  for (const { schema, table, column, generated, check } of rows) {
    const [, list] =
      /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check) ??
      /^CHECK \(\(\w+ = ('[^']*'::text)\)\)$/.exec(check) ??
      [];
    if (list === undefined) continue;
    const words = [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`);
    const type = words.join(' | ');
    // As a raw expression, because parsing it takes the compiler's older programming interface.
    const expression = generated ? `Generated<${type}>` : type;
    columns[`${schema}.${table}.${column}`] = { type: 'RawExpression', expression };
  }
  return columns;
}

const result = spawnSync(
  process.execPath,
  [
    'node_modules/kysely-codegen/dist/cli/bin.js',
    '--url',
    url,
    '--dialect',
    'postgres',
    '--date-parser',
    'string',
    '--out-file',
    file,
    '--exclude-pattern',
    '{current_objects,migrations}',
    '--type-mapping',
    JSON.stringify(types),
    '--overrides',
    JSON.stringify({ columns: await wordsOfColumns() }),
    '--no-domains',
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
process.exit(result.status ?? 1);
