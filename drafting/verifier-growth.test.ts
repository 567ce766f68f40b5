import { expect, test } from 'vitest';
import { goldens } from '../testing/goldens/scenarios.ts';
import { blocksOf } from '../testing/letters/sample-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { verifyLetter } from './verify-letter.ts';

const golden = goldens.find(({ name }) => name === 'paypal-escalation');
if (!golden) throw new Error('no such golden letter');
const { document, factSheet } = draftLetter(golden.request);
const planned = document.blocks.map(({ text }) => text).filter((text) => text.length > 80);

/** Milliseconds of the processor, so that whoever else works beside this changes nothing. */
function timeOf(texts: readonly string[]): number {
  const blocks = blocksOf(texts.map((text) => ({ kind: 'paragraph', text })));
  const before = process.cpuUsage();
  verifyLetter({ ...document, blocks }, factSheet, { confirmedAuthorityIds: [] });
  return process.cpuUsage(before).user / 1_000;
}
/** Below this, times are noise. */
const floor = 80;
const tries = 2;
/** Milliseconds; a machine that is shared takes many times the time of the processor. */
const patience = 120_000;
/** The best of several, fewer where the first is fast enough anyway. */
function bestTime(texts: readonly string[], enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries && best > enough; tried += 1) best = Math.min(best, timeOf(texts));
  return Math.max(best, floor);
}

/** The first doubling that takes more than three times as long; null when there is none. */
function growth(textsOf: (size: number) => readonly string[], sizes: readonly number[]): string | null {
  let last = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    const time = bestTime(textsOf(size), last === Number.POSITIVE_INFINITY ? floor : last * 3);
    if (time > last * 3) return `${size}: ${Math.round(time)} ms after ${Math.round(last)} ms for half of it`;
    last = time;
  }
  return null;
}
const filled = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** To the longest paragraph that is judged (checks/too-much.ts); of figures fewer, so the shortest is below that bound too. */
const characters = [1_400, 2_800, 5_600];
test.each([
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
])(
  'a paragraph twice as long of “%s” takes at most three times as long to verify',
  (piece) => {
    timeOf([planned[0] ?? '']);
    const lead = piece === ', B' ? 'Exhibit A' : '';
    expect(growth((size) => [lead + filled(piece, size - lead.length)], characters)).toBeNull();
  },
  patience,
);

test.each<[string, (at: number) => string]>([
  ['short paragraphs', (at) => `We say ${at} things of the hold.`],
  ['amounts', (at) => `We count $${at}.00, $${at + 1}.00 and $${at + 2}.00 beside the reserve.`],
  ['planned sentences', (at) => planned[at % planned.length] ?? ''],
  ['planned sentences with another word', (at) => (planned[at % planned.length] ?? '').replace(' the ', ` the ${at} `)],
  ['long paragraphs', () => filled('the funds of the merchant ', 5_900)],
])(
  'a letter of twice as many blocks with %s takes at most three times as long to verify',
  (_what, textOf) => {
    timeOf([planned[0] ?? '']);
    const texts = (size: number) => Array.from({ length: size }, (_, at) => textOf(at));
    expect(growth(texts, [100, 200])).toBeNull();
  },
  patience,
);
