import { wordDifferences } from './word-differences.ts';

/** What was said before and is said now, in one text: taken out is struck through, put in is underlined. */
export function ChangedWords({ before, after }: { before: string | null; after: string | null }) {
  return (
    <p className="compare__words">
      {wordDifferences(before, after).map(({ words, change }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- runs have no identity but their place
        const key = index;
        if (change === 'same') return <span key={key}>{words}</span>;
        return change === 'added' ? (
          <ins key={key} className="changed changed--in">
            {words}
          </ins>
        ) : (
          <del key={key} className="changed changed--out">
            {words}
          </del>
        );
      })}
    </p>
  );
}
