import { sql } from 'kysely';
import type { CarriedOver } from '../../contract/letter-generator.ts';
import type { Db } from '../../db/actor.ts';
import { changesOf, keepingMine } from '../../domain/letters/letter-merge.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { redated } from '../../drafting/redate.ts';

/** The edits made to a letter since the program drafted it. */
export type Edits = {
  editors: string[];
  /** How many parts differ from the draft. */
  changes: number;
  /** The draft without the edits, with the date and the signature that the letter has now. */
  base: LetterDocument;
  document: LetterDocument;
};

/** The edits of a letter's current version; null when it stands as it was drafted. */
export async function editsOf(db: Db, letter: { id: string; version: number }): Promise<Edits | null> {
  const [drafted, ...later] = await versionsSinceDraft(db, letter);
  if (!drafted) return null;
  const { document } = later.at(-1) ?? drafted;
  const base = later.reduce((draft, row, at) => under(row, draft, later[at - 1] ?? drafted), draftIn(drafted));
  const changes = changesOf({ base, mine: document, theirs: base }).length;
  if (changes === 0) return null;
  const names = later.filter(({ why }) => why === 'edited' || why === 'suggestions').map((row) => row.created_by_name);
  const editors = [...(drafted.carried?.editors ?? []), ...names.flatMap((name) => name ?? [])];
  return { editors: [...new Set(editors)], changes, base, document };
}

/**
 * The parts where the edits and the new draft differ: `carried` names them by their labels in the new letter, `kept`
 * (stored with its version) by their keys.
 */
type CarriedDraft = {
  document: LetterDocument;
  carried: CarriedOver | null;
  kept: { draft: LetterDocument; editors: string[]; both: string[] } | null;
};

/**
 * Carries edits over into another draft of the same letter without losing a word of them; returns the draft when there
 * are none. Pure.
 */
export function carryOver(edits: Edits | null, draft: LetterDocument): CarriedDraft {
  if (!edits) return { document: draft, carried: null, kept: null };
  const { base, document: mine, editors, changes } = edits;
  const { document, both } = keepingMine({ base, mine, theirs: draft });
  const labels = both.map(({ label }) => label.replace('the saved version', 'the draft'));
  return {
    document,
    carried: { editors, changes, both: labels },
    kept: { draft, editors, both: both.map(({ key }) => key) },
  };
}

/**
 * The keys of the parts where the letter's last draft kept carried-over edits although the case says something else.
 */
export async function carriedBoth(db: Db, { id, version }: { id: string; version: number }): Promise<string[]> {
  const drafted = await db
    .selectFrom('letter_versions')
    .select('carried')
    .where('letter_id', '=', id)
    .where('version', '<=', version)
    .where('why', 'in', ['drafted', 'redrafted'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return drafted?.carried?.both ?? [];
}

/** "Jordan Avery has edited this letter, 6 changes." */
export function editedText({ editors, changes }: Edits): string {
  const names = list.format(editors.length > 0 ? editors : ['Somebody']);
  const count = changes === 1 ? '1 change' : `${changes} changes`;
  return `${names} ${editors.length > 1 ? 'have' : 'has'} edited this letter, ${count}.`;
}

const list = new Intl.ListFormat('en-US');

type Row = Awaited<ReturnType<typeof versionsSinceDraft>>[number];

/** The versions since the last one that the program wrote, that one included, the oldest first. */
function versionsSinceDraft(db: Db, { id, version }: { id: string; version: number }) {
  return db
    .selectFrom('letter_versions as v')
    .select(['v.why', 'v.document', 'v.carried', 'v.fact_sheet', 'v.created_by_name'])
    .where('v.letter_id', '=', id)
    .where('v.version', '<=', version)
    .where('v.version', '>=', (eb) =>
      eb
        .selectFrom('letter_versions as d')
        .select((max) => max.fn.max<number>('d.version').as('version'))
        .where('d.letter_id', '=', id)
        // Versions from before reasons were kept: the first one and those without an author are the program's.
        .where(sql<boolean>`coalesce(d.why in ('drafted', 'redrafted'), d.version = 1 or d.created_by is null)`),
    )
    .orderBy('v.version')
    .$narrowType<{ fact_sheet: FactSheet }>()
    .execute();
}

const draftIn = ({ carried, document }: Row): LetterDocument => carried?.draft ?? document;

/** The draft with what the program changed in this version: the date, or the attorney who signs. */
function under(row: Row, draft: LetterDocument, before: Row): LetterDocument {
  if (row.why === 'redated') return redated(draft, before.fact_sheet, row.fact_sheet);
  if (row.why !== 'reassigned') return draft;
  return { ...draft, signature: row.document.signature, letterhead: row.document.letterhead };
}
