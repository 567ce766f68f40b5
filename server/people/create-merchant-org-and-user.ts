import { systemActor } from '../../db/actor.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { nameOrganization } from './name-organization.ts';

/**
 * The spec's create_merchant_org_and_user (section 7): the organisation exists since the first request of the session; it gets the name,
 * or the default Merchant Organization, and the person the phone where they have none. Gives the organisation's id.
 */
export async function createMerchantOrgAndUser(
  services: Services,
  person: Person,
  name: string,
  phone: string | null,
): Promise<string> {
  if (person.orgKind !== 'merchant') throw new Refusal('CONFLICT', 'Failed to create organization');
  await services.database.as(person, (db) => nameOrganization(db, person, name || 'Merchant Organization'));
  if (phone)
    await services.database.as(systemActor, (db) =>
      db.updateTable('users').set({ phone }).where('id', '=', person.id).where('phone', 'is', null).execute(),
    );
  return person.orgId;
}
