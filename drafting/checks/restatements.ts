import { authorities } from '../../knowledge/load.ts';
import type { FactSheet } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';
import { readSentence, type Read } from './concepts.ts';
import { cutSentences } from './cut.ts';
import { withoutProvenParts } from './detached-parts.ts';
import { exchangeIn, type Exchange } from './exchanges.ts';
import { statementsFor } from './file-statements.ts';
import { namesPart } from './headings.ts';
import type { FactWords } from './mask.ts';
import { isAsking, isStating } from './lexicon.ts';
import { otherWordingsOf, saysAWordingOf } from './other-wordings.ts';
import { plannedPieces } from './planned-pieces.ts';
import { differenceOf, differs, joined } from './same-meaning.ts';
import type { Unit } from './unit.ts';

/** What the letter says of its plan in the plan's own words, and in others. */
export type Restatements = {
  /** Sentences of somebody's own that say what sentences of the plan say, and no more. */
  units: ReadonlySet<Unit>;
  /** Sentences of somebody's own with a small word in the place of another of the plan's. */
  exchanges: ReadonlyMap<Unit, Exchange>;
  /** The planned pieces that stand in the letter, so or in those other words. */
  said: ReadonlySet<string>;
  /** Planned pieces that stand in the letter more often than the plan has them. */
  twice: readonly string[];
};

/** So many neighboring sentences may be split, joined or put in another order. */
const runLength = 3;
const cached = perSheet((): Map<string, Read> => new Map());
const runs = <T>(list: readonly T[], size: number): T[][] =>
  list.length < size ? [] : list.slice(0, list.length - size + 1).map((_, at) => list.slice(at, at + size));
const sizes = Array.from(
  { length: runLength * runLength },
  (_, at) => [Math.floor(at / runLength) + 1, (at % runLength) + 1] as const,
).toSorted(([a, b], [c, d]) => a + b - c - d);

/** The days that a paragraph names. */
const daysIn = (reads: readonly Read[]): string[] =>
  reads.flatMap(({ concepts }) =>
    concepts.flatMap((each) =>
      each.is === 'value' && /^\d{4}-\d\d-\d\d$/.test(String(each.value.value)) ? [String(each.value.value)] : [],
    ),
  );

/** A row of a table stands for itself: amounts are not moved between rows. */
const isRow = (plain: string): boolean => plain.includes(' | ');

type Own = { unit: Unit; read: Read };
/** `before`: what the block says before it. `cases`: what the block cites for it. `block`: what it still says. */
type Lost = { piece: string; read: Read; before?: Read; cases: readonly string[]; block: readonly Read[] };

const sourcesIn = ({ concepts }: Read): string[] =>
  concepts.flatMap((each) => (each.is === 'source' ? [each.id.replace(/^(?:cited|short):/, '')] : []));

/** What is cited for one sentence of a block: in it, in the sentence before that it points to, or right after it. */
function citedFor(block: readonly Read[], at: number): string[] {
  const near = [at, ...(block[at]?.points ? [at - 1] : []), at + 1];
  const cases = near.map((place) =>
    sourcesIn(block[place] ?? nothingRead).filter((id) => authorities.get(id)?.kind === 'case'),
  );
  return cases.find((ids) => ids.length > 0) ?? [];
}
const nothingRead: Read = {
  concepts: [],
  request: false,
  pronoun: false,
  points: false,
  counsel: false,
  wrongWeekday: null,
};

/** Whether a sentence has what no other words can stand for: figures or a quotation where the other has them. */
const mayEqual = ({ unit, read }: Own, piece: string): boolean =>
  (!/\d/.test(piece) || read.concepts.some(({ is }) => is === 'value' || is === 'source')) &&
  (!piece.includes('"') || unit.plain.includes('"'));

/** "See Carma, cited next": it names what its block cites, and says nothing of it. */
const onlyCites = (read: Read, planned: readonly string[]): boolean =>
  sourcesIn(read).length > 0 &&
  sourcesIn(read).every((id) => planned.includes(id)) &&
  read.concepts.every(
    (each) =>
      each.is === 'source' || (each.is === 'word' && /^(?:cited|next|above|below|accord|again)$/.test(each.words)),
  );

/** "Please identify.": what, a sentence beside it says. */
const onlyAsks = ({ request, concepts }: Read): boolean =>
  request && concepts.every((each) => each.is === 'word' && (isAsking(each.ids) || isStating(each.words, each.ids)));

