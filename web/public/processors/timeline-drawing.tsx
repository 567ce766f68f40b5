import { timelineDays, timelineEnd, type Basis, type SpanState } from '../../../content/processors/timeline.ts';
import type { HoldTimeline } from '../../../content/processors/timeline.ts';
import {
  barHeight,
  placeRows,
  left,
  wedgeHeight,
  type Layout,
  type Measures,
  type PlacedRow,
} from './timeline-layout.ts';

type Fill = SpanState | 'exposure';

/** Hatches, so that the drawing can be read without color. */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-held`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hold__line hold__line--held" d="M1.5 0V6" strokeWidth="3" />
      </pattern>
      <pattern id={`${id}-possible`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="hold__line hold__line--held" d="M1 0V9" strokeWidth="1" />
      </pattern>
      <pattern id={`${id}-free`} width="7" height="7" patternUnits="userSpaceOnUse">
        <circle className="hold__dot" cx="3.5" cy="3.5" r="1.1" />
      </pattern>
      <pattern id={`${id}-exposure`} width="5" height="5" patternUnits="userSpaceOnUse">
        <path className="hold__line hold__line--exposure" d="M0 2.5H5" strokeWidth="1" />
      </pattern>
    </defs>
  );
}

/** A rectangle in a state's hatch. */
export function Box({
  id,
  fill,
  x,
  y,
  width,
  height,
}: {
  id: string;
  fill: Fill;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  return (
    <rect
      className={`hold__box hold__box--${fill}`}
      x={x}
      y={y}
      width={width}
      height={height}
      fill={fill === 'unstated' ? 'none' : `url(#${id}-${fill})`}
    />
  );
}

/** ■ contract term or statute, ◆ network rule or published page, ○ usual course. */
export function BasisMark({ basis, x, y, size = 5.5 }: { basis: Basis; x: number; y: number; size?: number }) {
  if (basis === 'contract' || basis === 'law')
    return <rect className="hold__mark" x={x - size} y={y - size} width={size * 2} height={size * 2} />;
  if (basis === 'usual') return <circle className="hold__mark hold__mark--open" cx={x} cy={y} r={size} />;
  const reach = size * 1.3;
  return (
    <path
      className="hold__mark hold__mark--half"
      d={`M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`}
    />
  );
}

/** The drawing alone, in one of its two sizes; `labelledBy` names it. */
export function TimelineDrawing({
  timeline,
  measures,
  id,
  labelledBy,
}: {
  timeline: HoldTimeline;
  measures: Measures;
  id: string;
  labelledBy: string;
}) {
  const layout = placeRows(timeline, measures);
  return (
    <svg
      className="hold__svg"
      viewBox={`0 0 ${measures.width} ${layout.height}`}
      role="img"
      aria-labelledby={labelledBy}
    >
      <Hatches id={id} />
      <Axis layout={layout} />
      {layout.rows.map((placed) => (
        <g key={`${placed.row.kind} ${placed.row.label}`}>
          {placed.row.kind === 'mark' ? (
            <Mark placed={placed} layout={layout} stacked={measures.stacked} />
          ) : (
            <Bar placed={placed} layout={layout} id={id} />
          )}
          <Label placed={placed} />
        </g>
      ))}
    </svg>
  );
}

function Axis({ layout: { x, axisY, height } }: { layout: Layout }) {
  return (
    <g>
      <text className="hold__text hold__text--axis" x={0} y={13}>
        Day
      </text>
      <path className="hold__axis" d={`M${left} ${axisY}H${x(timelineEnd)}`} />
      {timelineDays.map((day) => (
        <g key={day}>
          <path className="hold__grid" d={`M${x(day)} ${axisY - 6}V${height}`} />
          <text className="hold__text hold__text--day" x={x(day)} y={axisY - 11} textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
    </g>
  );
}

function Label({ placed: { row, lines, labelX, labelY, anchor, lineStep } }: { placed: PlacedRow }) {
  return (
    <>
      {row.kind === 'mark' ? null : <BasisMark basis={row.basis} x={left} y={labelY - 5} size={4} />}
      <text className="hold__text" textAnchor={anchor} x={labelX} y={labelY}>
        {lines.map((line, index) => (
          <tspan key={line} x={labelX} dy={index === 0 ? 0 : lineStep}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

function Mark({
  placed: { row, top },
  layout: { x },
  stacked,
}: {
  placed: PlacedRow;
  layout: Layout;
  stacked: boolean;
}) {
  if (row.kind !== 'mark') return null;
  const middle = top + barHeight / 2;
  const beyond = row.day > timelineEnd;
  return (
    <>
      {stacked || beyond ? (
        <path
          className="hold__track"
          d={`M${x(stacked ? 0 : timelineEnd)} ${middle}H${x(row.day) - (beyond ? 9 : 0)}${beyond ? 'm-5 -4l5 4l-5 4' : ''}`}
        />
      ) : null}
      <BasisMark basis={row.basis} x={x(row.day)} y={middle} />
    </>
  );
}

function Bar({ placed: { row, top }, layout: { x }, id }: { placed: PlacedRow; layout: Layout; id: string }) {
  if (row.kind === 'mark') return null;
  if (row.kind === 'exposure') {
    const bottom = top + wedgeHeight;
    return (
      <>
        <path
          className="hold__box hold__box--exposure"
          d={`M${left} ${top}L${x(row.to)} ${bottom}H${left}z`}
          fill={`url(#${id}-exposure)`}
        />
        <EndDay x={x(row.to)} y={bottom} day={row.to} />
      </>
    );
  }
  const last = row.spans.at(-1);
  return (
    <>
      {row.spans.map((span) => (
        <Box
          key={span.from}
          id={id}
          fill={span.state}
          x={x(span.from)}
          y={top}
          width={x(span.to) - x(span.from)}
          height={barHeight}
        />
      ))}
      {last?.state === 'unstated' ? (
        <path className="hold__arrow" d={`M${x(timelineEnd)} ${top + barHeight / 2}h20m-6 -5l6 5l-6 5`} />
      ) : null}
      {last && last.to < timelineEnd ? <EndDay x={x(last.to)} y={top + 14} day={last.to} /> : null}
    </>
  );
}

function EndDay({ x, y, day }: { x: number; y: number; day: number }) {
  return (
    <text className="hold__text hold__text--day" x={x + 7} y={y}>
      {day}
    </text>
  );
}
