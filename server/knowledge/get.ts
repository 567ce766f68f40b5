import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { markedKinds, maxLettersCounted, type KnowledgeKind } from '../../domain/knowledge/kinds.ts';
import { describeEntry, type Described } from '../../knowledge/entries/describe-entry.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { barredBeside } from '../people/second-person.ts';
import { readMarks, type Marks } from './marks.ts';
import { hasEntry, knowledgeLists, type KnowledgeLists } from '../../knowledge/entries/list-entries.ts';
import { notFound } from '../kernel/refusal.ts';
import { addedAuthorities, addedAuthority, describeAdded, listAdded, type AddedAuthority } from './own-authorities.ts';

export const ownAuthority = 'You added this authority; another attorney confirms it.';

export type EntryOnFile = {
  kind: KnowledgeKind;
  key: string;
  described: Described;
  marks: Marks;
  /** Why the viewer may not confirm it, in a sentence; null where they may. */
  barred_by: string | null;
  /** Unsent letters that cite it, up to one above the shown maximum; null for a kind that is not cited. */ unsent:
    | number
    | null;
};

/** One knowledge entry with its confirmations and retirements here. Throws NOT_FOUND. */
export async function get(services: Services, user: User, kind: KnowledgeKind, key: string): Promise<EntryOnFile> {
  return services.database.as(user, (db) => entryOnFile(db, user, kind, key));
}

/** The same, inside the caller's transaction. */
export async function entryOnFile(db: Db, viewer: User, kind: KnowledgeKind, key: string): Promise<EntryOnFile> {
  const added = await requireEntry(db, kind, key);
  const isCited = markedKinds.some((each) => each === kind);
  const first = added?.added_by ?? null;
  const [marks, unsent, barred] = await Promise.all([
    readMarks(db),
    isCited ? lettersCiting(db, `${kind}:${key}`) : null,
    barredBeside(db, viewer.id, [first], ownAuthority),
  ]);
  const described = added ? describeAdded(added) : describeEntry(kind, key);
  return { kind, key, described, marks, barred_by: barred.get(first) ?? null, unsent };
}

async function lettersCiting(db: Db, ref: string): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select app.letters_citing(${ref}, ${maxLettersCounted + 1}::integer) as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The entry that an attorney added; undefined for one of the release. Throws NOT_FOUND when there is no such entry. */
export async function requireEntry(db: Db, kind: KnowledgeKind, key: string): Promise<AddedAuthority | undefined> {
  const added = kind === 'authority' ? await addedAuthority(db, key) : undefined;
  if (!added && !hasEntry(kind, key)) throw notFound('This entry');
  return added;
}

/** All knowledge, with its confirmations and retirements here, and what attorneys added. */
export async function list(services: Services, user: User): Promise<{ lists: KnowledgeLists; marks: Marks }> {
  return services.database.as(user, async (db) => {
    const [added, marks] = await Promise.all([addedAuthorities(db), readMarks(db)]);
    const authorities = [...knowledgeLists.authorities, ...added.map(listAdded)];
    return { lists: { ...knowledgeLists, authorities }, marks };
  });
}
