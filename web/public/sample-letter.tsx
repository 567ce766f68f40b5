import { Fragment, type ReactNode } from 'react';
import { sampleCaption, sampleFoot, sampleHead, sampleParts, type SampleBlock } from '../../content/sample-letter.ts';
import './sample-letter.css';

type RowProps = { number?: number; note?: string; children: ReactNode };

/** A passage with its note: in the margin on a wide screen, below on a narrow one. */
function Row({ number, note, children }: RowProps) {
  return (
    <div className="sample__row">
      <div className="sample__text">{children}</div>
      {note ? (
        <p className="sample__note">
          <b>
            <span className="visually-hidden">Note </span>
            {number}
          </b>{' '}
          {note}
        </p>
      ) : null}
    </div>
  );
}

/** Text with its marked phrases; the first one carries the note's number. */
export function Marked({ text, number }: { text: string; number?: number }) {
  return text.split(/\[\[|\]\]/).map((part, index) => {
    if (index % 2 === 0) return part;
    // oxlint-disable-next-line react/no-array-index-key -- parts have no identity beyond their position
    return (
      <Fragment key={index}>
        <span className="sample__mark">{part}</span>
        {index === 1 ? <sup aria-hidden="true">{number}</sup> : null}
      </Fragment>
    );
  });
}

function Block({ block, number }: { block: SampleBlock; number?: number }) {
  if (block.kind === 'omission')
    return (
      <p className="sample__omission" aria-label="Passages left out">
        […]
      </p>
    );
  if (block.kind === 'heading') return <p className="sample__heading">{block.text}</p>;
  return (
    <>
      <p>
        <Marked text={block.text} number={number} />
      </p>
      {block.kind === 'table' ? <Table rows={block.rows} number={number} /> : null}
      {block.kind === 'list' ? (
        <ol>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

function Table({ rows: [head = [], ...rows], number }: { rows: readonly (readonly string[])[]; number?: number }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          // oxlint-disable-next-line react/no-array-index-key -- cells have no identity beyond their position
          <tr key={row.join()}>
            {row.map((cell, index) => (
              <td key={index}>
                <Marked text={cell} number={number} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head() {
  return (
    <>
      <header>
        <p className="sample__firm">{sampleHead.firm}</p>
        {sampleHead.firmLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      <p>{sampleHead.dated}</p>
      <p>
        <em>{sampleHead.delivery}</em>
      </p>
      <p>
        {sampleHead.addressee.map((line) => (
          <span key={line} className="sample__line">
            {line}
          </span>
        ))}
        <span className="sample__line">
          <Marked text={`[[${sampleHead.address}]]`} number={1} />
        </span>
      </p>
    </>
  );
}

function References() {
  return (
    <Row>
      <dl>
        {sampleHead.references.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sample__title">{sampleHead.title}</p>
    </Row>
  );
}

/** A shortened letter, drafted by the engine for a fictional case, with a note beside each passage on its evidence. */
export function SampleLetter() {
  const signature = sampleParts.length + 2;
  return (
    <figure className="sample">
      <figcaption>{sampleCaption}</figcaption>
      <Row number={1} note={sampleHead.addresseeNote}>
        <Head />
      </Row>
      <References />
      {sampleParts.map(({ blocks, note }, index) => (
        <Row key={note} number={index + 2} note={note}>
          {/* oxlint-disable-next-line react/no-array-index-key -- blocks have no identity beyond their position */}
          {blocks.map((block, place) => (
            <Block key={place} block={block} number={index + 2} />
          ))}
        </Row>
      ))}
      <Row number={signature} note={sampleFoot.note}>
        <p>{sampleFoot.closing}</p>
        <p className="sample__signature">
          <span className="sample__line">
            <Marked text={`[[${sampleFoot.name}]]`} number={signature} />
          </span>
          {sampleFoot.lines.map((line) => (
            <span key={line} className="sample__line">
              {line}
            </span>
          ))}
        </p>
      </Row>
      <Row number={signature + 1} note={sampleFoot.exhibitsNote}>
        <p className="sample__heading">
          Exhibits<sup aria-hidden="true">{signature + 1}</sup>
        </p>
        <dl>
          {sampleFoot.exhibits.map(([label, what]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Row>
    </figure>
  );
}
