import { axisDays, type HoldDays } from './hold-days.ts';
import { useLanguage } from '../../../language/language.ts';

type DrawingProps = {
  hold: HoldDays;
  /** All of the money is back: the last day is not today. */ ended: boolean;
  heldCents: number;
  width: number;
  id: string;
  labelledBy: string;
};

const left = 6;
const right = 10;
const top = 32;
const tall = 84;
const floor = top + tall;
const height = floor + 42;
/** Minimum distance between two labels on the axis. */
const narrowest = 34;

/**
 * The amount held as a hatched area over time, stepping down when money comes back. The text beside it says the same.
 */
export function HoldDrawing({ hold, ended, heldCents, width, id, labelledBy }: DrawingProps) {
  const { t } = useLanguage();
  const x = (day: number) => left + (day / hold.lastDay) * (width - left - right);
  const y = (cents: number) => floor - (heldCents === 0 ? 0 : (cents / heldCents) * tall);
  const outline = hold.spans.map((span) => `L${x(span.from)} ${y(span.cents)}L${x(span.to)} ${y(span.cents)}`).join('');
  return (
    <svg className="held-svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={labelledBy}>
      <defs>
        <pattern id={`${id}-held`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="held-svg__hatch" d="M1.5 0V6" />
        </pattern>
        <pattern id={`${id}-back`} width="7" height="7" patternUnits="userSpaceOnUse">
          <circle className="held-svg__dot" cx="3.5" cy="3.5" r="1.1" />
        </pattern>
      </defs>
      {hold.marked.map((day) => (
        <path key={day} className="held-svg__grid" d={`M${x(day)} ${top - 8}V${floor}`} />
      ))}
      <rect
        className="held-svg__back"
        x={x(0)}
        y={top}
        width={x(hold.today) - x(0)}
        height={tall}
        fill={`url(#${id}-back)`}
      />
      <path
        className="held-svg__held"
        d={`M${x(0)} ${floor}${outline}L${x(hold.today)} ${floor}z`}
        fill={`url(#${id}-held)`}
      />
      <path className="held-svg__axis" d={`M${x(0)} ${floor}H${x(hold.lastDay)}`} />
      {axisDays(hold, (narrowest / (width - left - right)) * hold.lastDay).map((day) => (
        <text
          key={day}
          className="held-svg__text"
          x={day === hold.lastDay ? width : x(day)}
          y={15}
          textAnchor={day === 0 ? 'start' : day === hold.lastDay ? 'end' : 'middle'}
        >
          {day === hold.lastDay ? t('{count} days', { count: day }) : day}
        </text>
      ))}
      {hold.received.map((each, index) => (
        <circle key={`${each.day} ${index}`} className="held-svg__received" cx={x(each.day)} cy={floor} r="6" />
      ))}
      {hold.promised.map((each, index) => (
        <circle key={`${each.day} ${index}`} className="held-svg__promised" cx={x(each.day)} cy={floor} r="6" />
      ))}
      <LastDay
        x={x(hold.today)}
        text={ended ? t('All back, day {day}', { day: hold.today }) : t('Today, day {day}', { day: hold.today })}
        width={width}
      />
    </svg>
  );
}

function LastDay({ x, text, width }: { x: number; text: string; width: number }) {
  const anchor = x < text.length * 4 + 8 ? 'start' : x > width - text.length * 4 - 8 ? 'end' : 'middle';
  return (
    <>
      <path className="held-svg__today" d={`M${x} ${top - 6}V${floor + 14}`} />
      <text
        className="held-svg__text held-svg__text--today"
        x={anchor === 'start' ? x - 4 : anchor === 'end' ? x + 4 : x}
        y={floor + 32}
        textAnchor={anchor}
      >
        {text}
      </text>
    </>
  );
}
