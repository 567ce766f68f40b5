import { scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { fillOf, HatchPattern, strokeOf, type Series } from './hatch.tsx';

/** `shown`: the value as text beside its bar. A null value is unknown and has no bar. */
type Bar = { value: number | null; shown: string; series: Series };
type BarRow = { key: string; label: string; bars: readonly Bar[] };

const barHeight = 18;
/**
 * Where the names are: above the bars, or beside them if short. In percent of the width, `start` is where bars start
 * and `longest` is the longest bar; the text follows the bar.
 */
const layouts = {
  above: { start: 0, longest: 62, labelHeight: 20, gap: 14 },
  beside: { start: 34, longest: 50, labelHeight: 0, gap: 6 },
};
type Layout = keyof typeof layouts;

/**
 * One row per name, with a bar for each value and the value as text at its end. Scales with the available width; the
 * text does not shrink.
 */
export function Bars({ rows, labels = 'above' }: { rows: readonly BarRow[]; labels?: Layout }) {
  const hatch = useId();
  const { start, longest, labelHeight, gap } = layouts[labels];
  const max = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ value }) => value ?? 0)));
  const widthOf = scaleLinear<number>({ domain: [0, max], range: [0, longest] });
  const topOf = (index: number) =>
    rows.slice(0, index).reduce((top, { bars }) => top + labelHeight + bars.length * barHeight + gap, 0);
  return (
    <svg width="100%" height={Math.max(0, topOf(rows.length) - gap)} aria-hidden="true" focusable="false">
      <HatchPattern id={hatch} />
      {rows.map(({ key, label, bars }, row) => (
        <g key={key}>
          <text y={topOf(row) + (labelHeight ? 14 : 11.5)} className="chart__label">
            {label}
          </text>
          {bars.map(({ value, shown, series }, index) => (
            <BarLine
              key={series}
              top={topOf(row) + labelHeight + index * barHeight}
              start={start}
              width={widthOf(value ?? 0)}
              shown={shown}
              series={series}
              hatch={hatch}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function BarLine({
  top,
  start,
  width,
  shown,
  series,
  hatch,
}: {
  top: number;
  start: number;
  width: number;
  shown: string;
  series: Series;
  hatch: string;
}) {
  return (
    <>
      {/* Drawn so that even a small value shows as a line. */}
      {width > 0 ? (
        <rect
          x={`${start}%`}
          y={top + 0.5}
          width={`${Math.max(width, 0.4)}%`}
          height={barHeight - 5}
          fill={fillOf(series, hatch)}
          stroke={strokeOf(series)}
        />
      ) : null}
      <text x={`${start + width}%`} dx={width > 0 ? 8 : 0} y={top + 11.5} className="chart__value">
        {shown}
      </text>
    </>
  );
}
