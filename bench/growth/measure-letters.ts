import { editedGoldens } from '../drafting/edited-goldens.ts';
import { processorTime } from '../figures.ts';
import type { Measured } from './growth-of.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { blocksOf } from '../../testing/letters/sample-letter.ts';
import { draftLetter } from '../../drafting/draft-letter.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';

const golden = goldens.find(({ name }) => name === 'paypal-escalation');
if (!golden) throw new Error('no such golden letter');
const { document, factSheet } = draftLetter(golden.request);
const planned = document.blocks.map(({ text }) => text).filter((text) => text.length > 80);

/** Milliseconds of processor time of this thread, so that other load on the machine does not count. */
function timeOf(texts: readonly string[]): number {
  const blocks = blocksOf(texts.map((text) => ({ kind: 'paragraph', text })));
  return processorTime(() => verifyLetter({ ...document, blocks }, factSheet, { confirmedAuthorityIds: [] }));
}
/** Below this, times are noise. */
const floor = 80;
const tries = 3;

/**
 * How many times longer a text takes than half of it: the minimum of several pairs, since real growth shows in each of
 * them.
 */
function growthAt(half: readonly string[], whole: readonly string[]): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries && lowest > 3; tried += 1)
    lowest = Math.min(lowest, Math.max(timeOf(whole), floor) / Math.max(timeOf(half), floor));
  return lowest;
}

/** The doublings that take more than three times as long. */
const growth = (textsOf: (size: number) => readonly string[], sizes: readonly number[]): string[] =>
  sizes.flatMap((size) => {
    const times = growthAt(textsOf(size / 2), textsOf(size));
    return times > 3 ? [`${size}: ${times.toFixed(1)} times as long as half of it`] : [];
  });
const filled = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/**
 * Up to the longest paragraph that is judged (checks/too-much.ts). The shorter one also stays below the limit on
 * figures.
 */
const characters = [2_800, 5_600];
const pieces = [
  '$1,',
  '$1.50 and ',
  'Jan 1, ',
  '§ 1, ',
  'Carma v. Marathon, 2 Cal. 4th 342 (1992); ',
  ', B',
  'two-thirds ',
  'a@',
  '"a b," ',
  '[a]',
  '\u0301',
  'we hold; you pay; ',
  'We say so. ',
];

/** Letters of many blocks, by what stands in each. */
const blocks: Readonly<Record<string, (at: number) => string>> = {
  'short paragraphs': (at) => `We say ${at} things of the hold.`,
  amounts: (at) => `We count $${at}.00, $${at + 1}.00 and $${at + 2}.00 beside the reserve.`,
  'planned sentences': (at) => planned[at % planned.length] ?? '',
  'planned sentences with another word': (at) => (planned[at % planned.length] ?? '').replace(' the ', ` the ${at} `),
  'long paragraphs': () => filled('the funds of the merchant ', 5_900),
};

/** The golden letters with 8 changes each, against the same ones without. */
function ofEdited(): string[] {
  const letters = editedGoldens(8);
  const timeOfAll = (part: 'planned' | 'edited') =>
    processorTime(() => {
      // A fresh copy of the facts each time: what is cached per sheet would help only the second run.
      for (const each of letters) verifyLetter(each[part], structuredClone(each.sheet), { confirmedAuthorityIds: [] });
    });
  timeOfAll('edited');
  const ratios = Array.from({ length: tries }, () => timeOfAll('edited') / Math.max(timeOfAll('planned'), floor));
  const lowest = Math.min(...ratios);
  return lowest < 3 ? [] : [`letters with 8 changes: ${lowest.toFixed(1)} times as long as without`];
}

/** The verifier on paragraphs of one repeated piece, on letters of many blocks, and on edited letters. */
export function measureLetters(): Measured {
  timeOf([planned[0] ?? '']);
  const slow = [
    ...pieces.flatMap((piece) => {
      const lead = piece === ', B' ? 'Exhibit A' : '';
      return growth((size) => [lead + filled(piece, size - lead.length)], characters).map(
        (each) => `“${piece}”, ${each}`,
      );
    }),
    ...Object.entries(blocks).flatMap(([what, textOf]) =>
      growth((size) => Array.from({ length: size }, (_, at) => textOf(at)), [200]).map((each) => `${what}, ${each}`),
    ),
    ...ofEdited(),
  ];
  return { of: 'letters', tried: pieces.length + Object.keys(blocks).length + 1, slow };
}
