import { setInquiryHandled, type InquiryRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** Marks a message of the contact form handled by this person, or open again. Throws NOT_FOUND. */
export async function markHandled(
  services: Services,
  person: Person,
  id: string,
  handled: boolean,
): Promise<InquiryRow> {
  const marked = await services.database.as(person, (db) =>
    setInquiryHandled(db, id, handled ? { by: person.id, at: services.clock.now() } : null),
  );
  if (!marked) throw notFound('This message');
  return marked;
}
