import type { ReactNode } from 'react';
import { startLabel } from '../../../content/navigation.ts';
import { useLanguage } from '../../language/language.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { Crumb } from './page-meta.ts';
import './public-page.css';

type Props = {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  above?: readonly Crumb[];
  /** The text of the closing call to action; `apply` is its link, such as `/apply?processor=paypal`. */
  closing?: { title: string; text: ReactNode; apply?: string };
  children: ReactNode;
};

const usualClosing = {
  title: 'Your own case, read by a person',
  text: 'Tell us what was held and add the notice. The review is free, and nothing is sent before an attorney has approved it.',
};

/**
 * The frame of a public page: header, one h1, the content, the call to action that closes every page (spec, section 1),
 * footer with the disclaimer.
 */
export function PublicPage({ title, lead, above = [], closing = usualClosing, children }: Props) {
  return (
    <>
      <SiteHeader />
      <main id="main" className="page public">
        <div className="public__head">
          {above.length > 0 ? (
            <nav aria-label="Breadcrumb" className="public__crumbs">
              <ol role="list">
                {above.map((crumb) => (
                  <li key={crumb.to}>
                    <a href={crumb.to}>{crumb.label}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <h1>{title}</h1>
          {lead ? <div className="public__lead">{lead}</div> : null}
        </div>
        {children}
        <ClosingCall {...closing} />
      </main>
      <SiteFooter />
    </>
  );
}

function ClosingCall({ title, text, apply = '/apply' }: { title: string; text: ReactNode; apply?: string }) {
  return (
    <section className="closing no-print" aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <p>{text}</p>
      <p>
        <StartLink to={apply} />
      </p>
    </section>
  );
}

/** The closing call to action. */
export function StartLink({ to = '/apply' }: { to?: string }) {
  const { t } = useLanguage();
  return (
    <a className="button button--primary" href={to}>
      {t(startLabel)}
    </a>
  );
}

type SectionProps = { id: string; title: ReactNode; aside?: ReactNode; children: ReactNode };

/** A section of a page; on a wide screen its heading stands in the margin, as in a legal filing. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section__margin">
        <h2 id={id}>{title}</h2>
        {aside ? <div className="section__aside">{aside}</div> : null}
      </div>
      <div className="section__body">{children}</div>
    </section>
  );
}

/**
 * A section that on a phone is opened by its heading. The id is in what the heading opens, so that a link to it opens it
 * without script.
 */
export function FoldedSection({ id, title, aside, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={`${id}-title`}>
      <details className="part">
        <summary className="section__margin">
          <h2 id={`${id}-title`}>{title}</h2>
        </summary>
        <div className="section__body part__body" id={id}>
          {aside ? <div className="section__aside">{aside}</div> : null}
          {children}
        </div>
      </details>
    </section>
  );
}
