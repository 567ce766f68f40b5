import {
  basisLabels,
  exposureLabel,
  spanLabels,
  timelineEnd,
  timelineTexts,
  withoutSamples,
  type HoldTimeline as Timeline,
  type SpanState,
  type TimelineRow,
} from '../../../content/processors/timeline.ts';
import { keysOf } from '../../../domain/json.ts';
import { Where } from '../parts/where.tsx';
import { BasisMark, Box, Hatches, TimelineDrawing } from './timeline-drawing.tsx';
import { narrow, wide } from './timeline-layout.ts';
import './hold-timeline.css';

/** A hold from day 0 to day 180, outside the demo without its samples. `id` must be unique on the page. */
export function HoldTimeline({ timeline, id }: { timeline: Timeline; id: string }) {
  const real = withoutSamples(timeline);
  if (real === null) return <DrawnTimeline timeline={timeline} id={id} />;
  return (
    <Where of="demo" otherwise={<DrawnTimeline timeline={real} id={id} />}>
      <DrawnTimeline timeline={timeline} id={id} />
    </Where>
  );
}

/** Drawn twice (wide and narrow; CSS shows one) and repeated as text. */
function DrawnTimeline({ timeline, id }: { timeline: Timeline; id: string }) {
  const title = `${id}-title`;
  return (
    <figure className="hold" aria-labelledby={title}>
      <figcaption>
        <p id={title} className="hold__title">
          {timeline.title}
        </p>
        <p className="muted small">{timelineTexts.start}</p>
      </figcaption>
      <div className="hold__frame">
        <div className="hold__wide">
          <TimelineDrawing timeline={timeline} measures={wide} id={`${id}-wide`} labelledBy={title} />
        </div>
        <div className="hold__narrow">
          <TimelineDrawing timeline={timeline} measures={narrow} id={`${id}-narrow`} labelledBy={title} />
        </div>
      </div>
      <Key timeline={timeline} id={`${id}-key`} />
      <p className="muted small measure">{timeline.note}</p>
      <h3 id={`${id}-rows`}>{timelineTexts.rowsTitle}</h3>
      <ol role="list" className="hold__rows" aria-labelledby={`${id}-rows`}>
        {timeline.rows.map((row) => (
          <li key={`${row.kind} ${row.label}`}>
            <p className="hold__when">{daysText(row)}</p>
            <div>
              <p className="hold__what">{row.label}</p>
              <p>{row.text}</p>
              <p className="hold__source">
                <b>{basisLabels[row.basis]}.</b> {row.source}.
              </p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A row's days as text. */
function daysText(row: TimelineRow): string {
  if (row.kind === 'mark') return `Day ${row.day}`;
  if (row.kind === 'exposure') return `Day 0 to ${row.to}`;
  const held = row.spans.filter((span) => span.state !== 'free');
  const sure = held.find((span) => span.state === 'held');
  const possible = held.find((span) => span.state === 'possible');
  if (!sure) return 'From day 0, no last day stated';
  return `Day ${sure.from} to ${sure.to}${possible ? `, in some cases to ${possible.to}` : ''}`;
}

function Key({ timeline, id }: { timeline: Timeline; id: string }) {
  const states = new Set(
    timeline.rows.flatMap((row) => (row.kind === 'bar' ? row.spans.map((span) => span.state) : [])),
  );
  const exposure = timeline.rows.some((row) => row.kind === 'exposure');
  return (
    <div className="hold__key">
      <p className="visually-hidden" id={id}>
        {timelineTexts.keyTitle}
      </p>
      <ul role="list" aria-labelledby={id}>
        {keysOf(spanLabels)
          .filter((state) => states.has(state))
          .map((state) => (
            <KeyBox key={state} id={`${id}-${state}`} fill={state} label={spanLabels[state]} />
          ))}
        {exposure ? <KeyBox id={`${id}-exposure`} fill="exposure" label={exposureLabel} /> : null}
        {timelineTexts.marks.map(({ basis, label }) => (
          <li key={basis}>
            <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
              <BasisMark basis={basis} x={12} y={8} />
            </svg>
            {label}
          </li>
        ))}
        {timeline.rows.some((row) => row.kind === 'mark' && row.day > timelineEnd) ? (
          <li>
            <span aria-hidden="true">→</span>
            {timelineTexts.beyond}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function KeyBox({ id, fill, label }: { id: string; fill: SpanState | 'exposure'; label: string }) {
  return (
    <li>
      <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
        <Hatches id={id} />
        <Box id={id} fill={fill} x={1} y={1} width={22} height={14} />
      </svg>
      {label}
    </li>
  );
}
