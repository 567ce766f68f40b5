import type { ReactNode } from 'react';
import { segmentsOf, type Mark, type Segment } from './inline-text.ts';

function styled({ text, bold, italic }: Segment): ReactNode {
  const words = italic ? <em>{text}</em> : text;
  return bold ? <strong>{words}</strong> : words;
}

/** A letter's words with their style, and the words that a finding speaks of marked. Never HTML from the text itself. */
export function InlineWords({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return segmentsOf(text, marks).map((segment, index) =>
    segment.mark ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no identity beyond their place
      <mark
        key={index}
        className={`found found--${segment.mark.severity}`}
        data-finding={segment.mark.key}
        tabIndex={-1}
      >
        {styled(segment)}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no identity beyond their place
      <span key={index}>{styled(segment)}</span>
    ),
  );
}
