import type { Processor } from '../../domain/processors.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { forViewer, type ShownAddress } from './for-viewer.ts';
import { bookAddresses } from './queries.ts';

/** The address book, of one processor or of all. */
export const list = (services: Services, user: User, processor: Processor | null): Promise<ShownAddress[]> =>
  services.database.as(user, async (db) => forViewer(db, user.id, await bookAddresses(db, processor)));
