import { listOwnCases as listPage, type CaseListRow } from '../kernel/find-case.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

export type CasePosition = { created_at: string; id: string };

/** A person's own cases, newest first, with the position after the last one when there are more. */
export async function list(
  services: Services,
  person: Person,
  after: CasePosition | null,
  limit: number,
): Promise<{ rows: CaseListRow[]; next: CasePosition | null }> {
  const found = await services.database.as(person, (db) => listPage(db, person, after, limit + 1));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? { created_at: last.position, id: last.id } : null };
}
