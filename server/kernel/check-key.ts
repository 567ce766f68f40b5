import pg from 'pg';
import { keyIdOf } from '../engines/keys/key-id.ts';

/**
 * Refuses a database whose files and tax IDs were encrypted with another key than these, which would look damaged one by
 * one. A database without a key's id, one that is new or from an older version, gets that of the first. Returns the id
 * of the key that the database is of: an older one until `rotate-key` is done. `url` is any login that may serve. Throws
 * with what to do.
 */
export async function checkKey(url: string, appKeys: readonly string[]): Promise<string> {
  const client = new pg.Client({ connectionString: url, options: '-c role=unhold_app' });
  await client.connect();
  try {
    const ids = appKeys.map(keyIdOf);
    const { rows } = await client.query<{ value: string }>('select app.check_key($1) as value', [ids[0]]);
    const found = rows[0]?.value ?? '';
    if (!ids.includes(found))
      throw new Error(
        'APP_KEY is not the key of this database: its files and tax IDs cannot be opened. Set APP_KEY to the key that it was made with, or put its file app-key back into DATA_DIR.',
      );
    return found;
  } finally {
    await client.end();
  }
}
