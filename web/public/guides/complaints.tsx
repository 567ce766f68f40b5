import {
  bodiesTitle,
  bodyNotes,
  complaintContents,
  complaintSteps,
  complaintsPage,
  complaintTimeline,
  stepsTitle,
} from '../../../content/complaints.ts';
import { complaintTimes } from '../../../content/claims.ts';
import { site } from '../../../content/site.ts';
import { EmailLink, PhoneLink } from '../contact-lines.tsx';
import { Figure, Figures } from '../parts/figures.tsx';
import { pageMeta } from '../parts/page-meta.ts';
import { PublicPage, Section } from '../parts/public-page.tsx';
import { Steps } from '../parts/steps.tsx';
import { Where } from '../parts/where.tsx';
import './complaints.css';

export const meta = () => pageMeta({ ...complaintsPage.meta, path: '/complaints' });

const steps = complaintSteps.map(({ title, what, contact }) => ({
  title,
  what: contact ? (
    <>
      <p>{what}</p>
      <p>
        <EmailLink /> · <PhoneLink number={site.phone} />
      </p>
    </>
  ) : (
    <p>{what}</p>
  ),
}));

export default function Complaints() {
  const { lead, leadLink } = complaintsPage;
  return (
    <PublicPage
      title={complaintsPage.title}
      lead={
        <p>
          {lead} <a href={leadLink.to}>{leadLink.label}</a>
        </p>
      }
    >
      <Section id="steps" title={stepsTitle} aside={site.hours}>
        <Steps items={steps} />
      </Section>
      <Where of="demo" otherwise={<Figures claims={Object.values(complaintTimes)} />}>
        <Section id="timeline" title={complaintTimeline.title} aside={complaintTimeline.aside}>
          <Timeline />
          <p className="small muted">{complaintTimeline.note}</p>
        </Section>
      </Where>
      <Section id="include" title={complaintContents.title}>
        <ul className="rule-list">
          {complaintContents.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section id="bodies" title={bodiesTitle}>
        <ul role="list" className="complaints__bodies">
          {site.protectionBodies.map(({ name, url }, index) => (
            <li key={url}>
              <p>
                <a href={url}>{name}</a>
              </p>
              <p className="muted">{bodyNotes[index]}</p>
            </li>
          ))}
        </ul>
      </Section>
    </PublicPage>
  );
}

type Row = (typeof complaintTimeline.rows)[number];

/** Steps and their durations; the bars show the same to scale. */
function Timeline() {
  const [part, time, scale] = complaintTimeline.columns;
  return (
    <table className="plain-table complaints__timeline">
      <caption>{complaintTimeline.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{part}</th>
          <th scope="col">{time}</th>
          <th scope="col" className="complaints__scale">
            {scale}
          </th>
        </tr>
      </thead>
      <tbody>
        {complaintTimeline.rows.map((row) => (
          <tr key={row.part}>
            <th scope="row">{row.part}</th>
            <td>
              <Figure claim={row.time} />
            </td>
            <td className="complaints__scale">
              <Bar row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ row }: { row: Row }) {
  const at = (day: number) => (day / complaintTimeline.days) * 300;
  const ticks = Array.from({ length: complaintTimeline.days / 5 + 1 }, (_, index) => at(index * 5));
  return (
    <svg
      className="complaints__bar"
      viewBox="-1 0 302 16"
      preserveAspectRatio="none"
      role="img"
      aria-label={label(row)}
    >
      {ticks.map((x) => (
        <path key={x} d={`M${x} 0V16`} className="complaints__tick" />
      ))}
      <rect x={at(row.from)} y="4" width={at(row.sure - row.from)} height="8" className="complaints__sure" />
      <rect x={at(row.sure)} y="4" width={at(row.latest - row.sure)} height="8" className="complaints__latest" />
    </svg>
  );
}

function label({ from, sure, latest }: Row): string {
  return sure === latest
    ? `Business day ${from} to ${latest}`
    : `Business day ${from} to ${sure}, at the latest to ${latest}`;
}
