import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { casesNaming, type NamedCase } from './queries.ts';

/**
 * The cases that name the caller's confirmed address and are not open to them: only that they exist, and since when.
 */
export const listNamed = (services: Services, user: User): Promise<NamedCase[]> =>
  services.database.read(user, casesNaming);