/** Runs of own sentences that mean what runs of lost ones mean; what is matched is taken out of both lists. */
function matchRuns(own: Own[], lost: Lost[], sheet: FactSheet, days: readonly string[]): { own: Own[]; lost: Lost[] } {
  const matched: { own: Own[]; lost: Lost[] } = { own: [], lost: [] };
  for (const [count, of] of sizes)
    for (const mine of runs(own, count))
      for (const theirs of runs(lost, of)) {
        if (!mine.every((each) => own.includes(each)) || !theirs.every((each) => lost.includes(each))) continue;
        if (count + of > 2 && [...mine.map(({ unit }) => unit.plain), ...theirs.map(({ piece }) => piece)].some(isRow))
          continue;
        if (
          differs(joined(mine.map(({ read }) => read)), joined(theirs.map(({ read }) => read)), sheet, {
            days,
            before: theirs[0]?.before ?? null,
            cases: theirs.flatMap(({ cases }) => cases),
            block: theirs[0]?.block ?? [],
          }) !== null
        )
          continue;
        for (const each of mine) own.splice(own.indexOf(each), 1);
        for (const each of theirs) lost.splice(lost.indexOf(each), 1);
        matched.own.push(...mine);
        matched.lost.push(...theirs);
      }
  return matched;
}

/** Up to three own sentences that say a lost one by the library's other wordings. */
function matchWordings(
  own: readonly Own[],
  lost: readonly Lost[],
  wordingsOf: (piece: string) => Read[],
  sheet: FactSheet,
): { own: Own[]; lost: Lost[] } {
  const matched: { own: Own[]; lost: Lost[] } = { own: [], lost: [] };
  for (const each of own.length === 0 ? [] : lost) {
    const wordings = wordingsOf(each.piece);
    const left = own.filter((one) => !matched.own.includes(one));
    const mine = [1, 2, runLength]
      .flatMap((count) => runs(left, count))
      .find((run) =>
        saysAWordingOf(
          run.map(({ read }) => read),
          wordings,
          sheet,
        ),
      );
    if (mine === undefined) continue;
    matched.own.push(...mine);
    matched.lost.push(each);
  }
  return matched;
}

const kindsIn = ({ concepts }: Read): ReadonlySet<string> =>
  new Set(concepts.flatMap((each) => (each.is === 'value' ? [each.value.kind] : [])));

/** Statements of the file (file-statements.ts), one or two of them, that stand whole in a sentence. */
function statedWithin(now: Read, file: readonly Read[], sheet: FactSheet): Read[][] {
  const stand = file.filter((each) => differenceOf(now, each, sheet).lost.length === 0);
  return [...stand.map((one) => [one]), ...stand.flatMap((one, at) => stand.slice(at + 1).map((two) => [one, two]))];
}

/** The lost sentence whose place another takes that says the same and beyond it only what the file proves; none of them where it says that alone. */
function withFile(now: Read, lost: readonly Lost[], file: readonly Read[], sheet: FactSheet): Lost[] | null {
  const stated = statedWithin(now, file, sheet);
  const says = (planned: readonly Lost[]): boolean =>
    stated.some((each) => differs(now, joined([...planned.map(({ read }) => read), ...each]), sheet) === null);
  return stated.length === 0 ? null : ([...lost.map((one) => [one]), []].find(says) ?? null);
}

/** Sentences, items and rows of the plan that the letter says more often than the plan does. */
function saidTwice(
  sentences: readonly { unit: Unit; pieces: readonly string[] }[],
  planned: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const wanted = Map.groupBy([...planned.values()].flat(), (piece) => piece);
  const stated = sentences.flatMap(({ unit, pieces }) => (unit.where === 'block' && !unit.heading ? pieces : []));
  return [...Map.groupBy(stated, (piece) => piece)].flatMap(([piece, all]) =>
    wanted.has(piece) && all.length > (wanted.get(piece)?.length ?? 0) ? [piece] : [],
  );
}

/** Each with the sentence that it stands for, one that is gone from the letter before one that stands there still. */
function exchangesOf(
  units: readonly Unit[],
  planned: ReadonlyMap<string, readonly string[]>,
  said: ReadonlySet<string>,
  sheet: FactSheet,
): ReadonlyMap<Unit, Exchange> {
  const all = [...planned.values()].flat();
  const gone = all.filter((piece) => !said.has(piece));
  return new Map(
    units.flatMap((unit) => {
      if (unit.heading || isRow(unit.plain)) return [];
      if (exchangeIn(unit.plain, gone, sheet) === null) return [];
      // Another wording of the library's may have just that word.
      const wordings = gone.flatMap((piece) => otherWordingsOf(piece, sheet));
      const found = exchangeIn(unit.plain, [...gone, ...wordings], sheet);
      return found === null ? [] : [[unit, found] as const];
    }),
  );
}

