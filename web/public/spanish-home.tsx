import { spanishHome as page } from '../../content/in-spanish.ts';
import { english, LanguageContext } from '../language/language.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section, StartLink } from './parts/public-page.tsx';

/** Needed only when the site is built: no script contains it. */
const spanishHere = import.meta.env.SSR ? (await import('../language/thanks-in-spanish.ts')).thanksInSpanish : english;

export const handle: RouteHandle = { translated: true };
export const meta = () => pageMeta({ ...page.meta, path: '/es', language: 'es' });

/** Where somebody who reads Spanish begins: what is offered, what it costs, and what is in Spanish. */
export default function SpanishHome() {
  return (
    <LanguageContext value={spanishHere}>
      <PublicPage
        title={page.title}
        lead={
          <>
            {page.lead.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="no-print">
              <StartLink to="/es/apply" />
            </p>
          </>
        }
        closing={{ ...page.closing, apply: '/es/apply' }}
      >
        <Section id="now" title={page.now.title}>
          <ul className="rule-list">
            {page.now.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
        <Section id="how" title={page.steps.title}>
          <ol role="list" className="steps">
            {page.steps.items.map(({ title, what }, index) => (
              <li key={title}>
                <span className="steps__number" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p className="steps__what">{what}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Fee />
        <Section id="language" title={page.language.title}>
          <p>{page.language.text[0]}</p>
          <ul className="rule-list">
            {page.language.papers.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
          <p>{page.language.text[1]}</p>
        </Section>
      </PublicPage>
    </LanguageContext>
  );
}

function Fee() {
  return (
    <Section id="pricing" title={page.fee.title}>
      <ul className="rule-list">
        {page.fee.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <table className="plain-table">
        <thead>
          <tr>
            {page.fee.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.fee.tiers.map(({ held, percent }) => (
            <tr key={held}>
              <th scope="row">{held}</th>
              <td>{percent}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{page.fee.note}</p>
    </Section>
  );
}
