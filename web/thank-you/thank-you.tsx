import script from 'virtual:enhance/thank-you';
import { nextSteps, site } from '../../content/site.ts';
import { Enhance } from '../public/parts/enhance.tsx';
import { SiteFooter } from '../public/site-footer.tsx';
import { SiteHeader } from '../public/site-header.tsx';
import './thank-you.css';

export const meta = () => [
  { title: `Application received · ${site.name}` },
  { name: 'description', content: 'Your application is in. What happens next: the case is analysed, a letter is drafted, and a licensed attorney reviews and signs it.' },
  { name: 'robots', content: 'noindex' },
];

/** The address keeps the number, so that a reload, a bookmark or a print still has it; a small script puts it in. */
export default function ThankYou() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="page thanks">
        <div className="thanks__head">
          <h1>Your case is in review</h1>
          <p className="thanks__number" data-with-number hidden>Case number <strong className="mono" data-case-number></strong></p>
          <p className="measure">
            A draft demand package is expected within 1-2 business days. A confirmation e-mail with your ticket number follows<span data-with-number hidden>; it is the number above</span>.
          </p>
          <p className="button-row no-print">
            <a className="button button--primary" href="/dashboard">See your case</a>
            <button type="button" className="button button--secondary" data-print hidden>Print this page</button>
          </p>
        </div>
        <section aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <ol role="list" className="thanks__steps">
            {nextSteps.map((step, index) => (
              <li key={step.title}><span aria-hidden="true">{index + 1}</span><div><h3>{step.title}</h3><p>{step.what}</p></div></li>
            ))}
          </ol>
        </section>
        <section className="thanks__more no-print" aria-labelledby="meanwhile">
          <h2 id="meanwhile">Meanwhile</h2>
          <p><a href={site.strategyCallUrl}>Book a free strategy call</a>, if you would like to talk the case through.</p>
          <p>Need to take payments while your account is on hold? <a href={site.sisterProduct.url}>{site.sisterProduct.name}</a>, our sister product, processes payments.</p>
        </section>
      </main>
      <SiteFooter />
      <Enhance code={script} />
    </>
  );
}
