import { type Outlook, bandFrom } from '../../../../domain/cases/case-analysis.ts';
import './outlook.css';

const bandWords: Record<Outlook['band'], { label: string; range: string }> = {
  favorable: { label: 'Favorable', range: `an estimate of ${bandFrom.favorable} or more` },
  open: { label: 'Open', range: `an estimate of ${bandFrom.open} to ${bandFrom.favorable - 1}` },
  hard: { label: 'Hard', range: `an estimate below ${bandFrom.open}` },
};

/** The outlook's band and the facts that would change it, each with what to do. `level`: the heading's level. */
export function OutlookView({ outlook: { band, movers }, level: Heading }: { outlook: Outlook; level: 'h3' | 'h4' }) {
  const { label, range } = bandWords[band];
  return (
    <div className="outlook">
      <p>
        <strong className="outlook__band">{label}</strong> <span className="muted">{range}</span>
      </p>
      {movers.length > 0 && (
        <>
          <Heading>What would move it most</Heading>
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
        </>
      )}
    </div>
  );
}
