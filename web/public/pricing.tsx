import { pastResults } from '../../content/claims.ts';
import { faqItems } from '../../content/faq.ts';
import {
  cancelRule,
  feePromises,
  filingCostsRule,
  homeTiers,
  pricingPage,
  pricingTiers,
  type DisplayedTier,
} from '../../content/fees.ts';
import { papersToReadPages } from '../../content/papers-to-read.ts';
import { disclaimer } from '../../content/site.ts';
import { FeeCalculator } from './fee-calculator.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section } from './parts/public-page.tsx';

const page = pricingPage;

export const meta = () => pageMeta({ ...page.meta, path: '/pricing' });

export default function Pricing() {
  return (
    <PublicPage title={page.title} lead={<p>{page.lead}</p>}>
      <Section id="calculator" title={page.calculator.title}>
        <FeeCalculator />
      </Section>
      <Section
        id="tiers"
        title={page.tiers.title}
        aside={
          <ul role="list">
            {feePromises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        }
      >
        <table className="plain-table fees__tiers">
          <caption>{page.tiers.caption}</caption>
          <thead>
            <tr>
              {page.tiers.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricingTiers.map((tier) => (
              <tr key={tier.held}>
                <th scope="row">{tier.held}</th>
                <td>
                  {tier.percent}%
                  <Note tier={tier} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {page.tiers.fits.text} <a href={page.tiers.fits.to}>{page.tiers.fits.link}</a>
        </p>
      </Section>
      <Section id="schedules" title={page.schedules.title}>
        {page.schedules.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Schedules />
      </Section>
      <Section id="included" title={page.included.title}>
        <ul className="rule-list">
          {page.included.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section id="limits" title={page.limits.title}>
        <p>{filingCostsRule}</p>
        <p>{cancelRule}</p>
        <p>
          {page.papers.text} <a href={papersToReadPages.agreement.path}>{page.papers.agreement}</a>,{' '}
          <a href={papersToReadPages.engagement.path}>{page.papers.engagement}</a>.
        </p>
      </Section>
      <Section id="questions" title={page.teaser.title}>
        <p>
          {page.teaser.text} <a href="/faq">{page.teaser.link}</a>
        </p>
        <ul role="list" className="fees__links">
          {faqItems.slice(2, 5).map(({ question }) => (
            <li key={question}>
              <a href="/faq">{question}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="disclaimer" title={page.disclaimerTitle}>
        <p>
          {disclaimer} {pastResults}
        </p>
      </Section>
    </PublicPage>
  );
}

function Note({ tier }: { tier: DisplayedTier }) {
  return tier.note ? <span className="muted small"> {tier.note}</span> : null;
}

/** Allows a break after a range's hyphen: the table has three columns on a phone. */
function Range({ held }: { held: string }) {
  const [from, to] = held.split('-');
  return to ? (
    <>
      {from}-<wbr />
      {to}
    </>
  ) : (
    held
  );
}

function Schedules() {
  return (
    <table className="plain-table fees__schedules">
      <thead>
        <tr>
          {page.schedules.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pricingTiers.map((tier, index) => (
          <tr key={tier.percent}>
            <th scope="row">{tier.percent}%</th>
            <td>{homeTiers[index]?.held}</td>
            <td>
              <Range held={tier.held} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
