import pg from 'pg';
import { keyCheckOf } from './key-check.ts';

/**
 * Refuses a database whose files and tax IDs were encrypted with another key, which would look damaged one by one. A
 * database without a check value, one that is new or from an older version, gets that of this key. `url` is any login
 * that may serve. Throws with what to do.
 */
export async function checkKey(url: string, appKey: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c role=unhold_app' });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: string }>('select app.check_key($1) as value', [keyCheckOf(appKey)]);
    if (rows[0]?.value !== keyCheckOf(appKey))
      throw new Error(
        'APP_KEY is not the key of this database: its files and tax IDs cannot be opened. Set APP_KEY to the key that it was made with, or put its file app-key back into DATA_DIR.',
      );
  } finally {
    await client.end();
  }
}
