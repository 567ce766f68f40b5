import { redFlags, tipGroups } from '../../../content/rights-practice.ts';
import { otherLaws, rights, rightsPage, violations } from '../../../content/rights.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage, Section } from '../parts/public-page.tsx';
import './merchant-rights.css';

export const meta = () => pageMeta({ ...rightsPage.meta, path: '/merchant-rights' });

export default function MerchantRights() {
  return (
    <PublicPage
      title={rightsPage.title}
      lead={
        <>
          <p>{rightsPage.lead}</p>
          <p className="small muted">{rightsPage.note}</p>
        </>
      }
    >
      <Section id="rights" title={rights.title} aside={rights.aside}>
        <Rights />
      </Section>
      <Section id="violations" title={violations.title} aside={violations.aside}>
        <Violations />
      </Section>
      <Section id="tips" title={tipGroups.title}>
        <div className="rights__tips">
          {tipGroups.groups.map(({ title, tips }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="rule-list">
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="red-flags" title={redFlags.title} aside={redFlags.aside}>
        <dl className="rights__flags">
          {redFlags.items.map(({ flag, why }) => (
            <div key={flag}>
              <dt>{flag}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="other-laws" title={otherLaws.title} aside={otherLaws.aside}>
        <OtherLaws />
        <p>{otherLaws.note}</p>
        <p>
          {otherLaws.link.before} <a href={otherLaws.link.to}>{otherLaws.link.label}</a>
        </p>
      </Section>
    </PublicPage>
  );
}

function Rights() {
  const { labels } = rightsPage;
  return (
    <ol role="list" className="rights__list">
      {rights.items.map(({ title, text, restsOn, endsWhere }, index) => (
        <li key={title}>
          <span className="rights__number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <dl>
              <div>
                <dt>{labels.restsOn}</dt>
                <dd>{restsOn}</dd>
              </div>
              <div>
                <dt>{labels.endsWhere}</dt>
                <dd>{endsWhere}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Violations() {
  return (
    <ol role="list" className="rights__list">
      {violations.items.map(({ title, text, action }, index) => (
        <li key={title}>
          <span className="rights__number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <dl className="rights__action">
              <div>
                <dt>{rightsPage.labels.action}</dt>
                <dd>{action}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}

function OtherLaws() {
  return (
    <table className="plain-table rights__laws">
      <caption>{otherLaws.caption}</caption>
      <thead>
        <tr>
          {otherLaws.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {otherLaws.rows.map(({ law, covers }) => (
          <tr key={law}>
            <th scope="row">{law}</th>
            <td>{covers}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
