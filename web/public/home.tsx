import { homeClaims, homeProcessorClaims, pastResults } from '../../content/claims.ts';
import { feePromises, homeTiers } from '../../content/fees.ts';
import {
  hero,
  homeClosing,
  homeMeta,
  homeProcessors,
  homeSteps,
  letterSection,
  pricingSection,
  processorsSection,
  statsSection,
  stepsSection,
} from '../../content/home.ts';
import { storyFigures } from '../../content/stories.ts';
import { ClosingWithContact } from './closing-with-contact.tsx';
import { HeroLetter } from './hero-letter.tsx';
import { FigureRows, Figures, namesOf, PastResults } from './parts/figures.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { Section, StartLink } from './parts/public-page.tsx';
import { Steps } from './parts/steps.tsx';
import { Where } from './parts/where.tsx';
import { SampleLetter } from './sample-letter.tsx';
import { SiteFooter } from './parts/site-footer.tsx';
import { SiteHeader } from './parts/site-header.tsx';
import './home.css';

const byProcessor = Object.values(homeProcessorClaims).flatMap((each) => namesOf(Object.values(each)));

export const meta = () => pageMeta({ ...homeMeta, path: '/' });

export default function Home() {
  return (
    <>
      <SiteHeader />
      <main id="main" className="page public home">
        <SpanishOffer />
        <Hero />
        <section className="home__letter" aria-labelledby="letter">
          <div>
            <h2 id="letter">{letterSection.title}</h2>
            <p className="measure">
              {letterSection.text} <Where of="demo">{letterSection.notes}</Where>
            </p>
          </div>
          <Where of="demo" otherwise={<a href={letterSection.templates.to}>{letterSection.templates.label}</a>}>
            <details className="home__fold">
              <summary>{letterSection.open}</summary>
              <SampleLetter />
            </details>
          </Where>
        </section>
        <Processors />
        <Section id="how" title={stepsSection.title}>
          <Steps items={homeSteps} />
          <Where of={namesOf([homeSteps[3].when])}>
            <p className="muted small">{pastResults}</p>
          </Where>
          <p>
            <a href="/how-it-works">{stepsSection.link}</a>
          </p>
        </Section>
        <Pricing />
        <Where of={namesOf(storyFigures)}>
          <Section id="results" title={statsSection.title} aside={<p>{statsSection.text}</p>}>
            <Figures claims={storyFigures} />
          </Section>
        </Where>
        <ClosingWithContact {...homeClosing} />
      </main>
      <SiteFooter />
    </>
  );
}

/** Shown where a browser asks for Spanish: a line, and nothing changes by itself. */
function SpanishOffer() {
  return (
    <>
      <p lang="es" className="home__spanish small no-print" hidden>
        ¿Prefiere leer esto en español?{' '}
        <a href="/es" hrefLang="es">
          Ver en español
        </a>
      </p>
      <script dangerouslySetInnerHTML={{ __html: offerSpanish }} />
    </>
  );
}

const offerSpanish = 'document.currentScript.previousElementSibling.hidden=!/^es\\b/i.test(navigator.languages[0])';

function Hero() {
  return (
    <div className="home__hero">
      <div className="public__head">
        <h1>{hero.title}</h1>
        <div className="public__lead">
          {hero.lead.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <p className="button-row no-print">
          <StartLink />
          <a className="button button--secondary" href="/how-it-works">
            How it works
          </a>
        </p>
        <ul role="list" className="home__badges">
          {hero.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </div>
      <Where of="demo">
        <HeroLetter />
      </Where>
      <Figures claims={Object.values(homeClaims)} />
    </div>
  );
}

function Processors() {
  return (
    <Section id="processors" title={processorsSection.title} aside={<p>{processorsSection.text}</p>}>
      <ul role="list" className="home__processors">
        {homeProcessors.map(({ slug, page, name, kind, about }) => {
          const { successRate, averageRecovery, timeline } = homeProcessorClaims[slug];
          const claims = [{ ...successRate, shownAs: 'Success' }, averageRecovery, timeline];
          return (
            <li key={slug}>
              <div>
                <h3>
                  <a href={page}>{name}</a>
                </h3>
                <p className="home__about">{about}</p>
              </div>
              <div>
                <Where of={namesOf(claims)}>
                  <dl>
                    <FigureRows claims={claims} />
                  </dl>
                </Where>
                <p>
                  <a href={`/apply?processor=${slug}`}>{processorsSection.start(kind)}</a>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <Where of={byProcessor}>
        <PastResults />
      </Where>
    </Section>
  );
}

function Pricing() {
  return (
    <Section id="pricing" title={pricingSection.title}>
      <ul role="list" className="home__promises">
        {feePromises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <table className="plain-table home__tiers">
        <thead>
          <tr>
            {pricingSection.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homeTiers.map(({ held, percent, note }) => (
            <tr key={held}>
              <th scope="row">{held}</th>
              <td>
                {percent}%{note ? <span className="muted small"> {note}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {pricingSection.note} <a href="/pricing">{pricingSection.link}</a>
      </p>
    </Section>
  );
}
