import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import {
  columnRoles,
  isKeptRole,
  type Mapping,
  type Mappings,
  type StoredMappings,
} from '../../domain/ledger-of-account/mapping.ts';
import { sha256Of } from './sha256-of.ts';

/** Equal for equal mappings, in whatever order the database keeps their parts. */
export const mappingSha256 = ({ header, columns, currency, kinds }: Mapping): string =>
  sha256Of([
    header,
    // Without what came later and is not named, so that a mapping keeps its hash.
    columnRoles.flatMap((role) => columns[role] ?? (isKeptRole(role) ? [] : [null])),
    currency,
    kinds.map(({ kind, does }) => [kind, does]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ]);

/** What the desk decided of a mapping last. */
export type Decided = {
  id: string;
  mapping_sha256: string;
  signature: string;
  mapping: Mapping;
  case_id: string | null;
  decision: 'confirmed' | 'rejected';
  decided_by_name: string;
  decided_at: Date;
};

/** The decisions in force, newest first: the last of each mapping. */
export async function decidedMappings(db: Db): Promise<Decided[]> {
  return db
    .selectFrom(
      db
        .selectFrom('export_mappings')
        .selectAll()
        .distinctOn('mapping_sha256')
        .orderBy('mapping_sha256')
        .orderBy('decided_at', 'desc')
        .orderBy('id', 'desc')
        .as('last'),
    )
    .select(['id', 'mapping_sha256', 'signature', 'mapping', 'case_id', 'decision', 'decided_by_name', 'decided_at'])
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * What a case's files are read by: its own mappings, by what the desk decided of them, and those that the desk has
 * confirmed of others. What another merchant named and nobody confirmed is not among them.
 */
export function mappingsOf(own: StoredMappings, decided: readonly Decided[]): Mappings {
  const decisions = new Map(decided.map(({ mapping_sha256, decision }) => [mapping_sha256, decision]));
  const confirmed = decided.filter(({ decision }) => decision === 'confirmed');
  const by = { confirmed: 'staff', rejected: 'rejected' } as const;
  return Object.fromEntries([
    ...confirmed.map(({ signature, mapping }) => [signature, { mapping, by: 'staff' as const }] as const),
    ...Object.entries(own).map(([signature, mapping]) => {
      const decision = decisions.get(mappingSha256(mapping));
      return [signature, { mapping, by: decision ? by[decision] : ('merchant' as const) }] as const;
    }),
  ]);
}

/** Nobody decides of mappings until the caller's transaction ends, or, `exclusively`, reads by them either. */
export async function lockDecisions(db: Db, exclusively: 'exclusively' | 'shared'): Promise<void> {
  await (
    exclusively === 'exclusively'
      ? sql`select pg_advisory_xact_lock(hashtextextended('export_mappings', 0))`
      : sql`select pg_advisory_xact_lock_shared(hashtextextended('export_mappings', 0))`
  ).execute(db);
}
