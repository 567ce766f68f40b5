import { useSyncExternalStore } from 'react';
import { site } from '../../content/site.ts';
import { LiveSiteHeader } from '../public/live-site-header.tsx';
import { SiteFooter } from '../public/site-footer.tsx';
import type { RouteHandle } from '../root.tsx';
import { Button } from '../ui/button.tsx';
import './thank-you.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Application received · ${site.name}` }, { name: 'robots', content: 'noindex' }];

/** The address keeps the number, so that a reload, a bookmark or a print still has it. */
const caseNumberHere = () => new URLSearchParams(window.location.search).get('case')?.slice(0, 40) ?? null;
const neverChanges = () => () => undefined;

const nextSteps = [
  { title: 'Case Review by AI', what: 'Your answers and documents are read, and a demand letter is drafted from them and from nothing else.' },
  { title: 'Attorney Review by partner attorneys', what: 'A licensed attorney reads the draft beside your documents, edits it and signs it. A draft demand package is expected within 1-2 business days.' },
  { title: 'Negotiation', what: 'The letter goes out by certified mail and secure e-mail. We follow up with the processor and tell you of every answer.' },
] as const;

export default function ThankYou() {
  const caseNumber = useSyncExternalStore(neverChanges, caseNumberHere, () => null);
  return (
    <>
      <LiveSiteHeader />
      <main id="main" className="page thanks">
        <div className="thanks__head">
          <h1>Your case is in review</h1>
          {caseNumber ? <p className="thanks__number">Case number <strong className="mono">{caseNumber}</strong></p> : null}
          <p className="measure">
            A draft demand package is expected within 1-2 business days. A confirmation e-mail with your ticket number follows
            {caseNumber ? '; it is the number above' : ''}.
          </p>
          <p className="button-row no-print">
            <a className="button button--primary" href="/dashboard">See your case</a>
            <Button variant="secondary" onClick={() => window.print()}>Print this page</Button>
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
    </>
  );
}
