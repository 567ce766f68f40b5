import { type Outlook, bandFrom } from '../../../../domain/cases/case-analysis.ts';

const bandWords: Record<Outlook['band'], { label: string; range: string }> = {
  favorable: { label: 'Favorable', range: `an estimate of ${bandFrom.favorable} or more` },
  open: { label: 'Open', range: `an estimate of ${bandFrom.open} to ${bandFrom.favorable - 1}` },
  hard: { label: 'Hard', range: `an estimate below ${bandFrom.open}` },
};

/** The band, its limits, and what the claim is worth by it, rounded. */
export function Band({ outlook: { band, value } }: { outlook: Outlook }) {
  const { label, range } = bandWords[band];
  return (
    <p>
      <strong className="outlook__band">{label}</strong> <span className="muted">{range}</span>
      {value && (
        <>
          <br />
          Worth <strong>{value}</strong>
        </>
      )}
    </p>
  );
}

/** The facts that would change the band most, each with what to do. */
export function Movers({ movers }: { movers: Outlook['movers'] }) {
  if (movers.length === 0) return null;
  return (
    <div className="analysis__titled">
      <h4>What would move it most</h4>
      <ol className="outlook__movers">
        {movers.map(({ fact, direction, points, action }) => (
          <li key={fact}>
            <strong>{fact}</strong>{' '}
            <span className="muted">
              {direction} it, by up to {points} {points === 1 ? 'point' : 'points'}
            </span>
            <br />
            {action}
          </li>
        ))}
      </ol>
    </div>
  );
}
