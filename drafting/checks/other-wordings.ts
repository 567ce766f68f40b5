import { wordings } from '../../knowledge/wordings/wordings.ts';
import { fillTemplate } from '../clauses/fill.ts';
import type { FactSheet } from '../facts/fact.ts';
import { folded } from '../text/display.ts';
import type { Read } from './concepts.ts';
import { differs, joined } from './same-meaning.ts';

const filled = (template: string, sheet: FactSheet): string | null => {
  const text = fillTemplate(template, sheet);
  return text.ok ? folded(text.text) : null;
};

/** What stands before the first slot of each sentence: only a text that begins so is compared with it. */
const leads = wordings.map(({ of, so }) => ({ of, so, lead: folded(of.split('{')[0] ?? '') }));

/** The library's other wordings of a planned sentence, filled from the facts. */
export const otherWordingsOf = (sentence: string, sheet: FactSheet): readonly string[] =>
  leads
    .filter(({ of, lead }) => sentence.startsWith(lead) && filled(of, sheet) === sentence)
    .flatMap(({ so }) => so.flatMap((each) => filled(each, sheet) ?? []));

/** Without what may come or go in one step: a wording is one step away from the plan already. */
const strict = (read: Read): Read => ({
  ...read,
  pronoun: false,
  concepts: read.concepts.map((each) =>
    each.is === 'turn' ? { is: 'turn', turn: each.turn, clause: each.clause } : each,
  ),
});

/** How often each party is named. */
const named = ({ concepts }: Read, party: string): number =>
  concepts.filter((each) => each.is === 'party' && each.party === party).length;
const namesNoMore = (now: Read, wording: Read): boolean =>
  ['P', 'M', 'R', 'A'].every((party) => named(now, party) <= named(wording, party));

/** Whether sentences say what a planned one says by one of its other wordings. */
export function saysAWordingOf(own: readonly Read[], wordings: readonly Read[], sheet: FactSheet): boolean {
  const now = strict(joined(own));
  return wordings.some((each) => namesNoMore(now, each) && differs(now, strict(each), sheet) === null);
}
