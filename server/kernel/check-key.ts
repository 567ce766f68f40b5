import pg from 'pg';
import { keyCheckOf } from './key-check.ts';

/**
 * Refuses a database whose files and tax IDs were encrypted with another key, which would look damaged one by one. A
 * database without a check value, one that is new or from an older version, gets that of this key. `url` is the owner's
 * login. Throws with what to do.
 */
export async function checkKey(url: string, appKey: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('insert into app.key_check (value) values ($1) on conflict do nothing', [keyCheckOf(appKey)]);
    const { rows } = await client.query<{ value: string }>('select value from app.key_check');
    if (rows[0]?.value !== keyCheckOf(appKey))
      throw new Error(
        'APP_KEY is not the key of this database: its files and tax IDs cannot be opened. Set APP_KEY to the key that it was made with, or put its file app-key back into DATA_DIR.',
      );
  } finally {
    await client.end();
  }
}
