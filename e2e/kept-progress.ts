import { rows } from './database.ts';

/** The cases in this worker's database whose stored progress differs from what would be computed now. */
export async function wrongProgress(): Promise<unknown[]> {
  await rows("select set_config('app.actor_role', 'system', false)");
  return rows('select * from app.wrong_progress()');
}
