import { dayOf, momentOf, shortDay } from '../../ui/dates.ts';
import type { CaseDetail } from './case-types.ts';
import { isOverdue } from './needed-action.ts';

type Entry = CaseDetail['timeline'][number];

/** Past events with their dates, then promised ones with theirs. */
export function CaseTimeline({ theCase }: { theCase: CaseDetail }) {
  const done = theCase.timeline.filter((entry) => entry.done);
  const promised = theCase.timeline.filter((entry) => !entry.done);
  return (
    <section className="case-timeline" id="timeline" aria-labelledby="timeline-title" tabIndex={-1}>
      <h2 id="timeline-title">Timeline</h2>
      <ol role="list">
        {done.map((entry) => (
          <Done key={entry.key} entry={entry} />
        ))}
        {promised.map((entry) => (
          <Promised key={entry.key} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Done({ entry }: { entry: Entry }) {
  return (
    <li className="moment moment--done">
      <p className="moment__when">
        {entry.at ? (
          <time dateTime={entry.at} title={momentOf(entry.at)}>
            {dayOf(entry.at)}
          </time>
        ) : entry.on ? (
          <time dateTime={entry.on}>{shortDay(entry.on)}</time>
        ) : null}
      </p>
      <p>{entry.words}</p>
    </li>
  );
}

function Promised({ entry }: { entry: Entry }) {
  const late = isOverdue(entry.on);
  return (
    <li className={late ? 'moment moment--late' : 'moment'}>
      <p className="moment__when">
        {entry.on ? (
          <>
            {late ? 'Late: due ' : 'By '}
            <time dateTime={entry.on}>{shortDay(entry.on)}</time>
          </>
        ) : (
          'Not yet dated'
        )}
      </p>
      <p>{entry.words}</p>
    </li>
  );
}
