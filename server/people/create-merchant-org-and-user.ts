import { systemActor } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { nameOrganization } from './organizations.ts';

/**
 * The spec's create_merchant_org_and_user (section 7). The organization exists since the session's first request; this
 * names it, by default Merchant Organization, and sets the user's phone if they have none. Returns the organization's
 * id.
 */
export async function createMerchantOrgAndUser(
  services: Services,
  user: User,
  name: string,
  phone: string | null,
): Promise<string> {
  if (user.orgKind !== 'merchant') throw new Refusal('CONFLICT', 'Failed to create organization');
  await services.database.as(user, (db) => nameOrganization(db, user, name || 'Merchant Organization'));
  if (phone)
    await services.database.as(systemActor, (db) =>
      db.updateTable('users').set({ phone }).where('id', '=', user.id).where('phone', 'is', null).execute(),
    );
  return user.orgId;
}
