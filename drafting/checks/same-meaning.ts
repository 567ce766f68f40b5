import type { FactSheet } from '../facts/fact.ts';
import type { Concept, Read } from './concepts.ts';
import { isAsking, isKnownWord } from './lexicon.ts';
import { isComputed, isSameValue } from './computed-values.ts';

type Word = Extract<Concept, { is: 'word' }>;
type PartyConcept = Extract<Concept, { is: 'party' }>;

const shared = (one: readonly string[], other: readonly string[]): boolean => one.some((id) => other.includes(id));

/** One slip of the keyboard apart: a letter more, less, other, or two exchanged. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one.length < 5 || other.length < 4) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]);
}

const isSameWord = (now: Word, was: Word): boolean =>
  shared(now.ids, was.ids) || now.words === was.words || (!isKnownWord(now.words) && isSlip(now.words, was.words));

/** What stands near a place, up to so many words before or after it. */
function near(concepts: readonly Concept[], at: number, step: 1 | -1, size: number, clause: boolean): string[] {
  const found: string[] = [];
  let taken = 0;
  const own = concepts[at]?.clause;
  for (let next = at + step; concepts[next] !== undefined && taken < size; next += step) {
    const concept = concepts[next];
    if (concept === undefined || (clause && concept.clause !== own)) break;
    if (concept.is === 'word') {
      found.push(...concept.ids, concept.words);
      if (!concept.soft) taken += 1;
    } else if (concept.is === 'source') {
      found.push(concept.id);
      taken += 1;
    }
  }
  return found;
}

type Placed = { concept: Concept; before: string[]; after: string[] };
const placed = (
  concepts: readonly Concept[],
  wanted: (concept: Concept) => boolean,
  size: number,
  clause = false,
): Placed[] =>
  concepts.flatMap((concept, at) =>
    wanted(concept)
      ? [{ concept, before: near(concepts, at, -1, size, clause), after: near(concepts, at, 1, size, clause) }]
      : [],
  );
const touches = (one: Placed, other: Placed): boolean =>
  shared([...one.before, ...one.after], [...other.before, ...other.after]) ||
  one.before.length + one.after.length === 0 ||
  other.before.length + other.after.length === 0;

