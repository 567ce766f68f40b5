import type { ReactNode } from 'react';
import { pastResults } from '../../../content/claims.ts';
import { howWeCountPage } from '../../../content/how-we-count.ts';

type Figure = { label: string; value: ReactNode };

/** Figures in a ruled row. Claimed results come with their disclaimer (`claimed`, on by default). */
export function Figures({ items, claimed = true }: { items: readonly Figure[]; claimed?: boolean }) {
  return (
    <div className="figures">
      <dl>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {claimed ? <PastResults /> : null}
    </div>
  );
}

/** Beside claimed results: what they are not, and what stands behind them. */
export function PastResults() {
  return (
    <p className="muted small">
      {pastResults} <a href="/how-we-count">{howWeCountPage.link}</a>
    </p>
  );
}
