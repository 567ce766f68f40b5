import { countInquiries, listInquiries as listPage, type InquiryFilter, type InquiryPosition } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** Where a page ends; the total travels with it, so that counting happens once a listing. */
export type InquiryPage = InquiryPosition & { total: number };

/** One page of the contact form's messages with the number that the filter leaves. */
export async function list(
  services: Services,
  person: Person,
  filter: InquiryFilter,
  after: InquiryPage | null,
  limit: number,
) {
  return services.database.as(person, async (db) => {
    const [rows, total] = await Promise.all([
      listPage(db, filter, after, limit + 1),
      after ? Promise.resolve(after.total) : countInquiries(db, filter),
    ]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next: InquiryPage | null = rows.length > limit && last ? { value: last.position, id: last.id, total } : null;
    return { items, next, total };
  });
}
