import copyScript from 'virtual:enhance/copy-text';
import {
  letterClose,
  letterHead,
  templateLetters,
  templateTexts,
  type TemplateLetter,
} from '../../../content/template-letters.ts';
import { Enhance } from '../parts/enhance.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage, Section } from '../parts/public-page.tsx';
import './template-letter.css';

export const meta = () =>
  pageMeta({ title: templateTexts.title, description: templateTexts.description, path: '/template-letter' });

export default function TemplateLetters() {
  return (
    <PublicPage title={templateTexts.title} lead={<p>{templateTexts.lead}</p>}>
      <Section id="before" title="Before you send one">
        <ul className="rule-list">
          {templateTexts.howTo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="sample-note">{templateTexts.caution}</p>
      </Section>
      {templateLetters.map((letter, index) => (
        <Letter key={letter.slug} letter={letter} open={index === 0} />
      ))}
      <Enhance code={copyScript} />
    </PublicPage>
  );
}

/** One letter: when to use it, its files, and its text; the first is expanded as a sample. */
function Letter({ letter, open }: { letter: TemplateLetter; open: boolean }) {
  const { slug, title, badge, color, description } = letter;
  return (
    <Section id={slug} title={title} aside={<p className={`letter-badge letter-badge--${color}`}>{badge}</p>}>
      <p>{description}</p>
      <p className="button-row no-print">
        <a className="button button--secondary" href={`/downloads/${slug}.docx`} download>
          Download Word<span className="visually-hidden">: {title}</span>
        </a>
        <a className="button button--secondary" href={`/downloads/${slug}.pdf`} download>
          Download PDF<span className="visually-hidden">: {title}</span>
        </a>
        <button type="button" className="button button--quiet" data-copy={`${slug}-text`} hidden>
          Copy text<span className="visually-hidden">: {title}</span>
        </button>
      </p>
      <details className="letter-text" open={open}>
        <summary>{open ? 'Sample letter, with brackets to fill in' : 'Read the letter'}</summary>
        <LetterSheet id={`${slug}-text`} letter={letter} />
      </details>
    </Section>
  );
}

function LetterSheet({ id, letter }: { id: string; letter: TemplateLetter }) {
  return (
    <div className="letter-sheet" id={id}>
      {letterHead.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <strong>Re: {letter.subject}</strong>
      </p>
      {letter.body.map((text) =>
        text.startsWith('- ') ? (
          <p key={text} className="letter-sheet__item">
            – {text.slice(2)}
          </p>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
      {letterClose.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
