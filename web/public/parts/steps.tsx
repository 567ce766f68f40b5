import type { ReactNode } from 'react';

type Step = { title: string; what: ReactNode; when?: string };

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
          {step.when ? <p className="steps__when">{step.when}</p> : null}
        </li>
      ))}
    </ol>
  );
}
