import { comparisonRows, comparisonTexts as texts, contractRows } from '../../../content/comparison.ts';
import { comparisonTimeline } from '../../../content/processors/comparison-timeline.ts';
import { pageTexts } from '../../../content/processors/index-page.ts';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage, Section } from '../parts/public-page.tsx';
import { Where } from '../parts/where.tsx';
import { HoldTimeline } from './hold-timeline.tsx';
import { StackedTable } from './stacked-table.tsx';
import './processors.css';

export const meta = () =>
  pageMeta({
    title: texts.pageTitle,
    description: texts.summary,
    path: '/processor-comparison',
    above: [pageTexts.above],
  });

export default function ProcessorComparison() {
  return (
    <PublicPage title={texts.title} lead={<p>{texts.lead}</p>} above={[pageTexts.above]}>
      <Where of="demo">
        <Section id="figures" title={texts.table.heading}>
          <StackedTable
            caption={texts.table.caption}
            columns={Object.values(texts.columns)}
            rows={comparisonRows.map((row) => ({
              key: row.name,
              head: <a href={row.to}>{row.name}</a>,
              cells: [
                <span key="risk" className={`proc-risk proc-risk--${row.riskColor}`}>
                  {row.holdRisk}
                </span>,
                row.averageHoldTime,
                row.reservePolicy,
                row.appealProcess,
              ],
            }))}
          />
          {texts.note.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      </Where>
      <Section id="contracts" title={texts.contracts.heading} aside={<p>{texts.contractNote}</p>}>
        <StackedTable
          caption={texts.contracts.caption}
          columns={Object.values(texts.contractColumns)}
          rows={contractRows.map(({ name, to, days, reserve, standard, claim, text }) => ({
            key: name,
            head: (
              <>
                <a href={to}>{name}</a> <span className="stacked__under">{text}</span>
              </>
            ),
            cells: [days, reserve, standard, claim],
          }))}
        />
        <p>
          <a href={texts.article.to}>{texts.article.label}</a>
        </p>
        <p>
          <a href={texts.legacy.to}>{texts.legacy.label}</a>
        </p>
      </Section>
      <Where of="demo">
        <Section id="drawing" title={texts.drawingHeading}>
          <HoldTimeline timeline={comparisonTimeline} id="hold-comparison" />
        </Section>
      </Where>
    </PublicPage>
  );
}
