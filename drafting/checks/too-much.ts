import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { rowText } from './cut.ts';
import { stableHash } from './unit.ts';
import type { Complaint, Unit } from './unit.ts';

/**
 * Maximum sizes of what is checked: sentences are compared with the plan word by word and figure by figure, which takes
 * too long on a text without end. The limits are several times what any letter on file or in bench/drafting/sets holds
 * (decision 149). A text is a paragraph, an item or a row.
 */
const max = {
  word: { characters: 300 },
  text: { characters: 6_000, figures: 250 },
  /** `sentences`: those that are not from a clause. */
  letter: { characters: 60_000, figures: 1_000, sentences: 400 },
};

const longWord = new RegExp(`(?<!\\S)\\S{${max.word.characters + 1},}`);
const textsOf = ({ text, items = [], rows = [] }: LetterBlock): string[] => [text, ...items, ...rows.map(rowText)];
const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
const figuresIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/\d+/g)?.length ?? 0), 0);

type Found = { found: number; limit: number; of: string };
/** The first limit that is exceeded, as a sentence. */
function excess(subject: string, measures: readonly Found[], advice: string): string | null {
  const over = measures.find(({ found, limit }) => found > limit);
  if (over === undefined) return null;
  const [found, limit] = [over.found, over.limit].map((number) => number.toLocaleString('en-US'));
  return `${subject} has ${found} ${over.of}, and at most ${limit} can be checked. Until that is mended nothing of the letter is checked. ${advice}`;
}

const excessOfText = (text: string): string | null =>
  excess(
    'This text',
    [
      { found: figuresIn([text]), limit: max.text.figures, of: 'figures' },
      { found: text.length, limit: max.text.characters, of: 'characters' },
    ],
    'Divide it into several, or leave its figures to an exhibit.',
  ) ??
  excess(
    'A word of this text',
    [{ found: longWord.exec(text)?.[0].length ?? 0, limit: max.word.characters, of: 'characters' }],
    'Put spaces into it.',
  );

const excessOfLetter = (measures: readonly Found[]): string | null =>
  excess('This letter', measures, 'Leave a part of it to an exhibit.');

const complaint = (why: string, words: string): Complaint => ({
  severity: 'red',
  check: 'structure',
  words: words.slice(0, 80),
  key: `too-much:${stableHash(words)}`,
  why,
});

export type Unchecked = { block_id: string | null; complaint: Complaint };

/** Texts with more than can be checked, or the letter as a whole. If there is one, nothing else is checked. */
export function tooMuchIn({ blocks }: LetterDocument): Unchecked[] {
  const texts = blocks.flatMap((block) => textsOf(block).map((text) => ({ block_id: block.id, text })));
  const found = texts.flatMap(({ block_id, text }): Unchecked[] => {
    const why = excessOfText(text);
    return why === null ? [] : [{ block_id, complaint: complaint(why, text) }];
  });
  if (found.length > 0) return found;
  const all = texts.map(({ text }) => text);
  return ofLetter(
    excessOfLetter([
      { found: charactersIn(all), limit: max.letter.characters, of: 'characters' },
      { found: figuresIn(all), limit: max.letter.figures, of: 'figures' },
    ]),
  );
}

/** The same for the number of sentences that somebody wrote, once the letter has been cut into units. */
export const tooManyOf = (units: readonly Unit[]): Unchecked[] =>
  ofLetter(
    excessOfLetter([
      {
        found: units.filter(({ where, proven }) => where === 'block' && !proven).length,
        limit: max.letter.sentences,
        of: 'sentences of its own',
      },
    ]),
  );

const ofLetter = (why: string | null): Unchecked[] =>
  why === null ? [] : [{ block_id: null, complaint: complaint(why, '') }];
