import type { LetterDocument } from '../../domain/letters/letter.ts';
import { folded, typographic } from '../../drafting/text/display.ts';
import { sentencesOf } from '../../drafting/text/sentences.ts';
import { authorities } from '../../knowledge/load.ts';

/** A citation is no sentence, nor is the heading that a paragraph begins with. */
function bare(text: string, authorityIds: readonly string[]): string {
  const cited = authorityIds.map((id) => folded(typographic(authorities.get(id)?.citation ?? '')));
  return cited.reduce((left, citation) => left.replaceAll(citation, '§'), folded(text.replace(/^\*\*[^*]+\*\* /, '')));
}

/** What a reader reads as sentences: of text and items. Headings, sums in tables and enclosed papers are none. */
function sentencesIn({ blocks }: LetterDocument): Set<string> {
  return new Set(
    blocks
      .filter(({ kind, enclosure }) => kind !== 'heading' && !enclosure)
      .flatMap(({ text, items = [], authority_refs: cited }) =>
        [text, ...items].flatMap((each) => sentencesOf(bare(each, cited))),
      )
      .filter((sentence) => sentence.split(/\s+/).length > 2),
  );
}

/** The share, 0 to 1, of its sentences that one letter has in common with another; of the shorter one, so that a long one beside it hides nothing. */
function shareOf(one: LetterDocument, other: LetterDocument): number {
  const [left, right] = [sentencesIn(one), sentencesIn(other)];
  const both = [...left].filter((sentence) => right.has(sentence));
  return both.length / Math.max(1, Math.min(left.size, right.size));
}

/** Every two letters of one case, with the share of their sentences, 0 to 1. */
export function sharesOf(letters: readonly LetterDocument[]): { pair: string; share: number }[] {
  return letters.flatMap((one, at) =>
    letters
      .slice(at + 1)
      .map((other) => ({ pair: `${one.letter_type}/${other.letter_type}`, share: shareOf(one, other) })),
  );
}
