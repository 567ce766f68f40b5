/** What staff see of the two public forms. */
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { countSubscribers, listSubscribers as subscribersAfter, type SubscriberRow } from './newsletter-queries.ts';
import {
  countInquiries,
  listInquiries,
  setInquiryHandled,
  type InquiryFilter,
  type InquiryPosition,
  type InquiryRow,
} from './queries.ts';

/** Where a page ends. The total travels with it, so that a listing counts once. */
type Position = InquiryPosition & { total: number };
type Page<Row> = { items: Row[]; next: Position | null; total: number };

/** One page of contact messages, and how many match the filter. */
export function list(
  services: Services,
  user: User,
  filter: InquiryFilter,
  after: Position | null,
  limit: number,
): Promise<Page<InquiryRow>> {
  return services.database.as(user, (db) =>
    pageOf(listInquiries(db, filter, after, limit + 1), after?.total ?? countInquiries(db, filter), limit),
  );
}

/** One page of confirmed subscribers, and how many there are. */
export function listSubscribers(
  services: Services,
  user: User,
  after: Position | null,
  limit: number,
): Promise<Page<SubscriberRow>> {
  return services.database.as(user, (db) =>
    pageOf(subscribersAfter(db, after, limit + 1), after?.total ?? countSubscribers(db), limit),
  );
}

/** Marks a contact message handled by this user, or open again. Throws NOT_FOUND. */
export async function markHandled(services: Services, user: User, id: string, handled: boolean): Promise<InquiryRow> {
  const marked = await services.database.as(user, (db) =>
    setInquiryHandled(db, id, handled ? { by: user.id, at: services.clock.now() } : null),
  );
  if (!marked) throw notFound('This message');
  return marked;
}

/** One row more than the page holds is read, to know whether another page follows. */
async function pageOf<Row extends { id: string; position: string }>(
  read: Promise<Row[]>,
  counted: number | Promise<number>,
  limit: number,
): Promise<Page<Row>> {
  const [rows, total] = await Promise.all([read, counted]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, total, next: rows.length > limit && last ? { value: last.position, id: last.id, total } : null };
}
