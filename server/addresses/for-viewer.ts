import type { Db } from '../../db/actor.ts';
import { barredFrom } from './barred-from.ts';
import type { BookAddressRow } from './queries.ts';

/** `barred_by`: why the viewer may not confirm it, in a sentence; null where they may, and once it is confirmed. */
export type ShownAddress = BookAddressRow & { barred_by: string | null };

/** Addresses of the book with what the viewer may do with each. */
export async function forViewer(db: Db, viewerId: string, rows: BookAddressRow[]): Promise<ShownAddress[]> {
  const open = rows.filter(({ confirmed_at }) => confirmed_at === null);
  const barred = await barredFrom(db, viewerId, open);
  return rows.map((row) => ({ ...row, barred_by: barred.get(row.id) ?? null }));
}
