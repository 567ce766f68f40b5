import { stateNames } from '../../knowledge/state-names.ts';
import { writtenOut } from '../text/abbreviations.ts';
import { folded } from '../text/display.ts';
import { inDigits } from '../text/number-words.ts';

/**
 * Words of addresses and signatures as the post office and businesses shorten them (USPS Publication 28, appendices B
 * and C).
 */
const postal: Readonly<Record<string, string>> = {
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  plz: 'plaza',
  sq: 'square',
  pkwy: 'parkway',
  hwy: 'highway',
  ct: 'court',
  ste: 'suite',
  fl: 'floor',
  rm: 'room',
  bldg: 'building',
  dept: 'department',
  attn: 'attention',
  atty: 'attorney',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  one: '1',
  usa: '',
  email: 'e-mail',
  rrr: 'return receipt requested',
  ...Object.fromEntries(Object.entries(stateNames).map(([code, name]) => [code.toLowerCase(), name.toLowerCase()])),
};

/** How the post office shortens a word of an address, or writes out a state's code. */
export const postalForms = (word: string): string[] =>
  Object.entries(postal).flatMap(([short, long]) =>
    long !== '' && long === word.toLowerCase()
      ? [short]
      : short === word.toLowerCase() && word === word.toUpperCase()
        ? [long]
        : [],
  );

/** The words of a line of the frame, in one spelling. */
const wordsOf = (text: string): string =>
  inDigits(writtenOut(folded(text)))
    .toLowerCase()
    .replace(/[.,;:|#&()]/g, ' ')
    .replace(/-(?=\d{4}\b)/g, ' ')
    .split(/\s+/)
    .map((word) => postal[word] ?? word)
    .join(' ')
    .replace(/\b(?:and|(?:no|number) (?=\d))/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether two lines of the frame (address, delivery, bar number) say the same apart from spelling, punctuation and
 * postal abbreviations.
 */
export const isSameLine = (found: string, planned: string): boolean =>
  folded(found) === folded(planned) || wordsOf(found) === wordsOf(planned);

const ofDemands = /\b(?:formal|written|letter|for|release|payment|of|the|funds|withheld|settlement)\b/g;
const titleWords = (title: string): string =>
  wordsOf(title).replace(ofDemands, ' ').split(/\s+/).filter(Boolean).sort().join(' ');

/** Whether a title names the same letter: its words may come in any order, and it may name what every demand is for. */
export const isSameTitle = (found: string, planned: string): boolean =>
  isSameLine(found, planned) || titleWords(found) === titleWords(planned);
