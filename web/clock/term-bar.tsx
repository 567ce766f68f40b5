import type { Term } from './term-days.ts';
import { termDays } from './term-days.ts';

const width = 300;
const height = 12;

/** A term from its start to its end, with today marked. Decorative, because the text above it says the same. */
export function TermBar({ term, today }: { term: Term; today: string }) {
  const counted = termDays(term, today);
  if (!counted) return null;
  const { day, days, over } = counted;
  // If the term is over, today is after its end, so the bar is scaled to contain both.
  const last = Math.max(days, day, 1);
  const x = (at: number) => (at / last) * width;
  return (
    <svg className="term-bar" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="term-bar__term" x="0" y="3" width={x(days)} height="6" />
      <rect className="term-bar__gone" x="0" y="3" width={x(Math.min(day, days))} height="6" />
      <path
        className={over ? 'term-bar__today term-bar__today--over' : 'term-bar__today'}
        d={`M${x(day)} 0V${height}`}
      />
    </svg>
  );
}
