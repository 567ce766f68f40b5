import type { Db } from '../../db/actor.ts';
import { isOwnId, ownAuthorityKindLabels, type OwnAuthority } from '../../domain/letters/own-source.ts';
import type { Described } from '../../knowledge/entries/describe-entry.ts';
import type { KnowledgeLists } from '../../knowledge/entries/list-entries.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

export type AddedAuthority = OwnAuthority & { added_at: Date };

const columns = [
  'id',
  'kind',
  'citation',
  'title',
  'proposition',
  'quote',
  'court',
  'year',
  'read_at',
  'read_on',
  'added_by',
  'added_by_name',
  'added_at',
] as const;

/** The authorities that attorneys of this installation added, the newest first, retired ones too; at most 2,000. Empty for merchants. */
export const addedAuthorities = (db: Db): Promise<AddedAuthority[]> =>
  db
    .selectFrom('own_authorities')
    .select(columns)
    .$narrowType<{ kind: OwnAuthority['kind'] }>()
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(2_000)
    .execute();

/** The added authority with this id; undefined where there is none. */
export async function addedAuthority(db: Db, id: string): Promise<AddedAuthority | undefined> {
  if (!isOwnId(id)) return undefined;
  return db
    .selectFrom('own_authorities')
    .select(columns)
    .$narrowType<{ kind: OwnAuthority['kind'] }>()
    .where('id', '=', id)
    .executeTakeFirst();
}

const linkOf = (text: string): string | null => /^https?:\/\/\S+$/.exec(text.trim())?.[0] ?? null;

/** An added authority in the form in which the Knowledge page shows any other. */
export const describeAdded = (added: AddedAuthority): Described => ({
  title: added.citation,
  about: added.title,
  use: 'usable',
  source_url: linkOf(added.read_at),
  details: [
    { label: 'Proposition', lines: [added.proposition] },
    { label: 'Words read', lines: [`“${added.quote}”`] },
    { label: 'Where and when read', lines: [`${added.read_at}, ${added.read_on}`] },
    { label: 'Court or issuer', lines: [`${added.court}, ${added.year}`] },
    { label: 'Kind', lines: [ownAuthorityKindLabels[added.kind]] },
    { label: 'Added by', lines: [`${added.added_by_name}, ${firmDayOf(added.added_at)}`] },
  ],
  uses: [],
  used_by: [],
});

/** A line of the list of authorities. */
export const listAdded = (added: AddedAuthority): KnowledgeLists['authorities'][number] => ({
  id: added.id,
  citation: added.citation,
  title: added.title,
  kind: added.kind,
  jurisdiction: `${added.court}, added by ${added.added_by_name}`,
  source: 'read by the attorney who added it',
  use: 'usable',
});

/**
 * An added authority in the form in which a letter shows the authorities that it cites (drafting/cited-authorities.ts).
 */
export const citedAs = ({
  id,
  citation,
  title,
  proposition,
  quote,
  read_at,
  read_on,
  added_by_name,
}: OwnAuthority) => ({
  id,
  citation,
  title,
  proposition,
  weakens: '',
  source_url: linkOf(read_at),
  verify_note: `“${quote}” ${added_by_name} read it on ${read_on}: ${read_at}`,
});
