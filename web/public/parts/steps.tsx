import type { ReactNode } from 'react';
import type { Claim } from '../../../content/claims.ts';
import { Figure } from './figures.tsx';
import { Where } from './where.tsx';

type Step = { title: string; what: ReactNode; when?: Claim };

/** Numbered steps in ruled rows: what happens and how long it takes. `level` is the heading level of the titles. */
export function Steps({ items, level = 3 }: { items: readonly Step[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ol role="list" className="steps">
      {items.map((step, index) => (
        <li key={step.title}>
          <span className="steps__number" aria-hidden="true">
            {index + 1}
          </span>
          <Heading>{step.title}</Heading>
          <div className="steps__what">{step.what}</div>
          {step.when ? <StepTime time={step.when} className="steps__when" /> : null}
        </li>
      ))}
    </ol>
  );
}

/** How long a step takes, where an installation has that figure. */
export function StepTime({ time, className }: { time: Claim | string; className: string }) {
  if (typeof time === 'string') return <p className={className}>{time}</p>;
  const shown = (
    <p className={className}>
      <Figure claim={time} />
    </p>
  );
  return 'kept' in time ? shown : <Where of={time.name}>{shown}</Where>;
}
