import { sql, type RawBuilder } from 'kysely';
import type { IsoDate } from '../../../domain/calendar/business-days.ts';
import { ownKinds, type OwnKind, type WorkKind } from '../../../domain/cases/work.ts';

/** The work of one staff member, work without an owner, or all of it. The caller's own list has work without a case too. */
export type WorkOf = { owner: string; isCaller: boolean } | 'nobody' | 'everybody';
/** A list: whose work, of which kind, and of which cases; null for any. */
export type WorkListed = { of: WorkOf; kind: WorkKind | null; cases: readonly string[] | null };

/** Where a row stands in the list: by due day, then by its kind's rank, then by id. A next action's id is its case's. */
export type WorkPlace = { on: IsoDate; rank: number; id: string };

/** `total` and `overdue` stop at one above the counted maximum. */
export type WorkCount = { total: number; overdue: number };

/** Tasks come after the day's other work, and next actions last. */
export const taskRank = ownKinds.length;
export const actionRank = taskRank + 1;
export const rankOf = (kind: OwnKind): number => ownKinds.indexOf(kind);

/** In the list's order. Ids are lowercase UUIDs, which compare as text as they do in the database. */
export function comparePlaces(left: WorkPlace, right: WorkPlace): number {
  if (left.on !== right.on) return left.on < right.on ? -1 : 1;
  if (left.rank !== right.rank) return left.rank - right.rank;
  return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
}

/** Whether a row is of one of the list's cases. */
export const isOfCases = ({ cases }: WorkListed, caseId: RawBuilder<unknown>): RawBuilder<unknown> =>
  cases === null ? sql`true` : sql`${caseId} = any(${cases}::uuid[])`;
