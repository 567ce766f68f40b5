import { findCase, findExtras, type CaseExtras, type CaseWithRelations } from '../kernel/find-case.ts';
import type { Side } from '../kernel/find-case-core.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { notFound } from '../kernel/refusal.ts';
import { sideOf } from '../kernel/find-case-core.ts';

/** From which side a case is looked at, whether it is the viewer's own, and when. */
export type Viewer = { side: Side; own: boolean; now: Date };
export type CaseOnPage = { found: CaseWithRelations; extras: CaseExtras; viewer: Viewer };

/** A case with its relations, as the caller may see it. Throws NOT_FOUND for a stranger's and a missing one alike. */
export async function get(services: Services, person: Person, id: string): Promise<CaseOnPage> {
  return services.database.as(person, async (db) => {
    const found = await findCase(db, id);
    if (!found) throw notFound('This case');
    return {
      found,
      extras: await findExtras(db, id),
      viewer: { side: sideOf(person, found.row), own: isMerchantOf(person, found.row), now: services.clock.now() },
    };
  });
}
