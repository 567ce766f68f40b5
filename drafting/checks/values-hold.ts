import type { FactSheet } from '../facts/fact.ts';
import type { Concept } from './concepts.ts';
import { isSameValue } from './computed-values.ts';
import { placed, shared, touches, type Placed } from './neighbors.ts';
import { isSameWord, type Word } from './same-word.ts';

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

const inCommon = (one: Placed, other: Placed): number => {
  const near = new Set([...other.before, ...other.after]);
  return new Set([...one.before, ...one.after].filter((id) => near.has(id))).size;
};
/** Whether what stands about a value is more what stood about it than what stood about any other of its kind. */
const isLikest = (now: Placed, was: Placed, all: readonly Placed[]): boolean =>
  all.every((each) => each === was || inCommon(now, each) < inCommon(now, was));

const sent = /^(?:sent|mailed|posted|dispatched|went out|written|wrote)$/;
const arrived = /^(?:delivered|received|reached|arrived)$/;
/** Whether the word of sending or of arrival that a day follows is of the other of the two: a letter leaves on one day and arrives on another. */
function isOtherEvent(now: readonly Concept[], one: Concept, was: readonly Concept[], other: Concept): boolean {
  const eventOf = (list: readonly Concept[], at: number): 'sent' | 'arrived' | null => {
    const word = list
      .slice(0, at)
      .findLast((each) => each.is === 'word' && (sent.test(each.words) || arrived.test(each.words)));
    return word?.is === 'word' ? (sent.test(word.words) ? 'sent' : 'arrived') : null;
  };
  const [mine, theirs] = [eventOf(now, now.indexOf(one)), eventOf(was, was.indexOf(other))];
  return mine !== null && theirs !== null && mine !== theirs;
}

/**
 * Each value stands with what it stood with. Of several of a kind, where they or the words about them have changed places, each keeps its
 * nearest neighbor on the same side.
 */
export function valuesHold(now: readonly Concept[], was: readonly Concept[], sheet: FactSheet): boolean {
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
        if (several && kind === 'date' && isOtherEvent(now, mine.concept, was, other.concept)) return false;
        if (!several || (isInOrder(places) && !moved)) return touches(mine, other);
        // What stands beside another value of the kind too tells nothing.
        const others = close.was.filter(
          ({ concept }) => concept.is === 'value' && concept.value.kind === kind && !same(mine.concept, concept),
        );
        const own = (side: 'before' | 'after'): string[] =>
          theirs[side].filter((id) => !others.some((each) => each[side].includes(id)));
        return (
          shared(nearest.before, own('before')) ||
          shared(nearest.after, own('after')) ||
          isLikest(
            mine,
            other,
            wide.was.filter((each) => each.concept.is === 'value' && each.concept.value.kind === kind),
          )
        );
      });
    });
  });
}
