import { homeSteps, pastResults } from '../../content/claims.ts';
import { site } from '../../content/site.ts';
import './home.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export const meta = () => [
  { title: `${site.name}: demand letters for frozen merchant payouts` },
  { name: 'description', content: 'For merchants whose payment processor froze, held or reserved their payouts. AI drafts. A licensed attorney reviews and signs. A success fee only.' },
];

export default function Home() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="page home">
        <section className="home__lead">
          <h1>Your processor is holding your money. We write the letter that asks for it back.</h1>
          <p className="measure">
            {site.name} is for merchants whose payment processor froze, held or reserved their payouts. You tell us what happened and add your
            documents. AI drafts. A licensed attorney reviews and signs. The letter goes out by certified mail and secure e-mail, and we
            negotiate the release. There is no upfront cost; a success fee falls due only when money comes back.
          </p>
          <p><a className="button button--primary" href="/apply">Start My Free Case Review</a></p>
        </section>
        <section className="home__steps" aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <ol role="list">
            {homeSteps.map((step, index) => (
              <li key={step.title}>
                <span className="home__number" aria-hidden="true">{index + 1}</span>
                <h3>{step.title}</h3>
                <p>{step.what}</p>
                <p className="home__when">{step.when}</p>
              </li>
            ))}
          </ol>
          <p className="muted small">{pastResults}</p>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
