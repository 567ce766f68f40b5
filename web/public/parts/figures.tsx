import type { ReactNode } from 'react';
import { pastResults } from '../../../content/claims.ts';

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
      {claimed ? <p className="muted small">{pastResults}</p> : null}
    </div>
  );
}