/** The same words of denial, modality, condition and measure, each beside something that stood beside it. */
function turnsHold(now: readonly Concept[], was: readonly Concept[]): boolean {
  const of = (concepts: readonly Concept[]) => placed(concepts, ({ is }) => is === 'turn', 3, true);
  const left = of(was);
  for (const turn of of(now)) {
    const kind = turn.concept.is === 'turn' ? turn.concept.turn : '';
    const at = left.findIndex(
      (each) => each.concept.is === 'turn' && each.concept.turn === kind && touches(turn, each),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** Each party does what it did: the same acts of its own, the same done to it, the same of its own. */
function partiesHold(now: Read, was: Read): boolean {
  const isParty = ({ is }: Concept): boolean => is === 'party';
  const of = ({ concepts }: Read) => placed(concepts, isParty, 2);
  const closeBy = ({ concepts }: Read) => placed(concepts, isParty, 1);
  const old = of(was);
  const nearOld = closeBy(was);
  const nearNow = closeBy(now);
  const acts = ({ concept, before, after }: Placed): string[] =>
    concept.is !== 'party' ? [] : concept.how === 'plain' ? after : concept.how === 'by' ? [...before, ...after] : [];
  const undergoes = ({ concept, before }: Placed): string[] =>
    concept.is === 'party' && concept.how !== 'by' && concept.how !== 'own' ? before : [];
  // What is its own stands right beside it: the next word of "the Merchant's claim", the last before "of the Merchant".
  const has = ({ concept, before, after }: Placed): string[] =>
    concept.is !== 'party' || concept.how === 'by' ? [] : concept.how === 'of' ? before : after;
  const direction = ({ concept }: Placed) =>
    concept.is === 'party' && (concept.how === 'to' || concept.how === 'from') ? concept.how : null;
  const same = (one: Placed, at: number, other: Placed, index: number): boolean => {
    if (one.concept.is !== 'party' || other.concept.is !== 'party' || one.concept.party !== other.concept.party)
      return false;
    if (direction(one) && direction(other) && direction(one) !== direction(other)) return false;
    const bare = [one, other].some(({ before, after }) => before.length + after.length === 0);
    return (
      bare ||
      shared(acts(one), acts(other)) ||
      shared(undergoes(one), undergoes(other)) ||
      shared(has(nearNow[at] ?? one), has(nearOld[index] ?? other))
    );
  };
  const parties = (list: readonly Placed[]) => new Set(list.map(({ concept }) => (concept as PartyConcept).party));
  const fresh = of(now);
  const gone = [...parties(old)].filter((party) => !parties(fresh).has(party));
  const spoken = gone.every((party) => (party === 'M' && now.counsel) || now.pronoun || (now.request && party === 'P'));
  return spoken && fresh.every((each, at) => old.some((other, index) => same(each, at, other, index)));
}

/** In each of two orders the same things follow one another. */
const isInOrder = (places: readonly number[]): boolean =>
  places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));

/**
 * Each value stands with what it stood with. Of several of a kind, where they or the words about them have changed places, each keeps its
 * nearest neighbor on the same side.
 */
function valuesHold(now: readonly Concept[], was: readonly Concept[], sheet: FactSheet): boolean {
  const same = (one: Concept, other: Concept): boolean =>
    one.is === 'value' && other.is === 'value' && isSameValue(one.value, other.value, sheet);
  const isValue = ({ is }: Concept): boolean => is === 'value';
  const wide = { now: placed(now, isValue, 3), was: placed(was, isValue, 3) };
  const close = { now: placed(now, isValue, 1), was: placed(was, isValue, 1) };
  const words = (list: readonly Concept[]): Word[] =>
    list.filter((each): each is Word => each.is === 'word' && !each.soft);
  const old = words(was);
  const moved = !isInOrder(
    words(now)
      .map((each) => old.findIndex((other) => isSameWord(each, other)))
      .filter((at) => at >= 0),
  );
  const kinds = new Set(now.flatMap((each) => (each.is === 'value' ? [each.value.kind] : [])));
  return [...kinds].every((kind) => {
    const own = wide.now.flatMap((each, at) =>
      each.concept.is === 'value' && each.concept.value.kind === kind ? [at] : [],
    );
    const kept = own.filter((at) => was.some((other) => same(wide.now[at]?.concept ?? other, other)));
    const places = kept.map((at) =>
      wide.was.findIndex(({ concept }) => same(wide.now[at]?.concept ?? concept, concept)),
    );
    const several = new Set(places).size > 1;
    return kept.every((at) => {
      const mine = wide.now[at];
      const nearest = close.now[at];
      return wide.was.some((other, index) => {
        const theirs = close.was[index];
        if (!mine || !nearest || !theirs || !same(mine.concept, other.concept)) return false;
        if (!several || (isInOrder(places) && !moved)) return touches(mine, other);
        // What stands beside another value of the kind too tells nothing.
        const others = close.was.filter(
          ({ concept }) => concept.is === 'value' && concept.value.kind === kind && !same(mine.concept, concept),
        );
        const own = (side: 'before' | 'after'): string[] =>
          theirs[side].filter((id) => !others.some((each) => each[side].includes(id)));
        return shared(nearest.before, own('before')) || shared(nearest.after, own('after'));
      });
    });
  });
}

const derivedWords = new Set(
  'later after before earlier ago from date letter now total whole sum difference balance remainder rest share day week month year equal equivalent altogether next since'.split(
    ' ',
  ),
);
/** Added to a sentence, or left out of it: only words that carry nothing, or say of a computed value what it is. */
export type Difference = { added: Concept[]; lost: Concept[] };

function differenceOf(now: Read, was: Read, sheet: FactSheet): Difference {
  const covers = (one: Concept, other: Concept, forth: boolean): boolean => {
    if (one.is === 'word' && other.is === 'word') return forth ? isSameWord(one, other) : isSameWord(other, one);
    if (one.is === 'source' && other.is === 'source') return one.id === other.id;
    if (one.is === 'value' && other.is === 'value')
      return forth ? isSameValue(one.value, other.value, sheet) : isSameValue(other.value, one.value, sheet);
    return false;
  };
  const judged = (concept: Concept): boolean =>
    concept.is !== 'turn' && concept.is !== 'party' && !(concept.is === 'word' && concept.soft);
  const asking = now.request && was.request;
  const missing = (list: readonly Concept[], other: readonly Concept[], forth: boolean): Concept[] =>
    list.filter(
      (one) =>
        judged(one) &&
        !(asking && one.is === 'word' && isAsking(one.ids)) &&
        !other.some((each) => covers(one, each, forth)),
    );
  return { added: missing(now.concepts, was.concepts, true), lost: missing(was.concepts, now.concepts, false) };
}

/** Several sentences read as one. */
export const joined = (reads: readonly Read[]): Read => {
  let clause = 0;
  const concepts = reads.flatMap((read) => {
    const from = clause;
    clause += (read.concepts.at(-1)?.clause ?? 0) + 1;
    return read.concepts.map((concept) => ({ ...concept, clause: concept.clause + from }));
  });
  return {
    concepts,
    request: reads.some(({ request }) => request),
    pronoun: reads.some(({ pronoun }) => pronoun),
    counsel: reads.some(({ counsel }) => counsel),
    wrongWeekday: reads.map(({ wrongWeekday }) => wrongWeekday).find((each) => each !== null) ?? null,
  };
};

/** Why two readings differ in meaning, in a word for tests; null when they say the same. `now` may add what is computed from what it states. */
export function differs(now: Read, was: Read, sheet: FactSheet, context: readonly string[] = []): string | null {
  if (now.wrongWeekday !== null) return 'weekday';
  if (now.request !== was.request) return 'request';
  const { added, lost } = differenceOf(now, was, sheet);
  const computed = added.filter(
    (concept) => concept.is === 'value' && isComputed(concept.value, now.concepts, sheet, context),
  );
  const rest = added.filter(
    (concept) =>
      !computed.includes(concept) && !(computed.length > 0 && concept.is === 'word' && derivedWords.has(concept.words)),
  );
  const name = (list: readonly Concept[]) =>
    list
      .map((each) =>
        each.is === 'word' ? each.words : each.is === 'value' ? each.value.words : each.is === 'source' ? each.id : '',
      )
      .join(',');
  if (rest.length > 0) return `added: ${name(rest)}`;
  if (lost.length > 0) return `lost: ${name(lost)}`;
  const own =
    computed.length === 0
      ? now.concepts
      : now.concepts.filter(
          (concept) =>
            !(concept.is === 'turn' && ['after', 'before', 'since'].includes(concept.turn)) ||
            was.concepts.some((each) => each.is === 'turn' && each.turn === concept.turn),
        );
  if (!turnsHold(own, was.concepts)) return 'turn';
  if (!partiesHold(now, was)) return 'party';
  if (!valuesHold(now.concepts, was.concepts, sheet)) return 'value';
  return null;
}
