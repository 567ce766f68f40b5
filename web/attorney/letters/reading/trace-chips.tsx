import { useId, useState } from 'react';
import { exhibitText } from '../../../../domain/letters/exhibits.ts';
import { useIntoView } from '../../../ui/use-into-view.ts';
import { AuthorityCard } from '../findings/authority-card.tsx';
import { isTraced, type Trace } from './traces-in.ts';

/** Each figure, date, exhibit and citation of a text, as a chip that opens its sources in place. */
export function TraceChips({ label, traces }: { label: string; traces: readonly Trace[] }) {
  const [opened, open] = useState<string | null>(null);
  const id = useId();
  const trace = traces.find(({ words }) => words === opened);
  if (traces.length === 0) return null;
  return (
    <div className="reading__traces">
      <ul role="list" className="reading__chips" aria-label={`What ${label} stands on`}>
        {traces.map((each) => (
          <li key={each.words}>
            <button
              type="button"
              className="reading__chip"
              data-traced={isTraced(each)}
              aria-expanded={each === trace}
              aria-controls={each === trace ? id : undefined}
              onClick={() => open(each === trace ? null : each.words)}
            >
              {each.words}
              {!isTraced(each) && <span className="reading__chip-note"> · not on file</span>}
            </button>
          </li>
        ))}
      </ul>
      {trace && <Opened key={trace.words} id={id} trace={trace} />}
    </div>
  );
}

function Opened({ id, trace }: { id: string; trace: Trace }) {
  const { facts, authorities, exhibits } = trace;
  const shown = useIntoView<HTMLDivElement>();
  return (
    <div id={id} ref={shown} className="reading__trace" role="region" aria-label={`Behind ${trace.words}`}>
      {!isTraced(trace) && <p>No fact, authority or exhibit of this letter says “{trace.words}”.</p>}
      {facts.length > 0 && (
        <dl className="fact-list">
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.label}</dt>
              <dd>
                <p className="fact__value">{fact.display}</p>
                <p className="fact__source">
                  {fact.source}
                  {fact.file_id !== null && (
                    <>
                      {' · '}
                      <FileLink id={fact.file_id} of={fact.label} />
                    </>
                  )}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {authorities.map((each) => (
        <AuthorityCard key={each.id} authority={each} />
      ))}
      {exhibits.map((exhibit) => (
        <p key={exhibit.label}>
          <strong>Exhibit {exhibit.label}</strong> {exhibitText(exhibit)}
          {exhibit.file_id !== null && (
            <>
              {' · '}
              <FileLink id={exhibit.file_id} of={`exhibit ${exhibit.label}`} />
            </>
          )}
        </p>
      ))}
    </div>
  );
}

function FileLink({ id, of }: { id: string; of: string }) {
  return (
    <a href={`/api/files/${id}/download`} target="_blank" rel="noreferrer">
      Open the file<span className="visually-hidden"> of {of} (opens a new window)</span>
    </a>
  );
}
