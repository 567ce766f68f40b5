import type { ReactNode } from 'react';
import {
  measuredSlugs,
  pageOf,
  readSlugs,
  statsOf,
  type MeasuredSlug,
  type ProcessorSlug,
} from '../../../content/processors.ts';
import { indexTexts } from '../../../content/processors/index-page.ts';
import { FigureRows, Figures, namesOf, PastResults } from '../parts/figures.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage, Section } from '../parts/public-page.tsx';
import { Where } from '../parts/where.tsx';
import { StackedTable } from './stacked-table.tsx';
import './processors.css';

const samples = measuredSlugs.flatMap((slug) => namesOf(statsOf(slug)));

export const meta = () =>
  pageMeta({ title: indexTexts.pageTitle, description: indexTexts.summary, path: '/processors' });

export default function Processors() {
  return (
    <PublicPage title={indexTexts.title} lead={<p>{indexTexts.lead}</p>} closing={indexTexts.closing}>
      <Figures claims={indexTexts.figures} />
      <Section
        id="entries"
        title={indexTexts.entriesTitle}
        aside={
          <Where of={samples}>
            <PastResults />
          </Where>
        }
      >
        <ul role="list" className="proc-list">
          {measuredSlugs.map((slug) => (
            <Entry key={slug} slug={slug} stats={<Stats slug={slug} />} />
          ))}
        </ul>
      </Section>
      <Section id="read" title={indexTexts.readTitle} aside={<p>{indexTexts.readAside}</p>}>
        <ul role="list" className="proc-list">
          {readSlugs.map((slug) => (
            <Entry key={slug} slug={slug} stats={null} />
          ))}
        </ul>
      </Section>
      <Section id="expertise" title={indexTexts.expertiseTitle}>
        {indexTexts.expertise.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <StackedTable
          caption={indexTexts.tableCaption}
          columns={indexTexts.columns}
          rows={indexTexts.rows.map(({ slug, cells }) => ({ key: slug, head: pageOf(slug).name, cells }))}
        />
        <p className="muted small">{indexTexts.tableNote}</p>
        <p>
          <a href={indexTexts.comparison.to}>{indexTexts.comparison.label}</a>
        </p>
      </Section>
    </PublicPage>
  );
}

function Entry({ slug, stats }: { slug: ProcessorSlug; stats: ReactNode }) {
  const { name, path, index } = pageOf(slug);
  return (
    <li>
      <h3>
        <a href={path}>{name}</a>
      </h3>
      <p>{index.description}</p>
      {stats}
      <div className="proc-list__issues">
        <h4>{indexTexts.issuesTitle}</h4>
        <ul className="rule-list">
          {index.commonIssues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
        <p>
          <a href={path}>{index.link}</a>
        </p>
      </div>
    </li>
  );
}

function Stats({ slug }: { slug: MeasuredSlug }) {
  const claims = statsOf(slug);
  return (
    <Where of={namesOf(claims)}>
      <dl className="proc-list__stats">
        <FigureRows claims={claims} />
      </dl>
    </Where>
  );
}
