// Writes db/schema.ts, the row types, from a migrated database: node scripts/generate-types.mjs URL [FILE]
import { spawnSync } from 'node:child_process';

const [url, file = 'db/schema.ts'] = process.argv.slice(2);
if (!url) throw new Error('expected the URL of a migrated database');
// The pool parses these as numbers (db/pool.ts): cents and counts stay far below 2^53.
const json = 'ColumnType<unknown, string, string>';
const types = { int8: 'number', numeric: 'number', json, jsonb: json };
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
    '--no-domains',
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
process.exit(result.status ?? 1);
