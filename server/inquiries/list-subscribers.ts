import { countSubscribers, listSubscribers as listPage } from './newsletter-queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import type { InquiryPage } from './list.ts';

/** One page of those who get the newsletter, with their number. */
export async function listSubscribers(services: Services, person: Person, after: InquiryPage | null, limit: number) {
  return services.database.as(person, async (db) => {
    const [rows, total] = await Promise.all([
      listPage(db, after, limit + 1),
      after ? Promise.resolve(after.total) : countSubscribers(db),
    ]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next: InquiryPage | null = rows.length > limit && last ? { value: last.position, id: last.id, total } : null;
    return { items, next, total };
  });
}
