/** Sentences of one golden letter as the verifier compares them. */
import { citationsWith } from '../../drafting/checks/cited-places.ts';
import { readSentence, type Read } from '../../drafting/checks/concepts.ts';
import { differs } from '../../drafting/checks/same-meaning.ts';
import { draftLetter } from '../../drafting/draft-letter.ts';
import { folded } from '../../drafting/text/display.ts';
import { goldens } from '../goldens/scenarios.ts';

const name = 'square-initial';
const golden = goldens.find((each) => each.name === name);
if (!golden) throw new Error(name);

/** What that letter may rely on. */
export const { factSheet: sheet } = draftLetter(golden.request);

export const citations = citationsWith([]);
export const readText = (text: string): Read => readSentence(folded(text), sheet, citations);

/** How a sentence says something other than it did; null when it does not. */
export const difference = (now: string, was: string): string | null => differs(readText(now), readText(was), sheet);
