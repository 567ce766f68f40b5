import { useParams } from 'react-router';
import {
  measuredSlugs,
  pageOf,
  processorSlugs,
  statsOf,
  type HoldType,
  type ProcessorPage,
  type ProcessorSlug,
} from '../../../content/processors.ts';
import { exportOnPage, exportTexts } from '../../../content/processors/export-now.ts';
import { feeLines } from '../../../content/processors/fee.ts';
import { indexTexts, pageTexts } from '../../../content/processors/index-page.ts';
import { HowToExport } from '../../evidence/how-to-export.tsx';
import NotFound, { meta as notFoundMeta } from '../not-found.tsx';
import { faqData, FaqList } from '../parts/faq-list.tsx';
import { Figures } from '../parts/figures.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { FoldedSection, PublicPage, Section, StartLink } from '../parts/public-page.tsx';
import { Steps } from '../parts/steps.tsx';
import { HoldTimeline } from './hold-timeline.tsx';
import './processors.css';

const slugOf = (id: string | undefined): ProcessorSlug | undefined => processorSlugs.find((slug) => slug === id);

export const meta = ({ params }: { params: { id?: string } }) => {
  const slug = slugOf(params.id);
  if (!slug) return notFoundMeta();
  const { title, summary, path, faq } = pageOf(slug);
  return pageMeta({
    title,
    description: summary,
    path,
    above: [pageTexts.above],
    data: faq.length > 0 ? [faqData(faq)] : [],
  });
};

export default function Processor() {
  const slug = slugOf(useParams()['id']);
  if (!slug) return <NotFound />;
  const page = pageOf(slug);
  const measured = measuredSlugs.find((each) => each === slug);
  return (
    <PublicPage
      title={page.title}
      lead={<p>{page.lead}</p>}
      above={[pageTexts.above]}
      closing={{ ...page.closing, apply: page.apply }}
    >
      {measured ? <Figures claims={statsOf(measured)} /> : null}
      <Now slug={slug} page={page} />
      <Why page={page} />
      {page.holdTypes ? (
        <FoldedSection id="hold-types" title={pageTexts.holdTypes}>
          <p>{page.holdTypes.intro}</p>
          <div className="proc-types">
            {page.holdTypes.types.map((type) => (
              <TypeOfHold key={type.title} type={type} />
            ))}
          </div>
        </FoldedSection>
      ) : null}
      <FoldedSection id="contract" title={pageTexts.contract}>
        <Contract page={page} />
      </FoldedSection>
      <InItsWords page={page} />
      <FoldedSection id="export" title={exportTexts.title}>
        <HowToExport steps={exportOnPage(slug)} />
      </FoldedSection>
      <FoldedSection id="timeline" title={pageTexts.timeline}>
        <HoldTimeline timeline={page.timeline} id={`hold-${slug}`} />
      </FoldedSection>
      <Help page={page} />
      {page.faq.length > 0 ? (
        <Section id="questions" title={pageTexts.faq}>
          <FaqList items={page.faq} name={`faq-${slug}`} />
        </Section>
      ) : null}
      <Others current={slug} />
    </PublicPage>
  );
}

/** What a merchant does today, and where a claim begins: within three screens of a phone. */
function Now({ slug, page: { help, apply } }: { slug: ProcessorSlug; page: ProcessorPage }) {
  const { title, keep, save, ready } = pageTexts.now;
  const cells = indexTexts.rows.find((row) => row.slug === slug)?.cells ?? [];
  return (
    <Section id="now" title={title}>
      <ol className="proc-now">
        <li>{keep}</li>
        <li>
          {save.text} <a href="#export">{save.link}</a>
        </li>
        <li>
          {ready}
          <ul className="rule-list">
            {help.documents.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </li>
      </ol>
      <dl className="proc-terms">
        {indexTexts.columns.slice(1).map((column, index) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{cells[index]}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print">
        <StartLink to={apply} />
      </p>
    </Section>
  );
}

/** The agreement's answers, each with the clause that gives it. Renders nothing if no agreement was read. */
function InItsWords({ page: { read } }: { page: ProcessorPage }) {
  if (!read) return null;
  return (
    <FoldedSection id="words" title={pageTexts.words} aside={<p>{pageTexts.wordsNote}</p>}>
      <p>{read.version}.</p>
      <dl className="proc-words">
        {read.words.map(({ label, says, quote, anchor }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <p>{says}</p>
              <p className="muted small">
                <q>{quote}</q> <cite>{anchor}</cite>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </FoldedSection>
  );
}

function Why({ page }: { page: ProcessorPage }) {
  return (
    <FoldedSection id="why" title={pageTexts.why}>
      {page.why.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 id="triggers">{pageTexts.triggers}</h3>
      <ul className="rule-list proc-triggers" aria-labelledby="triggers">
        {page.triggers.map((trigger) => (
          <li key={trigger}>{trigger}</li>
        ))}
      </ul>
    </FoldedSection>
  );
}

function TypeOfHold({ type }: { type: HoldType }) {
  return (
    <div>
      <h3>{type.title}</h3>
      <dl className="proc-terms">
        {type.rows.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Contract({ page: { contract } }: { page: ProcessorPage }) {
  return (
    <>
      <p>{contract.intro}</p>
      <ul role="list" className="proc-points">
        {contract.points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <div>
              <p>{point.text}</p>
              <p className="muted small">
                <cite>{point.source}</cite>; {point.version}.
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={contract.article.to}>{contract.article.label}</a>
      </p>
    </>
  );
}

function Help({ page: { help } }: { page: ProcessorPage }) {
  const aside = (
    <>
      {[...pageTexts.helpAside, ...feeLines].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href={pageTexts.pricing.to}>{pageTexts.pricing.label}</a>
      </p>
    </>
  );
  return (
    <FoldedSection id="help" title={pageTexts.help} aside={aside}>
      <Steps items={help.steps} />
    </FoldedSection>
  );
}

function Others({ current }: { current: ProcessorSlug }) {
  return (
    <nav aria-labelledby="others" className="proc-others no-print">
      <h2 id="others">{pageTexts.other}</h2>
      <ul role="list">
        {processorSlugs
          .filter((slug) => slug !== current)
          .map(pageOf)
          .map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        <li>
          <a href={pageTexts.comparison.to}>{pageTexts.comparison.label}</a>
        </li>
      </ul>
    </nav>
  );
}
