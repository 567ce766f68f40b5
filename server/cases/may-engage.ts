import type { CaseProgress } from '../../domain/cases/case-progress.ts';
import type { Services } from '../kernel/context.ts';
import { engagementOf } from '../kernel/engagement.ts';
import type { User } from '../kernel/user.ts';

type OwnCase = { id: string; progress: CaseProgress };

/**
 * The cases, none of which asks its merchant to engage an attorney where that cannot be done: the terms are not confirmed for their state yet.
 * Costs a round trip where a case asks for it, and nothing otherwise.
 */
export async function mayEngage<Of extends OwnCase>(services: Services, user: User, cases: Of[]): Promise<Of[]> {
  const asking = cases.filter(({ progress }) => progress.to_engage);
  if (asking.length === 0) return cases;
  const engagements = await services.database.read(user, (db) =>
    Promise.all(asking.map(({ id }) => engagementOf(services, db, id))),
  );
  const barred = asking.filter((_, index) => engagements[index]?.obstacle !== null);
  return cases.map((each) =>
    barred.includes(each) ? { ...each, progress: { ...each.progress, to_engage: false } } : each,
  );
}
