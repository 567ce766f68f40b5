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

/**
 * The share, 0 to 1, of sentences that two letters have in common, measured on the shorter letter, so that the length
 * of the other hides nothing.
 */
function shareOf(one: LetterDocument, other: LetterDocument): number {
  const [left, right] = [sentencesIn(one), sentencesIn(other)];
  const both = [...left].filter((sentence) => right.has(sentence));
  return both.length / Math.max(1, Math.min(left.size, right.size));
}

/** Every pair of letters of one case, with the share of sentences that they have in common, 0 to 1. */
export function sharesOf(letters: readonly LetterDocument[]): { pair: string; share: number }[] {
  return letters.flatMap((one, at) =>
    letters
      .slice(at + 1)
      .map((other) => ({ pair: `${one.letter_type}/${other.letter_type}`, share: shareOf(one, other) })),
  );
}
