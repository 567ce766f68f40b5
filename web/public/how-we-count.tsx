import {
  claimedByProcessor,
  claimedResults,
  computed,
  howWeCountPage,
  measuredResults,
  ofCases,
  samples,
  timesBesideEachOther,
} from '../../content/how-we-count.ts';
import { claims, pastResults } from '../../content/claims.ts';
import './processors/processors.css';
import './how-we-count.css';
import { Figure, namesOf } from './parts/figures.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section } from './parts/public-page.tsx';
import { Where } from './parts/where.tsx';
import { StackedTable } from './processors/stacked-table.tsx';

export const meta = () => pageMeta({ ...howWeCountPage.meta, path: '/how-we-count' });

export default function HowWeCount() {
  return (
    <PublicPage title={howWeCountPage.title} lead={<p>{howWeCountPage.lead}</p>}>
      <Where of="demo" otherwise={<Measured />}>
        <Claimed />
      </Where>
      <Section id="computed" title={computed.title} aside={<p>{computed.aside}</p>}>
        <dl className="count__list">
          {computed.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="cases" title={ofCases.title} aside={<p>{ofCases.aside}</p>}>
        <p>{ofCases.intro}</p>
        <dl className="count__list">
          {ofCases.items.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </PublicPage>
  );
}

/** The figures of the specification, and what is a sample. */
function Claimed() {
  return (
    <>
      <Section id="claims" title={claimedResults.title} aside={<p>{claimedResults.aside}</p>}>
        {claimedResults.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{pastResults}</p>
        <dl className="count__list">
          {claimedResults.rows.map(({ page, to, figures }) => (
            <div key={page}>
              <dt>
                <a href={to}>{page}</a>
              </dt>
              <dd>
                <ul role="list" className="count__figures">
                  {figures.map((figure) => (
                    <li key={figure}>{figure}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Linked id="times" {...timesBesideEachOther} />
      <Section id="by-processor" title={claimedByProcessor.title} aside={<p>{claimedByProcessor.aside}</p>}>
        <StackedTable
          caption={claimedByProcessor.caption}
          columns={claimedByProcessor.columns}
          rows={claimedByProcessor.rows.map(({ name, to, cells }) => ({
            key: to,
            head: <a href={to}>{name}</a>,
            cells,
          }))}
        />
      </Section>
      <Linked id="samples" {...samples} />
    </>
  );
}

type LinkedProps = {
  id: string;
  title: string;
  aside: string;
  items: readonly { to: string; name: string; text: string }[];
};

function Linked({ id, title, aside, items }: LinkedProps) {
  return (
    <Section id={id} title={title} aside={<p>{aside}</p>}>
      <dl className="count__list">
        {items.map(({ to, name, text }) => (
          <div key={name}>
            <dt>
              <a href={to}>{name}</a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The figures that an installation has measured. */
function Measured() {
  const names = namesOf(claims);
  return (
    <Section id="claims" title={claimedResults.title} aside={<p>{measuredResults.aside}</p>}>
      <Where of={names} otherwise={<p>{measuredResults.none}</p>}>
        <p>{measuredResults.text}</p>
        <p>{pastResults}</p>
        <dl className="count__list">
          {claims.map((claim) =>
            names.includes(claim.name) ? (
              <Where key={claim.name} of={claim.name}>
                <div>
                  <dt>
                    <a href={claim.page}>{claim.label}</a> <span className="muted small">{claim.page}</span>
                  </dt>
                  <dd>
                    <Figure claim={claim} />
                  </dd>
                </div>
              </Where>
            ) : null,
          )}
        </dl>
      </Where>
    </Section>
  );
}
