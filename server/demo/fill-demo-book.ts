import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { processors } from '../../domain/processors.ts';
import { add, type NewAddress } from '../addresses/add.ts';
import { confirm } from '../addresses/confirm.ts';
import { bookAddresses, findInBook } from '../addresses/queries.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

export const sampleAddress = ['Legal Department (sample address)', '1 Example Way', 'San Francisco, CA 94105'];
const sampleEmail = 'legal@processor.example';

/** Made-up addresses of each processor in the book: the attorney adds them, the lead of staff confirms. */
export async function fillDemoBook(
  services: Services,
  { staff, attorney }: Record<'staff' | 'attorney', User>,
): Promise<void> {
  const seen_on = firmDayOf(services.clock.now());
  for (const processor of processors) {
    const sample = {
      processor,
      entity: 'Sample of the demo',
      source: 'Sample of the demo.',
      seen_on,
    };
    await addOnce(services, attorney, { ...sample, purpose: 'legal', channel: 'certified_mail', lines: sampleAddress });
    // For notices: the demo's letters go by mail alone, and say so.
    await addOnce(services, attorney, { ...sample, purpose: 'notice', channel: 'email', lines: [sampleEmail] });
    const book = await services.database.as(staff, (db) => bookAddresses(db, processor));
    for (const { id, origin } of book) if (origin === 'person') await confirm(services, staff, id);
  }
}

/** Adds an address unless it is in the book already, as after a start that was killed. */
async function addOnce(services: Services, by: User, address: NewAddress): Promise<void> {
  const { processor, channel, lines } = address;
  const known = await services.database.as(by, (db) => findInBook(db, processor, channel, lines));
  if (!known) await add(services, by, address);
}
