import type { FactSheet } from '../facts/fact.ts';
import type { Concept, Read } from './concepts.ts';
import { isOfPapers } from './courtesies.ts';
import { isAsking, isKnownWord, isStating } from './lexicon.ts';
import { placed, shared, touches } from './neighbors.ts';
import { partiesHold } from './parties-hold.ts';
import { comparesRightly, follows, isComputed, isSameValue, namesTheSum } from './computed-values.ts';

type Word = Extract<Concept, { is: 'word' }>;

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

/** Whether the words that two sentences share stand in one order. A word that both have is itself, and nothing that stands for it. */
function isMoved(now: readonly Word[], was: readonly Word[]): boolean {
  let last = 0;
  for (const word of now) {
    const exact = was.flatMap((other, at) => (other.words === word.words ? [at] : []));
    const places = exact.length > 0 ? exact : was.flatMap((other, at) => (isSameWord(word, other) ? [at] : []));
    const next = places.find((at) => at >= last);
    if (places.length > 0 && next === undefined) return true;
    last = next ?? last;
  }
  return false;
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
  const moved = isMoved(words(now), words(was));
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

/** Whether a quotation is whole sentences of another, one after the other, with or without an ellipsis for what is left out. */
function isWholePart(now: string, was: string): boolean {
  if (!now.startsWith('said:') || !was.startsWith('said:')) return false;
  const ellipsis = /^(?:(?:\. ?){3,4}|…)\s*|\s*(?:(?:\. ?){3,4}|…)$/g;
  const sentences = (quote: string): string[] =>
    quote
      .slice('said:'.length)
      .replace(ellipsis, '')
      .split(/(?<=[.!?]) /)
      .map((each) => each.replace(/[.!?]+$/, ''));
  const [part, whole] = [sentences(now), sentences(was)];
  const from = whole.indexOf(part[0] ?? '');
  return from >= 0 && part.length < whole.length && part.every((each, at) => each === whole[from + at]);
}

const derivedWords = new Set(
  "later after before earlier ago from date letter now total whole sum difference balance remainder rest share day week month month's year equal equivalent altogether next since than average best month months sale sales takes sells taken dollar".split(
    ' ',
  ),
);
/** Added to a sentence, or left out of it: only words that carry nothing, or say of a computed value what it is. */
export type Difference = { added: Concept[]; lost: Concept[] };

export function differenceOf(now: Read, was: Read, sheet: FactSheet): Difference {
  const covers = (one: Concept, other: Concept, forth: boolean): boolean => {
    if (one.is === 'word' && other.is === 'word') return forth ? isSameWord(one, other) : isSameWord(other, one);
    if (one.is === 'source' && other.is === 'source')
      return one.id === other.id || (forth ? isWholePart(one.id, other.id) : isWholePart(other.id, one.id));
    if (one.is === 'value' && other.is === 'value')
      return forth ? isSameValue(one.value, other.value, sheet) : isSameValue(other.value, one.value, sheet);
    return false;
  };
  // A time counted from another day is no length of the same size.
  const counted = (one: Concept, list: readonly Concept[]): boolean =>
    one.is === 'value' && one.value.kind === 'count' && follows(one.value, list, 'ago', 'later', 'earlier');
  const judged = (concept: Concept): boolean =>
    concept.is !== 'turn' && concept.is !== 'party' && !(concept.is === 'word' && concept.soft);
  const asking = now.request && was.request;
  const missing = (list: readonly Concept[], other: readonly Concept[], forth: boolean): Concept[] =>
    list.filter(
      (one) =>
        judged(one) &&
        !(asking && one.is === 'word' && (isAsking(one.ids) || isStating(one.words, one.ids))) &&
        !other.some((each) => covers(one, each, forth) && (!counted(one, list) || counted(each, other))),
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
    points: reads.some(({ points }) => points),
    counsel: reads.some(({ counsel }) => counsel),
    wrongWeekday: reads.map(({ wrongWeekday }) => wrongWeekday).find((each) => each !== null) ?? null,
  };
};

/** What a planned sentence stands in: the days that its paragraph names, the sentence before it, and the case whose rule or outcome it states. */
export type Context = { days?: readonly string[]; before?: Read | null; cases?: readonly string[] };

/** What a pronoun stands for may be named: at most two words, which the sentence before has. */
function namedBefore(added: readonly Concept[], before: Read): readonly Concept[] {
  const known = added.filter(
    (each) => each.is === 'word' && before.concepts.some((other) => other.is === 'word' && isSameWord(each, other)),
  );
  return known.length <= 2 ? known : [];
}

/** A request for words or papers may ask for more of them; what is to be paid, and when, is no such request. */
const asksForMore = (now: Read, was: Read, words: string): boolean =>
  now.request &&
  was.request &&
  !now.concepts.some((each) => each.is === 'value') &&
  !now.concepts.some(
    (each) => each.is === 'word' && /^(?:pay|paid|payment|payout|release|funds|money|sum)s?$/.test(each.words),
  ) &&
  words.split(' ').every(isOfPapers);

/** "Than the Merchant takes in its best month": whose month it is goes with the computed figure. */
const withoutSeller = (now: Read, was: Read): Read => ({
  ...now,
  concepts: now.concepts.filter(
    (each, at) =>
      !(
        each.is === 'party' &&
        each.party === 'M' &&
        now.concepts.slice(at + 1, at + 2).some((next) => next.is === 'word' && /^(?:takes|sells)$/.test(next.words)) &&
        !was.concepts.some((other) => other.is === 'party' && other.party === 'M')
      ),
  ),
});

/** Why two readings differ in meaning, in a word for tests; null when they say the same. `now` may add what is computed from what it states. */
export function differs(
  now: Read,
  was: Read,
  sheet: FactSheet,
  { days = [], before = null, cases = [] }: Context = {},
): string | null {
  if (now.wrongWeekday !== null) return 'weekday';
  if (now.request !== was.request) return 'request';
  const { added, lost } = differenceOf(now, was, sheet);
  const computed = added.filter(
    (concept) => concept.is === 'value' && isComputed(concept.value, now.concepts, sheet, days, was.concepts),
  );
  const named = [
    ...(was.points && before !== null ? namedBefore(added, before) : []),
    ...added.filter((each) => each.is === 'source' && cases.some((id) => each.id === `short:${id}`)),
  ];
  const rest = added.filter(
    (concept) =>
      !computed.includes(concept) &&
      !named.includes(concept) &&
      !(computed.length > 0 && concept.is === 'word' && derivedWords.has(concept.words)) &&
      !(concept.is === 'word' && asksForMore(now, was, concept.words)),
  );
  const name = (list: readonly Concept[]) =>
    list
      .map((each) =>
        each.is === 'word' ? each.words : each.is === 'value' ? each.value.words : each.is === 'source' ? each.id : '',
      )
      .join(',');
  if (rest.length > 0) return `added: ${name(rest)}`;
  // "That case" may be called by its name.
  const gone = lost.filter(
    (each) =>
      !namesTheSum(each, computed, sheet) &&
      !(each.is === 'word' && each.words === 'case' && named.some(({ is }) => is === 'source')),
  );
  if (gone.length > 0) return `lost: ${name(gone)}`;
  const own =
    computed.length === 0
      ? now.concepts
      : now.concepts.filter(
          (concept, at) =>
            !(
              concept.is === 'turn' &&
              (['after', 'before', 'since'].includes(concept.turn) ||
                comparesRightly(now.concepts, at, sheet, was.concepts))
            ) || was.concepts.some((each) => each.is === 'turn' && each.turn === concept.turn),
        );
  if (!turnsHold(own, was.concepts)) return 'turn';
  if (!partiesHold(computed.length === 0 ? now : withoutSeller(now, was), was)) return 'party';
  if (!valuesHold(now.concepts, was.concepts, sheet)) return 'value';
  return null;
}
