import { listOrganisations as list } from './queries.ts';
import type { OrgKind } from '../../domain/role.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

const most = 20;

/** Organisations of one kind by name, for choosing: the first that a search leaves, each with the e-mail of somebody in it. */
export async function listOrgs(services: Services, person: Person, kind: OrgKind, search: string) {
  return services.database.as(person, (db) => list(db, kind, search, most));
}
