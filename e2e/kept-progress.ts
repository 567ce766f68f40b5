import { rows } from './database.ts';

/** Cases of this worker's server whose kept progress is not what would be computed now. */
export async function wrongProgress(): Promise<unknown[]> {
  await rows("select set_config('app.actor_role', 'system', false)");
  return rows('select * from app.wrong_progress()');
}
