import type { ReactNode } from 'react';

/** A part of the report under a subheading. */
export function Titled({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="analysis__titled">
      <div className="analysis__row-head">
        <h4>{title}</h4>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** A titled list of sentences; an empty one says so. */
export function Words({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <div className="analysis__titled">
      <h4>{label}</h4>
      {items.length === 0 ? (
        <p className="muted">None</p>
      ) : (
        <ul className="analysis__words">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** "Strong", "High probability": a rating, distinguished by its border and never by color alone. */
export function Level({
  value,
  of,
}: {
  value: 'strong' | 'moderate' | 'weak' | 'high' | 'medium' | 'low';
  of: 'strength' | 'priority' | 'probability' | 'impact';
}) {
  return (
    <span className="level" data-value={value}>
      {value} {of}
    </span>
  );
}
