import type { ReactNode } from 'react';
import type { LegalBlock, LegalSection, LegalText } from '../../../content/legal/legal-text.ts';
import { ContactLines } from '../contact-lines.tsx';
import { PublicPage } from '../parts/public-page.tsx';
import './legal-page.css';

type Props = { text: LegalText; updated: { iso: string; text: string } };

/** A legal page: the date, a table of contents, and the sections, each with its own anchor. */
export function LegalPage({ text, updated }: Props) {
  return (
    <PublicPage
      title={text.title}
      lead={
        <>
          <p>{text.lead}</p>
          <p className="legal__updated">
            Last updated: <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        </>
      }
    >
      <div className="legal">
        <nav aria-labelledby="contents" className="legal__contents no-print">
          <h2 id="contents">Contents</h2>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal__text">
          {text.sections.map((section, index) => (
            <Clause key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </PublicPage>
  );
}

function Clause({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>
        <span className="legal__number">{number}.</span> {section.title}
      </h2>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{linked(block)}</p>;
  if ('list' in block)
    return (
      <ul className="rule-list">
        {block.list.map((item) => (
          <li key={item}>{linked(item)}</li>
        ))}
      </ul>
    );
  if ('contact' in block) return <ContactLines />;
  return (
    <table className="plain-table">
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `[text](/path)` as a link. */
function linked(text: string): ReactNode[] {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link ? (
      <a key={part} href={link[2]}>
        {link[1]}
      </a>
    ) : (
      part
    );
  });
}
