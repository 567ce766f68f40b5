import { diffWordsWithSpace } from 'diff';

export type Run = { words: string; change: 'same' | 'added' | 'removed' };

/** What was said before and what is said now, word by word; null is a side that lacks the part. */
export function wordDifferences(before: string | null, after: string | null): Run[] {
  if (before === null || after === null) {
    const words = before ?? after ?? '';
    return words === '' ? [] : [{ words, change: before === null ? 'added' : 'removed' }];
  }
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    words: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
