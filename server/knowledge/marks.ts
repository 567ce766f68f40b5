import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { MarkedKind } from '../../domain/knowledge.ts';
import { libraryLists } from '../../drafting/library-lists.ts';

export type Confirmed = { by: string; at: Date };
export type Retirement = { id: string; by: string; at: Date; reason: string; restored: Confirmed | null };
/** What the installation says of its entries, by `kind:key`. `before`: confirmations of a clause in words that have been edited since. */
export type Marks = {
  confirmed: Map<string, Confirmed>;
  before: Map<string, Confirmed>;
  retirements: Map<string, Retirement[]>;
};

export const markOf = (kind: MarkedKind, key: string): string => `${kind}:${key}`;
/** The retirement that stands, if one does. */
export const standing = (marks: Marks, mark: string): Retirement | null =>
  marks.retirements.get(mark)?.find((each) => each.restored === null) ?? null;

const wordings = new Map(libraryLists.clauses.map(({ id, wording }) => [id, wording]));

/** Reads them for staff and attorneys; to others there are none. Retirements newest first. */
export async function readMarks(db: Db): Promise<Marks> {
  const [confirmations, rows] = await Promise.all([
    sql<{
      kind: MarkedKind;
      key: string;
      wording: string | null;
      by_name: string;
      at: Date;
    }>`select kind, key, wording, by_name, at from app.confirmed_knowledge() order by at`.execute(db),
    db.selectFrom('knowledge_retirements').selectAll().orderBy('retired_at', 'desc').limit(5_000).execute(),
  ]);
  const marks: Marks = { confirmed: new Map(), before: new Map(), retirements: new Map() };
  for (const { kind, key, wording, by_name: by, at } of confirmations.rows) {
    const current = kind === 'authority' || wordings.get(key) === wording;
    (current ? marks.confirmed : marks.before).set(markOf(kind, key), { by, at });
  }
  for (const row of rows) {
    const mark = markOf(row.kind as MarkedKind, row.key);
    const restored = row.restored_at === null ? null : { by: row.restored_by_name ?? '', at: row.restored_at };
    marks.retirements.set(mark, [
      ...(marks.retirements.get(mark) ?? []),
      { id: row.id, by: row.retired_by_name, at: row.retired_at, reason: row.reason, restored },
    ]);
  }
  return marks;
}
