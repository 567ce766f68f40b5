import type { Processor } from '../../domain/processors.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { bookAddresses, type BookAddressRow } from './queries.ts';

/** The address book, of one processor or of all. */
export const list = (services: Services, user: User, processor: Processor | null): Promise<BookAddressRow[]> =>
  services.database.as(user, (db) => bookAddresses(db, processor));
