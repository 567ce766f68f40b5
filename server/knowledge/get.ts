import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { markedKinds, mostLettersCounted, type KnowledgeKind } from '../../domain/knowledge.ts';
import { describeEntry, type Described } from '../../drafting/describe-entry.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { requireEntry } from './require-entry.ts';
import { readMarks, type Marks } from './marks.ts';

export type EntryOnFile = {
  kind: KnowledgeKind;
  key: string;
  described: Described;
  marks: Marks;
  /** Counted to one more than is shown; null when letters do not cite its kind. */ unsent: number | null;
};

/** One entry of the library with what the installation says of it. Throws NOT_FOUND. */
export async function get(services: Services, person: Person, kind: KnowledgeKind, key: string): Promise<EntryOnFile> {
  return services.database.as(person, (db) => entryOnFile(db, kind, key));
}

/** The same inside a transaction. */
export async function entryOnFile(db: Db, kind: KnowledgeKind, key: string): Promise<EntryOnFile> {
  requireEntry(kind, key);
  const isCited = markedKinds.some((each) => each === kind);
  const [marks, unsent] = await Promise.all([readMarks(db), isCited ? lettersCiting(db, `${kind}:${key}`) : null]);
  return { kind, key, described: describeEntry(kind, key), marks, unsent };
}

async function lettersCiting(db: Db, ref: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select app.letters_citing(${ref}, ${mostLettersCounted + 1}::integer) as n`.execute(db);
  return rows[0]?.n ?? 0;
}
