import { createHash } from 'node:crypto';
import type { Db } from '../../../db/actor.ts';
import { partTexts } from '../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { changesFromPlan } from '../../../drafting/plan/planned-letter.ts';
import type { DeskLetter, DeskVersion } from '../find-letter.ts';
import { differencesSinceRead } from './since-read.ts';
import { successionOf } from '../letter-order.ts';
import { versionsOf, type ListedVersion } from '../list-versions.ts';

/**
 * Who wrote the words of a change: the user who saved it, the user who suggested it before somebody accepted it, or the
 * model or program that drafted it.
 */
type ChangeAuthor = {
  kind: 'attorney' | 'staff' | 'suggestion' | 'model' | 'program';
  id: string | null;
  name: string;
};
/**
 * One part where the letter differs `from` its plan, or from what was read of it: `was` is the text there, null for a
 * new part; `now` the letter's, null for a dropped one. `hash` names exactly these words in this place.
 */
export type LetterChange = {
  key: string;
  label: string;
  block_id: string | null;
  from: 'plan' | 'reading';
  was: string | null;
  now: string | null;
  hash: string;
  by: ChangeAuthor;
};
type WrittenVersion = ListedVersion &
  Pick<DeskVersion, 'document' | 'engine' | 'model'> & { letterId: string; isCarried: boolean };

/**
 * The parts where the current version differs from its plan, in the order of the letter; before them those that say
 * what the plan says, but not what was read. `read`: the earlier versions that the case's attorney has read.
 */
export async function letterChanges(
  db: Db,
  letter: DeskLetter,
  { document, fact_sheet, read }: DeskVersion & { read: readonly number[] },
): Promise<LetterChange[]> {
  const planned = changesFromPlan(document, fact_sheet).map((each) => ({ ...each, from: 'plan' as const }));
  const since = (await differencesSinceRead(db, letter.id, { document, read }))
    .filter(({ key }) => planned.every((each) => each.key !== key))
    .map((each) => ({ ...each, from: 'reading' as const }));
  const changes = [...since, ...planned];
  if (changes.length === 0) return [];
  const firsts = await firstVersions(db, letter, new Set(changes.map(({ key }) => key)));
  const suggested = await acceptedParts(db, [...new Set([...firsts.values()].map(({ letterId }) => letterId))]);
  return changes.map(({ key, label, from, theirs: was, mine: now }) => {
    const first = firsts.get(key);
    const by = suggested.find(({ part, after }) => part === key && after === now);
    return {
      key,
      label: now === null ? label.replace(/the (saved|older) version$/, names[from]) : label,
      block_id: now !== null && key.startsWith('block:') ? key.slice('block:'.length) : null,
      from,
      was,
      now,
      hash: changeHash(key, was, now),
      by:
        first?.why === 'suggestions' && by
          ? by.model === null
            ? { kind: 'suggestion', id: by.suggested_by, name: by.suggested_by_name }
            : { kind: 'model', id: null, name: by.model }
          : authorOf(first, from),
    };
  });
}

const names: Record<LetterChange['from'], string> = { plan: 'the draft', reading: 'the version read before' };

/** 16 hex digits of the sha-256 of what is shown of a change: its place, the words of the plan and those of the letter. */
export const changeHash = (key: string, was: string | null, now: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([key, was, now]))
    .digest('hex')
    .slice(0, 16);

/** For each part, the version in which it first said what it says now. */
async function firstVersions(
  db: Db,
  letter: DeskLetter,
  keys: ReadonlySet<string>,
): Promise<Map<string, WrittenVersion>> {
  const firsts = new Map<string, WrittenVersion>();
  let sameSince = [...keys];
  let newer: (WrittenVersion & { texts: Map<string, string> }) | undefined;
  for await (const version of versionsBackwards(db, letter)) {
    const older = { ...version, texts: partTexts(version.document) };
    const after = newer;
    if (after && !wroteNothing(after))
      sameSince = sameSince.filter((key) =>
        key === 'order' ? sameOrder(older.document, after.document) : older.texts.get(key) === after.texts.get(key),
      );
    if (sameSince.length === 0) break;
    for (const key of sameSince) firsts.set(key, version);
    newer = older;
  }
  return firsts;
}

/**
 * The versions of a letter with their text, the newest first, followed by those of the letter whose edits were carried
 * over into its first.
 */
async function* versionsBackwards(
  db: Db,
  letter: Pick<DeskLetter, 'id' | 'case_id'>,
): AsyncGenerator<WrittenVersion, void> {
  const { id: letterId } = letter;
  const [listed, texts] = await Promise.all([
    versionsOf(db, letterId),
    db
      .selectFrom('letter_versions')
      .select(['version', 'document', 'engine', 'model'])
      .select((eb) => eb('carried', 'is not', null).$castTo<boolean>().as('isCarried'))
      .where('letter_id', '=', letterId)
      .$narrowType<{ document: LetterDocument; engine: DeskVersion['engine'] }>()
      .execute(),
  ]);
  const byVersion = new Map(texts.map((text) => [text.version, text]));
  const own = listed.flatMap((each) => {
    const text = byVersion.get(each.version);
    return text ? [{ ...each, ...text, letterId }] : [];
  });
  yield* own;
  if (own.at(-1)?.isCarried !== true) return;
  const { in_place_of: before } = await successionOf(db, letter);
  if (before !== null) yield* versionsBackwards(db, { ...letter, id: before });
}

/** A new date or another attorney's signature changes nobody's words, so their author stays. */
const wroteNothing = ({ why }: WrittenVersion): boolean => why === 'redated' || why === 'reassigned';

/** Whether the parts that both documents contain stand in the same order. */
function sameOrder(one: LetterDocument, other: LetterDocument): boolean {
  const inBoth = (from: LetterDocument, to: LetterDocument) => {
    const others = new Set(to.blocks.map(({ id }) => id));
    return from.blocks.flatMap(({ id }) => (others.has(id) ? [id] : []));
  };
  return inBoth(one, other).join('\n') === inBoth(other, one).join('\n');
}

/** What stands as planned in a draft is nobody's words, not even those of the model that drafted the rest. */
function authorOf(version: WrittenVersion | undefined, from: LetterChange['from']): ChangeAuthor {
  const drafted = !version || version.why === 'drafted' || version.why === 'redrafted';
  if (drafted && from === 'plan' && version?.engine === 'language_model')
    return { kind: 'model', id: null, name: version.model ?? '' };
  if (drafted || version.by.role === 'system') return { kind: 'program', id: null, name: '' };
  const { id, name, role } = version.by;
  return { kind: role === 'attorney' ? 'attorney' : 'staff', id, name: name ?? '' };
}

/** The parts that one user suggested and another accepted, with the suggested words. */
function acceptedParts(db: Db, letterIds: readonly string[]) {
  return db
    .selectFrom('letter_suggestions as s')
    .innerJoin('letter_suggestion_parts as p', 'p.suggestion_id', 's.id')
    .innerJoin('letter_suggestion_decisions as d', (join) =>
      join.onRef('d.suggestion_id', '=', 'p.suggestion_id').onRef('d.part', '=', 'p.part'),
    )
    .select(['p.part', 'p.after', 's.suggested_by', 's.suggested_by_name', 's.model'])
    .where('s.letter_id', 'in', letterIds)
    .where('d.outcome', '=', 'accepted')
    .orderBy('s.suggested_at', 'desc')
    .execute();
}
