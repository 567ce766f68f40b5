import script from 'virtual:enhance/thank-you';
import { nextSteps } from '../../content/how-it-works.ts';
import { site } from '../../content/site.ts';
import { Enhance } from './parts/enhance.tsx';
import { SiteFooter } from './parts/site-footer.tsx';
import { SiteHeader } from './parts/site-header.tsx';
import './thank-you.css';

export const meta = () => [
  { title: `Application received · ${site.name}` },
  {
    name: 'description',
    content:
      'Your application is in. What happens next: the case is analyzed, a letter is drafted, and a licensed attorney reviews and signs it.',
  },
  { name: 'robots', content: 'noindex' },
];

/** The URL names the case; a small script asks the server for it, so a reload or bookmark shows the same. */
export default function ThankYou() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="page thanks">
        <div className="thanks__head">
          <h1>Your case is in review</h1>
          <p className="thanks__number" data-with-number hidden>
            Case number <strong className="mono" data-case-number></strong>
          </p>
          <p className="measure">
            A draft demand package is expected within 1-2 business days. A confirmation e-mail with your ticket number
            follows
            <span data-with-number hidden>
              ; it is the number above
            </span>
            .
          </p>
          <p className="button-row no-print">
            <a className="button button--primary" href="/dashboard" data-case-page="agreement">
              Read and sign the agreement
            </a>
            <a className="button button--secondary" href="/dashboard" data-case-page="">
              See your case
            </a>
            <button type="button" className="button button--secondary" data-print hidden>
              Print this page
            </button>
          </p>
        </div>
        <section aria-labelledby="dates">
          <h2 id="dates">What we promise, and by when</h2>
          <dl className="thanks__dates">
            <div>
              <dt>We get back to you</dt>
              <dd>
                Within 24 hours
                <span data-with-date hidden>
                  , by <time data-date="reply"></time>
                </span>
              </dd>
            </div>
            <div>
              <dt>Draft demand package</dt>
              <dd>
                Within 1-2 business days
                <span data-with-date hidden>
                  : by <time data-date="draft"></time>
                </span>
              </dd>
            </div>
            <div>
              <dt>Demand letter</dt>
              <dd>
                Within 2-3 days, once you have signed the agreement
                <span data-with-date hidden>
                  ; signed today, by <time data-date="letter"></time>
                </span>
              </dd>
            </div>
          </dl>
        </section>
        <section className="no-print" aria-labelledby="now">
          <h2 id="now">What you can do now</h2>
          <ul role="list" className="thanks__now">
            <li>
              <a href="/dashboard" data-case-page="agreement">
                Sign the success-fee agreement
              </a>
              <span>No letter goes out before you have. You can still cancel until it is sent.</span>
            </li>
            <li>
              <a href="/dashboard" data-case-page="details">
                Complete what you left out
              </a>
              <span>Possible until the letter has been taken up; more answers make it stronger.</span>
            </li>
            <li>
              <a href="/dashboard" data-case-page="record">
                Print a record of your application
              </a>
              <span>All answers, files and dates, for your own papers.</span>
            </li>
            <li data-with-id hidden>
              <a href="/dashboard" data-calendar>
                Put the dates into your calendar
              </a>
              <span>A file that calendar programs open.</span>
            </li>
          </ul>
        </section>
        <section aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <ol role="list" className="thanks__steps">
            {nextSteps.map((step, index) => (
              <li key={step.title}>
                <span aria-hidden="true">{index + 1}</span>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.what}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section className="thanks__more no-print" aria-labelledby="meanwhile">
          <h2 id="meanwhile">Meanwhile</h2>
          <p>
            <a href={site.strategyCallUrl}>Book a free strategy call</a>, if you would like to talk the case through.
          </p>
          <p>
            Need to take payments while your account is on hold?{' '}
            <a href={site.sisterProduct.url}>{site.sisterProduct.name}</a>, our sister product, processes payments.
          </p>
        </section>
      </main>
      <SiteFooter />
      <Enhance code={script} />
    </>
  );
}