/**
 * Aligns the letter with its plan: in each block the sentences of somebody's own with those that stand there no more, then with what is gone
 * from elsewhere, then with what the letter says anyway.
 */
export function restatementsOf(units: readonly Unit[], sheet: FactSheet, words: FactWords): Restatements {
  const planned = plannedPieces(sheet);
  const sentences = units.map((unit) => ({
    unit,
    pieces: unit.proven ? cutSentences(unit.plain, words) : [unit.plain],
  }));
  const said = new Set(sentences.flatMap(({ unit, pieces }) => [unit.plain, ...pieces]));
  const twice = saidTwice(sentences, planned);
  const unproven = units.filter(({ where, proven }) => where === 'block' && !proven);
  if (unproven.length === 0) return { units: new Set(), exchanges: new Map(), said, twice };
  const reads = cached(sheet);
  const read = (plain: string): Read => {
    const known = reads.get(plain) ?? readSentence(plain, sheet, words.citations);
    reads.set(plain, known);
    return known;
  };
  const exchanges = exchangesOf(unproven, planned, said, sheet);
  const own = unproven
    .filter((unit) => !exchanges.has(unit))
    .map((unit): Own => ({ unit, read: readSentence(unit.plain, sheet, words.citations) }));
  const found = new Set<Unit>();
  const left: Lost[] = [];
  const take = ({ own: mine, lost }: { own: Own[]; lost: Lost[] }): void => {
    for (const { unit } of mine) found.add(unit);
    for (const { piece } of lost) said.add(piece);
  };
  for (const [id, pieces] of planned) {
    const mine = own.filter(({ unit }) => unit.block_id === id);
    const block = mine.length === 0 ? [] : pieces.filter((piece) => said.has(piece)).map(read);
    const gone = pieces.flatMap((piece, at): Lost[] => {
      if (said.has(piece)) return [];
      const near = pieces.slice(Math.max(at - 1, 0), at + 2).map(read);
      // What is gone too names nothing any more.
      const before = said.has(pieces[at - 1] ?? '') ? near[0] : undefined;
      return [{ piece, read: read(piece), cases: citedFor(near, at > 0 ? 1 : 0), block, ...(before && { before }) }];
    });
    for (const each of mine)
      if (onlyAsks(each.read) || onlyCites(each.read, pieces.map(read).flatMap(sourcesIn))) found.add(each.unit);
    if (gone.length > 0 && mine.length > 0) take(matchRuns(mine, gone, sheet, daysIn(pieces.map(read))));
    const [heading] = gone;
    const [head] = mine.filter(({ unit }) => unit.heading && !found.has(unit));
    if (heading && head && namesPart(head.unit.plain, heading.piece, sheet)) take({ own: [head], lost: [heading] });
    take(
      matchWordings(
        mine.filter(({ unit }) => !found.has(unit)),
        gone.filter(({ piece }) => !said.has(piece)),
        (piece) => otherWordingsOf(piece, sheet).map(read),
        sheet,
      ),
    );
    left.push(...gone);
  }
  const open = own.filter(({ unit }) => !found.has(unit));
  if (open.length > 0 && left.length > 0) take(matchRuns(open, left, sheet, []));
  for (const each of own.filter(({ unit }) => !found.has(unit))) {
    const lost = withFile(
      each.read,
      left.filter(({ piece }) => !said.has(piece)),
      statementsFor(each.unit.plain, kindsIn(each.read), sheet).map(({ text }) => read(text)),
      sheet,
    );
    if (lost) take({ own: [each], lost });
  }
  const detached = own.flatMap(({ unit }): Own[] => {
    const bare = found.has(unit) ? null : withoutProvenParts(unit.plain, sheet, words);
    return bare === null ? [] : [{ unit, read: read(bare) }];
  });
  if (detached.length > 0)
    take(
      matchRuns(
        detached,
        left.filter(({ piece }) => !said.has(piece)),
        sheet,
        [],
      ),
    );
  const stands = [...planned.values()].flat().filter((piece) => said.has(piece));
  for (const each of own.filter(({ unit }) => !found.has(unit)))
    if (stands.some((piece) => mayEqual(each, piece) && differs(each.read, read(piece), sheet) === null))
      found.add(each.unit);
  return { units: found, exchanges, said, twice };
}
