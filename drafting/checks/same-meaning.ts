import type { FactSheet } from '../facts/fact.ts';
import { asksForMore, isCounted, isImplied, onlyNamed, type Context, type Difference } from './additions.ts';
import { comparesRightly, follows, isComputed, isSameValue, namesTheSum } from './computed-values.ts';
import { isCollocated } from './collocations.ts';
import type { Concept, Read } from './concepts.ts';
import { isAsking, isStating } from './lexicon.ts';
import { partiesHold } from './parties-hold.ts';
import { isSameWord } from './same-word.ts';
import { turnsHold } from './turns-hold.ts';
import { valuesHold } from './values-hold.ts';

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
  "later after before earlier ago from date letter now total whole sum difference balance remainder rest share day week month month's year equal equivalent altogether next since than average best month months sale sales takes sells taken dollar withheld held amount money funds".split(
    ' ',
  ),
);
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

/** No other wording adds so many words and figures, and whether each is computed is asked of all the others. */
const maxAdded = 30;

/** Why two readings differ in meaning, in a word for tests; null when they say the same. `now` may add what is computed from what it states. */
export function differs(now: Read, was: Read, sheet: FactSheet, context: Context = {}): string | null {
  if (now.wrongWeekday !== null) return 'weekday';
  if (now.request !== was.request) return 'request';
  const { added, lost } = differenceOf(now, was, sheet);
  if (added.length > maxAdded) return 'added: too much';
  const computed = added.filter(
    (concept) =>
      concept.is === 'value' && isComputed(concept.value, now.concepts, sheet, context.days ?? [], was.concepts),
  );
  const named = onlyNamed({ added, lost }, was, context);
  const open = added.filter((each) => !computed.includes(each) && !named.includes(each));
  const collocated =
    lost.length === 0 && open.length === 1
      ? open.filter((each) => each.is === 'word' && isCollocated(each, now, [was, ...(context.block ?? [])]))
      : [];
  const rest = added.filter(
    (concept) =>
      !computed.includes(concept) &&
      !named.includes(concept) &&
      !collocated.includes(concept) &&
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
      !(each.is === 'word' && /^(?:dispute|matter)$/.test(each.words) && isImplied(each, now)) &&
      !(each.is === 'word' && each.words === 'period' && isCounted(now) && isCounted(was)) &&
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
  if (!turnsHold({ ...now, concepts: own }, was)) return 'turn';
  if (!partiesHold(computed.length === 0 ? now : withoutSeller(now, was), was)) return 'party';
  if (!valuesHold(now.concepts, was.concepts, sheet)) return 'value';
  return null;
}
