import script from 'virtual:enhance/thank-you';
import { nextSteps } from '../../content/how-it-works.ts';
import { site } from '../../content/site.ts';
import { Enhance } from './parts/enhance.tsx';
import { SiteFooter } from './parts/site-footer.tsx';
import { SiteHeader } from './parts/site-header.tsx';
import { Where } from './parts/where.tsx';
import { LanguageNote } from '../language/language-switch.tsx';
import { english, LanguageContext, LanguageOffered, useLanguage, type Language } from '../language/language.ts';
import './thank-you.css';

/** The Spanish is needed only when the site is built and this page rendered: no script contains it. */
const spanishHere = import.meta.env.SSR ? (await import('../language/thanks-in-spanish.ts')).thanksInSpanish : english;
const titleIn = ({ t }: Language) => t('Application received · {name}', { name: site.name });

export const meta = () => [
  { title: titleIn(english) },
  {
    name: 'description',
    content:
      'Your application is in. What happens next: the case is analyzed, a letter is drafted, and a licensed attorney reviews and signs it.',
  },
  { name: 'robots', content: 'noindex' },
];

/**
 * The URL names the case, and a small script asks the server for it, so a reload or bookmark shows the same. The page
 * loads no other script: its Spanish is in a template, which replaces the page where Spanish was chosen.
 */
export default function ThankYou() {
  return (
    <LanguageOffered value={true}>
      <Page />
      <template lang="es" data-title={titleIn(spanishHere)}>
        <LanguageContext value={spanishHere}>
          <Page />
        </LanguageContext>
      </template>
      <Enhance code={script} />
    </LanguageOffered>
  );
}

function Page() {
  const { t, rich } = useLanguage();
  return (
    <>
      <SiteHeader />
      <main id="main" className="page thanks">
        <div className="thanks__head">
          <h1>{t('Your case is in review')}</h1>
          <p className="thanks__number" data-with-number hidden>
            {t('Case number')} <strong className="mono" data-case-number></strong>
          </p>
          <p className="measure">
            {t(
              'A draft demand package is expected within 1-2 business days. A confirmation e-mail with your ticket number follows',
            )}
            <span data-with-number hidden>
              {t('; it is the number above')}
            </span>
            .
          </p>
          <p className="button-row no-print">
            <a className="button button--primary" href="/dashboard" data-case-page="agreement">
              {t('Read and sign the agreement')}
            </a>
            <a className="button button--secondary" href="/dashboard" data-case-page="">
              {t('See your case')}
            </a>
            <button type="button" className="button button--secondary" data-print hidden>
              {t('Print this page')}
            </button>
          </p>
        </div>
        <Promises />
        <Now />
        <section aria-labelledby="next">
          <h2 id="next">{t('What happens next')}</h2>
          <ol role="list" className="thanks__steps">
            {nextSteps.map((step, index) => (
              <li key={step.title}>
                <span aria-hidden="true">{index + 1}</span>
                <div>
                  <h3>
                    {step.withoutAi === null ? (
                      t(step.title)
                    ) : (
                      <Where of="ai-analysis" otherwise={t(step.withoutAi)}>
                        {t(step.title)}
                      </Where>
                    )}
                  </h3>
                  <p>{t(step.what)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section className="thanks__more no-print" aria-labelledby="meanwhile">
          <h2 id="meanwhile">{t('Meanwhile')}</h2>
          <p>
            {rich('{book}, if you would like to talk the case through.', {
              book: <a href={site.strategyCallUrl}>{t('Book a free strategy call')}</a>,
            })}
          </p>
          <p>
            {rich(
              'Need to take payments while your account is on hold? {product}, our sister product, processes payments.',
              { product: <a href={site.sisterProduct.url}>{site.sisterProduct.name}</a> },
            )}
          </p>
        </section>
      </main>
      <LanguageNote />
      <SiteFooter />
    </>
  );
}

function Promises() {
  const { t, rich } = useLanguage();
  return (
    <section aria-labelledby="dates">
      <h2 id="dates">{t('What we promise, and by when')}</h2>
      <dl className="thanks__dates">
        <div>
          <dt>{t('We get back to you')}</dt>
          <dd>
            {t('Within 24 hours')}
            <span data-with-date hidden>
              {rich(', by {day}', { day: <time data-date="reply"></time> })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('Draft demand package')}</dt>
          <dd>
            {t('Within 1-2 business days')}
            <span data-with-date hidden>
              {rich(': by {day}', { day: <time data-date="draft"></time> })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('Demand letter')}</dt>
          <dd>
            {t('Within 2-3 days, once you have signed the agreement')}
            <span data-with-date hidden>
              {rich('; signed today, by {day}', { day: <time data-date="letter"></time> })}
            </span>
          </dd>
        </div>
      </dl>
      <p className="muted small measure">
        {t(
          'A letter leaves on a business day, and not before its draft is due: a weekend or a holiday adds to the days.',
        )}
      </p>
    </section>
  );
}

function Now() {
  const { t } = useLanguage();
  return (
    <section className="no-print" aria-labelledby="now">
      <h2 id="now">{t('What you can do now')}</h2>
      <ul role="list" className="thanks__now">
        <li>
          <a href="/dashboard" data-case-page="agreement">
            {t('Sign the success-fee agreement')}
          </a>
          <span>{t('No letter goes out before you have. You can still cancel until it is sent.')}</span>
        </li>
        <li>
          <a href="/dashboard" data-case-page="details">
            {t('Complete what you left out')}
          </a>
          <span>{t('Possible until the letter has been taken up; more answers make it stronger.')}</span>
        </li>
        <li>
          <a href="/dashboard" data-case-page="record">
            {t('Print a record of your application')}
          </a>
          <span>{t('All answers, files and dates, for your own papers.')}</span>
        </li>
        <li data-with-id hidden>
          <a href="/dashboard" data-calendar>
            {t('Put the dates into your calendar')}
          </a>
          <span>{t('A file that calendar programs open.')}</span>
        </li>
      </ul>
    </section>
  );
}
