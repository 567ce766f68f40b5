import type pg from 'pg';

/**
 * The owner of a mailbox has proved it. If an account has the address without that proof, its password, sessions,
 * second factors and passkeys end in the same transaction (db/migrations/0002_auth.sql) and the address counts as
 * confirmed. Returns whether there was such an account.
 */
export async function takeOver(pool: pg.Pool, userId: string, keep: 'nothing' | 'password'): Promise<boolean> {
  const { rows } = await pool.query<{ taken: boolean }>('select auth.take_over($1, $2) as taken', [
    userId,
    keep === 'password',
  ]);
  return rows[0]?.taken ?? false;
}
