import type { Concept, Read } from './concepts.ts';
import { isSameWord, type Word } from './same-word.ts';

const isWord = (concept: Concept | undefined): concept is Word => concept?.is === 'word' && !concept.soft;
const bearing = ({ concepts }: Read): Concept[] => concepts.filter((each) => each.is !== 'word' || !each.soft);

/** The words right before and right after each place where a word stands; anything but a word between parts them. */
function besides(read: Read, word: Word): { before: Word | null; after: Word | null }[] {
  const concepts = bearing(read);
  return concepts.flatMap((each, at) => {
    const [before, after] = [concepts[at - 1], concepts[at + 1]];
    return isWord(each) && isSameWord(word, each)
      ? [{ before: isWord(before) ? before : null, after: isWord(after) ? after : null }]
      : [];
  });
}

/**
 * Whether an added word only says of a thing what the paragraph says of it anyway: "the sum withheld" for "the sum" where the paragraph speaks
 * of the sum withheld. It stands beside the same word, on the same side.
 */
export const isCollocated = (added: Word, now: Read, paragraph: readonly Read[]): boolean =>
  besides(now, added).every((mine) =>
    paragraph.some((read) =>
      besides(read, added).some(
        (theirs) =>
          (mine.before !== null && theirs.before !== null && isSameWord(mine.before, theirs.before)) ||
          (mine.after !== null && theirs.after !== null && isSameWord(mine.after, theirs.after)),
      ),
    ),
  );
