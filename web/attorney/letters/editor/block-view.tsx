import type { ReactNode } from 'react';
import { paragraphsOf } from '../../../../domain/letters/block-pieces.ts';
import type { LetterBlock } from '../../../../domain/letters/letter.ts';
import { isNumbered, segmentsOf, type Mark, type Segment } from '../findings/inline-text.ts';

type BlockProps = { block: LetterBlock; marks: readonly Mark[] };

/** One block of the letter as it will look on paper. */
export function BlockView({ block, marks }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="letter__heading">
          <InlineSpans text={block.text} marks={marks} />
        </h3>
      );
    case 'quote':
      return (
        <blockquote className="letter__quote">
          <Paragraphs block={block} marks={marks} />
        </blockquote>
      );
    case 'list':
      return <LetterList block={block} marks={marks} />;
    case 'table':
      return <LetterTable block={block} marks={marks} />;
    case 'paragraph':
      return <Paragraphs block={block} marks={marks} />;
  }
}

function Paragraphs({ block, marks }: BlockProps) {
  const paragraphs = paragraphsOf(block.text);
  if (paragraphs.length === 0) return <p className="letter__blank">Empty paragraph</p>;
  return paragraphs.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no identity beyond their position
    <p key={index}>
      <InlineSpans text={text} marks={marks} />
    </p>
  ));
}

function LetterList({ block, marks }: BlockProps) {
  return (
    <>
      {block.text !== '' && <Paragraphs block={block} marks={marks} />}
      <ol className={isNumbered(block.items ?? []) ? 'letter__list' : 'letter__list letter__list--marked'}>
        {(block.items ?? []).map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity beyond their position
          <li key={index}>
            <InlineSpans text={item} marks={marks} />
          </li>
        ))}
      </ol>
    </>
  );
}

function LetterTable({ block, marks }: BlockProps) {
  const [head, ...rows] = block.rows ?? [];
  return (
    <>
      {block.text !== '' && <Paragraphs block={block} marks={marks} />}
      <div className="letter__table-scroll" role="group" aria-label="Table" tabIndex={0}>
        <table className="letter__table">
          {head && (
            <thead>
              <tr>
                {head.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells have no identity beyond their position
                  <th key={index} scope="col">
                    <InlineSpans text={cell} marks={marks} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no identity beyond their position
              <tr key={index}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells have no identity beyond their position
                  <td key={column}>
                    <InlineSpans text={cell} marks={marks} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function styled({ text, bold, italic }: Segment): ReactNode {
  const inner = italic ? <em>{text}</em> : text;
  return bold ? <strong>{inner}</strong> : inner;
}

/** Styled letter text with the passage a finding refers to marked. Never interprets the text as HTML. */
function InlineSpans({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return segmentsOf(text, marks).map((segment, index) =>
    segment.mark ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no identity beyond their position
      <mark
        key={index}
        className={`found found--${segment.mark.severity}`}
        data-finding={segment.mark.key}
        tabIndex={-1}
      >
        {styled(segment)}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- segments have no identity beyond their position
      <span key={index}>{styled(segment)}</span>
    ),
  );
}
