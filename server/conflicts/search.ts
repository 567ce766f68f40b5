import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { conflictsOf, type CaseParties, type ConflictHit, type OtherParty } from '../../domain/conflicts/conflict.ts';
import { comparedName, namesIn } from '../../domain/conflicts/name.ts';
import { nameOfProcessor, processors, type CaseProcessor, type Processor } from '../../domain/processors.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { notFound } from '../kernel/refusal.ts';

/**
 * `others`: the numbers of the cases in which a name was found, and which a search from their side finds this one for. `ofCounsel`: a party that the
 * firm of the case's attorney knows is not distinguished from a name of the case yet.
 */
export type ConflictSearch = { parties: CaseParties; hits: ConflictHit[]; others: string[]; ofCounsel: boolean };

/**
 * Searches a case's parties among processors, the service's list, the clients and named processors of other merchants' cases and, without a word of
 * what it finds there, the list of counsel's firm. For staff and the program. Throws NOT_FOUND.
 */
export async function searchConflicts(db: Db, caseId: string): Promise<ConflictSearch> {
  const parties = await partiesOf(db, caseId);
  const [listed, clients, opponents, ofCounsel] = await Promise.all([
    db.selectFrom('known_parties').select(['name', 'kind', 'note']).where('removed_at', 'is', null).execute(),
    sql<InCase>`select * from app.clients_like(${caseId}, ${soughtOf(parties.adverse)})`.execute(db),
    sql<InCase>`select * from app.opponents_like(${caseId}, ${soughtOf(parties.client)})`.execute(db),
    searchFirm(db, caseId, parties),
  ]);
  const others: OtherParty[] = [
    ...processorParties,
    ...listed.map(({ name, kind, note }): OtherParty => ({
      kind: kind === 'adverse' ? 'listed_adverse' : 'listed_client',
      name,
      about: note === '' ? 'The firm’s list' : `The firm’s list: ${note}`,
    })),
    ...clients.rows.map(({ name, case_number }): OtherParty => ({
      kind: 'client',
      name,
      about: `Case ${case_number}`,
    })),
    ...opponents.rows.map(({ name, case_number }): OtherParty => ({
      kind: 'processor',
      name,
      about: `The processor that the merchant of case ${case_number} named`,
    })),
  ];
  const hits = conflictsOf(parties, others);
  const numbers = [...clients.rows, ...opponents.rows].map(({ case_number }) => case_number);
  const isHit = (number: string) => hits.some(({ about }) => about.includes(number));
  return { parties, hits, others: [...new Set(numbers)].filter(isHit), ofCounsel: ofCounsel.length > 0 };
}

/** A name of a case, `ours`, that may be that of a party whom the firm of its attorney knows, and that nobody has distinguished yet. */
export type FirmHit = Pick<ConflictHit, 'ours' | 'theirs'> & {
  party_id: string;
  kind: 'adverse' | 'client';
  note: string;
};

/** What a case's attorney has to decide on their firm's own list; the notes are empty for others. */
export async function searchFirm(db: Db, caseId: string, parties: CaseParties): Promise<FirmHit[]> {
  const { rows } = await sql<
    Omit<FirmHit, 'party_id' | 'ours' | 'theirs'> & { id: string; name: string; cleared: string[] }
  >`select * from app.parties_of_counsel(${caseId})`.execute(db);
  return rows.flatMap(({ id, name, kind, note, cleared }) =>
    conflictsOf(parties, [{ kind: kind === 'adverse' ? 'listed_adverse' : 'listed_client', name, about: '' }])
      .filter(({ ours }) => !cleared.includes(ours))
      .map(({ ours, theirs }) => ({ party_id: id, kind, note, ours, theirs })),
  );
}

type InCase = { case_number: string; name: string };
/** The names in the form in which the database compares them. */
const soughtOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap(namesIn).map((name) => comparedName(name).words.join(' '))),
];

const namesOfProcessor = (theCase: CaseProcessor): string[] => {
  const brand = nameOfProcessor(theCase);
  return [
    ...profiles[theCase.processor].legal_entities.flatMap(({ name }) => (name === null ? [] : [name])),
    ...(brand === null ? [] : [brand]),
  ];
};

const processorParties: readonly OtherParty[] = processors.flatMap((key) =>
  namesOfProcessor({ processor: key, other_processor: null }).map((name) => ({
    kind: 'processor' as const,
    name,
    about: 'A processor, the other side of cases',
  })),
);

/** The client: business, contact, owners, related companies. The other side: the processor's companies, or the one that the merchant named. */
export async function partiesOf(db: Db, caseId: string): Promise<CaseParties> {
  const [row, owners] = await Promise.all([
    db
      .selectFrom('cases')
      .select([
        'processor',
        'other_processor',
        'first_name',
        'last_name',
        'legal_business_name',
        'legal_business_name_full',
        'dba_name',
        'parent_entities',
      ])
      .where('id', '=', caseId)
      .$narrowType<{ processor: Processor }>()
      .executeTakeFirst(),
    db.selectFrom('business_owners').select('owner_name').where('case_id', '=', caseId).orderBy('position').execute(),
  ]);
  if (!row) throw notFound('This case');
  const client = [
    row.legal_business_name,
    row.legal_business_name_full,
    row.dba_name,
    ...(row.parent_entities?.split(/[,;\n]/) ?? []),
    `${row.first_name} ${row.last_name}`,
    ...owners.map(({ owner_name }) => owner_name),
  ].filter((name): name is string => name !== null && name.trim() !== '');
  return { client: [...new Set(client)], adverse: namesOfProcessor(row) };
}
