import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { MarkedKind } from '../../domain/knowledge/kinds.ts';
import { knowledgeLists } from '../../knowledge/entries/list-entries.ts';
import type { Retired } from '../../drafting/facts/retired.ts';

export type Confirmed = { by: string; at: Date };
export type Retirement = { id: string; by: string; at: Date; reason: string; restored: Confirmed | null };
/**
 * This installation's confirmations and retirements, by `kind:key`. `before`: confirmations of a clause whose text has
 * changed since they were made.
 */
export type Marks = {
  confirmed: Map<string, Confirmed>;
  before: Map<string, Confirmed>;
  retirements: Map<string, Retirement[]>;
};

export const markOf = (kind: MarkedKind, key: string): string => `${kind}:${key}`;
/** The retirement that is in force, if any. */
export const standing = (marks: Marks, mark: string): Retirement | null =>
  marks.retirements.get(mark)?.find((each) => each.restored === null) ?? null;

const wordings = new Map(knowledgeLists.clauses.map(({ id, wording }) => [id, wording]));

/** Empty for anyone but staff and attorneys. Retirements newest first. */
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
    const mark = markOf(row.kind, row.key);
    const restored = row.restored_at === null ? null : { by: row.restored_by_name ?? '', at: row.restored_at };
    marks.retirements.set(mark, [
      ...(marks.retirements.get(mark) ?? []),
      { id: row.id, by: row.retired_by_name, at: row.retired_at, reason: row.reason, restored },
    ]);
  }
  return marks;
}

/** What is retired now, for drafting and verifying. Empty for anyone but staff, attorneys and the system. */
export async function retiredNow(db: Db): Promise<Retired> {
  const rows = await db
    .selectFrom('knowledge_retirements')
    .select(['kind', 'key'])
    .where('restored_at', 'is', null)
    .orderBy('kind')
    .orderBy('key')
    .execute();
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.key);
  return { authorityIds: of('authority'), clauseIds: of('clause') };
}
