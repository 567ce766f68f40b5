import { howItWorksClaims } from '../../content/claims.ts';
import { howPage, processSteps, silenceLadder } from '../../content/how-it-works.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { Figures } from './parts/figures.tsx';
import { StepTime } from './parts/steps.tsx';
import { pageMeta } from './parts/page-meta.ts';
import { PublicPage, Section } from './parts/public-page.tsx';
import './how-it-works.css';

export const meta = () => pageMeta({ ...howPage.meta, path: '/how-it-works' });

export default function HowItWorks() {
  return (
    <PublicPage title={howPage.title} lead={<p>{howPage.lead}</p>}>
      <Figures claims={Object.values(howItWorksClaims)} />
      {processSteps.map((step, index) => (
        <Section
          key={step.title}
          id={`step-${index + 1}`}
          title={
            <>
              <span className="how__number">{index + 1}. </span>
              {step.title}
            </>
          }
          aside={<StepTime time={step.when} className="how__when" />}
        >
          {step.happens.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {index === silenceLadder.step ? <SilenceLadder /> : null}
          <div className="how__you">
            <h3>{howPage.youLabel}</h3>
            <p>{step.you}</p>
          </div>
        </Section>
      ))}
    </PublicPage>
  );
}

const dayText = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const inWords = (date: string) => dayText.format(new Date(`${date}T00:00:00Z`));

function SilenceLadder() {
  const { caption, columns, delivered, rungs, note } = silenceLadder;
  return (
    <>
      <table className="plain-table how__ladder">
        <caption>
          {caption} {inWords(delivered)}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ day, what }) => {
            const date = addBusinessDays(delivered, day);
            return (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={date}>{inWords(date)}</time>
                </th>
                <td>{day}</td>
                <td>{what}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="muted small">{note}</p>
    </>
  );
}
