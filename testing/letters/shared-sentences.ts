import type { LetterDocument } from '../../domain/letters/letter.ts';
import { folded, typographic } from '../../drafting/text/display.ts';
import { sentencesOf } from '../../drafting/text/sentences.ts';
import { authorities } from '../../knowledge/load.ts';

/**
 * The text without the heading that a paragraph begins with, and with `§` for each citation, since these are no
 * sentences.
 */
function bare(text: string, authorityIds: readonly string[]): string {
  const cited = authorityIds.map((id) => folded(typographic(authorities.get(id)?.citation ?? '')));
  return cited.reduce((left, citation) => left.replaceAll(citation, '§'), folded(text.replace(/^\*\*[^*]+\*\* /, '')));
}

/** The sentences that a reader sees in text and items. Headings, salutations, sums in tables and enclosed papers do not count. */
function sentencesIn({ blocks }: LetterDocument): Set<string> {
  return new Set(
    blocks
      .filter(({ id, kind, enclosure }) => kind !== 'heading' && !enclosure && !id.startsWith('opening.salutation'))
      .flatMap(({ text, items = [], authority_refs: cited }) =>
        [text, ...items].flatMap((each) => sentencesOf(bare(each, cited))),
      )
      .filter((sentence) => sentence.split(/\s+/).length > 2),
  );
}

const runLength = 5;

/** Every run of five words in the text that a reader sees, as for sentences, with the citations. */
function runsIn({ blocks }: LetterDocument): Set<string> {
  const words = blocks
    .filter(({ kind, enclosure }) => kind !== 'heading' && kind !== 'table' && !enclosure)
    .flatMap(({ text, items = [] }) => [text, ...items].flatMap((each) => folded(each).split(/\s+/)));
  return new Set(words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' ')));
}

/**
 * The share, 0 to 1, of sentences or runs that two letters have in common, measured on the shorter letter, so that the length
 * of the other hides nothing.
 */
function shareOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const both = [...left].filter((each) => right.has(each));
  return both.length / Math.max(1, Math.min(left.size, right.size));
}

/** Every pair of letters of one case, with the share of sentences, and of runs of five words, that they have in common, 0 to 1. */
export function sharesOf(letters: readonly LetterDocument[]): { pair: string; share: number; runs: number }[] {
  return letters.flatMap((one, at) =>
    letters.slice(at + 1).map((other) => ({
      pair: `${one.letter_type}/${other.letter_type}`,
      share: shareOf(sentencesIn(one), sentencesIn(other)),
      runs: shareOf(runsIn(one), runsIn(other)),
    })),
  );
}
