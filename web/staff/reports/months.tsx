import { scaleBand, scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { fillOf, HatchPattern, strokeOf, type Series } from './hatch.tsx';
import { monthName } from './figure-text.ts';

type Line = { series: Series; name: string; of: (month: string) => number };
type MonthsProps = { months: readonly string[]; lines: readonly [Line, Line]; shown: (value: number) => string };

const height = 190;
const head = 22;
const foot = 22;

/**
 * Two bars per month, for any number of months. Horizontal positions are percentages, so that it fills the available
 * width.
 */
export function Months({ months, lines, shown }: MonthsProps) {
  const hatch = useId();
  const max = Math.max(1, ...lines.flatMap(({ of }) => months.map(of)));
  const upTo = scaleLinear<number>({ domain: [0, max], range: [height - foot, head], nice: 3 });
  const across = scaleBand<string>({ domain: [...months], range: [0, 97], paddingInner: 0.3, paddingOuter: 0.15 });
  const half = across.bandwidth() / 2;
  return (
    <>
      <p className="chart__key small">
        {lines.map(({ series, name }) => (
          <Swatch key={name} series={series} name={name} />
        ))}
      </p>
      <svg width="100%" height={height} aria-hidden="true" focusable="false">
        <HatchPattern id={hatch} />
        {upTo
          .ticks(3)
          .filter(Number.isInteger)
          .map((tick) => (
            <Rule key={tick} y={upTo(tick)} text={tick === 0 ? '' : shown(tick)} />
          ))}
        {lines.map(({ series, name, of }, index) =>
          months.map((month) => {
            const value = of(month);
            const top = upTo(value);
            return value > 0 ? (
              <rect
                key={`${name} ${month}`}
                x={`${(across(month) ?? 0) + index * half}%`}
                width={`${half * 0.86}%`}
                y={Math.min(top, height - foot - 1)}
                height={Math.max(1, height - foot - top)}
                fill={fillOf(series, hatch)}
                stroke={strokeOf(series)}
              >
                <title>{`${monthName(month)}: ${shown(value)} ${name.toLowerCase()}`}</title>
              </rect>
            ) : null;
          }),
        )}
        {months.map((month, index) => (
          <MonthName key={month} x={(across(month) ?? 0) + half} month={month} place={months.length - 1 - index} />
        ))}
      </svg>
    </>
  );
}

function Rule({ y, text }: { y: number; text: string }) {
  return (
    <>
      <line x1="0" x2="100%" y1={y} y2={y} className="chart__rule" />
      <text x="0" y={y - 4} className="chart__tick">
        {text}
      </text>
    </>
  );
}

/** `place` counts back from the latest month: every third is labeled, or every sixth where there is little room. */
function MonthName({ x, month, place }: { x: number; month: string; place: number }) {
  if (place % 3 !== 0) return null;
  return (
    <text
      x={`${x}%`}
      y={height - 6}
      textAnchor="middle"
      className={place % 6 === 0 ? 'chart__tick' : 'chart__tick chart__tick--wide'}
    >
      {monthName(month)}
    </text>
  );
}

function Swatch({ series, name }: { series: Series; name: string }) {
  const hatch = useId();
  return (
    <span className="chart__swatch">
      <svg width="18" height="12" aria-hidden="true" focusable="false">
        <HatchPattern id={hatch} />
        <rect x="0.5" y="0.5" width="17" height="11" fill={fillOf(series, hatch)} stroke={strokeOf(series)} />
      </svg>
      {name}
    </span>
  );
}
