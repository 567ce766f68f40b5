import pg from 'pg';
import { keyIdOf } from '../engines/keys/key-id.ts';

/**
 * Refuses a database whose files and tax IDs were encrypted with a key other than these, because each of them would
 * look damaged. A database without a key id, being new or from an older version, gets the id of the first key. Returns
 * the id of the database's key, an older one until `rotate-key` is done. `url` is any login that may serve. The error
 * says what to do.
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
