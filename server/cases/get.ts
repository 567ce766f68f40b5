import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import { findCase, type CaseWithRelations } from '../kernel/find-case.ts';
import type { Side } from '../kernel/find-case-core.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { confirmedEvents } from '../story/queries.ts';
import { mayEngage } from './may-engage.ts';
import { notFound } from '../kernel/refusal.ts';
import { sideOf } from '../kernel/find-case-core.ts';

/**
 * Which side the viewer is on, whether the case is their own, whether they submitted it, and the time of the request.
 */
export type Viewer = { side: Side; own: boolean; owner: boolean; now: Date };
export type CaseOnPage = { found: CaseWithRelations; events: readonly CaseEvent[]; viewer: Viewer };

/**
 * A case with its relations, as the caller may see it. Throws NOT_FOUND, for another merchant's case as for a missing
 * one.
 */
export async function get(services: Services, user: User, id: string): Promise<CaseOnPage> {
  const { found, events } = await services.database.readCase(user, id, async (db) => {
    const [theCase, confirmed] = await Promise.all([findCase(db, id), confirmedEvents(db, id)]);
    return { found: theCase, events: confirmed };
  });
  if (!found) throw notFound('This case');
  const [{ progress } = found] = await mayEngage(services, user, [{ id, progress: found.progress }]);
  const viewer = {
    side: sideOf(user, found.row),
    own: isMerchantOf(user, found.row),
    owner: user.role === 'client' && found.row.created_by === user.id,
    now: services.clock.now(),
  };
  return { found: { ...found, progress }, events, viewer };
}
