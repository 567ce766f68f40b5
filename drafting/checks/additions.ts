import type { Concept, Read } from './concepts.ts';
import { isOfPapers } from './courtesies.ts';
import { lexicon } from './lexicon.ts';
import { shared } from './neighbors.ts';
import { isSameWord } from './same-word.ts';
import { namesMoney } from './turns-hold.ts';

/** Added to a sentence, or left out of it: only words that carry nothing, or say of a computed value what it is. */
export type Difference = { added: Concept[]; lost: Concept[] };

/**
 * What a planned sentence stands in: the days that its paragraph names, the sentence before it, the case whose rule or outcome it states, and what its
 * paragraph still says.
 */
export type Context = {
  days?: readonly string[];
  before?: Read | null;
  cases?: readonly string[];
  block?: readonly Read[];
};

/** What a pronoun stands for may be named: at most two words, which the sentence before has. */
function namedBefore(added: readonly Concept[], before: Read): readonly Concept[] {
  const known = added.filter((each) =>
    before.concepts.some(
      (other) =>
        (each.is === 'word' && other.is === 'word' && isSameWord(each, other)) ||
        // "There" is the state whose law governs.
        (each.is === 'value' &&
          other.is === 'value' &&
          each.value.kind === 'law' &&
          each.value.value === other.value.value),
    ),
  );
  return known.length <= 2 ? known : [];
}

/** Things that a letter names and then points to: a pronoun may be any of them that its paragraph speaks of. */
const referents: ReadonlySet<string> = new Set(
  'term clause claim calculation form notice letter account agreement contract discretion covenant hold reserve review exposure listing dispute period calculation rule'.split(
    ' ',
  ),
);

/** What an act is done to, where only one thing can be meant: funds are released, orders delivered. */
const implied: readonly (readonly [act: string, objects: ReadonlySet<string>])[] = [
  ['release', new Set(['funds', 'money', 'sum', 'amount', 'balance', 'proceeds'])],
  ['withhold', new Set(['funds', 'money', 'sum', 'amount', 'balance', 'proceeds'])],
  ['deliver', new Set(['order', 'orders', 'goods', 'merchandise', 'sales'])],
  ['resolve', new Set(['dispute', 'matter'])],
];
export const isImplied = (named: Concept, other: Read): boolean =>
  named.is === 'word' &&
  implied.some(
    ([act, objects]) =>
      objects.has(named.words) &&
      other.concepts.some((each) => each.is === 'word' && shared(each.ids, lexicon.get(act) ?? [])),
  );

/** A request for words or papers may ask for more of them; what is to be paid, and when, is no such request. */
export const asksForMore = (now: Read, was: Read, words: string): boolean =>
  now.request &&
  was.request &&
  !now.concepts.some((each) => each.is === 'value') &&
  !namesMoney(now) &&
  words.split(' ').every(isOfPapers);

/** "The period of 30 days" is those days. */
export const isCounted = ({ concepts }: Read): boolean =>
  concepts.some((each) => each.is === 'value' && each.value.kind === 'count');

/** What a sentence adds that only names what was meant: the thing that a pronoun stands for, what is released or delivered, the case that is cited. */
export function onlyNamed(
  { added, lost }: Difference,
  was: Read,
  { before = null, cases = [], block = [] }: Context,
): readonly Concept[] {
  return [
    ...(was.points && before !== null ? namedBefore(added, before) : []),
    ...(was.points && lost.length === 0
      ? block
          .flatMap((each) => namedBefore(added, each))
          .filter((each) => each.is === 'word' && referents.has(each.words))
      : []),
    ...added.filter(
      (each) => isImplied(each, was) || (cases.length > 0 && each.is === 'word' && each.words === 'case'),
    ),
    ...added.filter((each) => each.is === 'source' && cases.some((id) => each.id === `short:${id}`)),
  ];
}
