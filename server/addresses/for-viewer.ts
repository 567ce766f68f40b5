import type { Db } from '../../db/actor.ts';
import { barredBeside } from '../people/second-person.ts';
import { ownAddress } from './confirm.ts';
import type { BookAddressRow } from './queries.ts';

/** `barred_by`: why the viewer may not confirm it, in a sentence; null where they may, and once it is confirmed. */
export type ShownAddress = BookAddressRow & { barred_by: string | null };

/** Addresses of the book with what the viewer may do with each. */
export async function forViewer(db: Db, viewerId: string, rows: BookAddressRow[]): Promise<ShownAddress[]> {
  const open = rows.filter(({ confirmed_at }) => confirmed_at === null);
  const barred = await barredBeside(
    db,
    viewerId,
    open.map(({ added_by }) => added_by),
    ownAddress,
  );
  return rows.map((row) => ({
    ...row,
    barred_by: row.confirmed_at === null ? (barred.get(row.added_by) ?? null) : null,
  }));
}
