import type { Concept, Read } from './concepts.ts';
import { placed, touches, type Placed } from './neighbors.ts';
import type { Turn } from './turning-words.ts';

const conditions: ReadonlySet<Turn> = new Set<Turn>(['if', 'unless', 'after', 'before', 'until', 'by']);
const hasCondition = ({ concepts }: Read): boolean =>
  concepts.some((each) => each.is === 'turn' && each.soft !== true && conditions.has(each.turn));
/**
 * "It cannot reach" says no more than "it does not reach"; what follows once something has happened "will" follow; who asks for papers may ask
 * "if" there are any.
 */
function isLoose({ concept }: Placed, kind: string, now: Read, was: Read): boolean {
  const next = now.concepts[now.concepts.indexOf(concept) + 1];
  const asks = now.request && was.request && !namesMoney(now);
  if (kind === 'would') return asks;
  if (kind === 'may') return asks || (next?.is === 'turn' && next.turn === 'not');
  if (kind === 'will') return hasCondition(was);
  return kind === 'if' && asks;
}

const isSoft = ({ concept }: Placed): boolean => concept.is === 'turn' && concept.soft === true;

/** Whether it speaks of what is to be paid. */
export const namesMoney = ({ concepts }: Read): boolean =>
  concepts.some(
    (each) =>
      (each.is === 'word' && /^(?:pay|paid|payment|payout|release|funds|money|sum)s?$/.test(each.words)) ||
      (each.is === 'value' && each.value.kind === 'money'),
  );

/** The same words of denial, modality, condition and measure, each beside something that stood beside it. */
export function turnsHold(now: Read, was: Read): boolean {
  // Those that must hold find their like before those that may come or go.
  const of = (concepts: readonly Concept[]) =>
    placed(concepts, ({ is }) => is === 'turn', 3, true).toSorted((a, b) => Number(isSoft(a)) - Number(isSoft(b)));
  const left = of(was.concepts);
  for (const turn of of(now.concepts)) {
    const kind = turn.concept.is === 'turn' ? turn.concept.turn : '';
    const at = left.findIndex(
      (each) => each.concept.is === 'turn' && each.concept.turn === kind && touches(turn, each),
    );
    if (at < 0 && (isSoft(turn) || isLoose(turn, kind, now, was))) continue;
    if (at < 0) return false;
    left.splice(at, 1);
  }
  // "It may go on and claim": what will follow may be left to its condition.
  return left.every(
    (each) =>
      isSoft(each) ||
      (each.concept.is === 'turn' &&
        ((each.concept.turn === 'will' && hasCondition(now) && hasCondition(was)) ||
          (each.concept.turn === 'may' && now.request && was.request && !namesMoney(was)))),
  );
}
