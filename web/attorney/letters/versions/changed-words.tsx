import { wordDifferences, type Run } from './word-differences.ts';

type Sides = { before: string | null; after: string | null };

/** The old and the new text in one: removed words are struck through, added words are underlined. */
export function ChangedWords({ before, after }: Sides) {
  return <Runs runs={wordDifferences(before, after)} />;
}

/**
 * One side of a change shown side by side: the old text with removed words struck through, or the new text with added
 * words underlined.
 */
export function ChangedSide({ before, after, side }: Sides & { side: 'before' | 'after' }) {
  const other: Run['change'] = side === 'before' ? 'added' : 'removed';
  return <Runs runs={wordDifferences(before, after).filter(({ change }) => change !== other)} />;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return (
    <p className="compare__words">
      {runs.map((run, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- runs have no identity but their place
        const key = index;
        if (run.change === 'same') return <Words key={key} run={run} />;
        return run.change === 'added' ? (
          <ins key={key} className="changed changed--in">
            <Words run={run} />
          </ins>
        ) : (
          <del key={key} className="changed changed--out">
            <Words run={run} />
          </del>
        );
      })}
    </p>
  );
}

function Words({ run: { words, bold, italic } }: { run: Run }) {
  const text = italic ? <em>{words}</em> : words;
  return bold ? <strong>{text}</strong> : text;
}
