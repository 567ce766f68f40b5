import type pg from 'pg';

/**
 * The owner of a mailbox has shown that it is theirs. When an account carries the address without that, its password, sessions, second
 * factors and passkeys end in the same transaction (db/migrations/0016_accounts.sql) and the address counts as confirmed. Gives whether it did.
 */
export async function takeOver(pool: pg.Pool, userId: string, keep: 'nothing' | 'password'): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>('select auth.take_over($1, $2) as taken', [
    userId,
    keep === 'password',
  ]);
  return rows[0]?.taken ?? false;
}
