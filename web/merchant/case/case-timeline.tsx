import type { ReactNode } from 'react';
import type { CaseDetail } from './frame/case-types.ts';
import { isOverdue } from './frame/needed-action.ts';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';

type Entry = CaseDetail['timeline'][number];

/**
 * Past events and then promised ones, each with its day at the firm, by which they are in order. `children`: what the
 * merchant says happened.
 */
export function CaseTimeline({ theCase, children }: { theCase: Pick<CaseDetail, 'timeline'>; children?: ReactNode }) {
  const { t } = useLanguage();
  const done = theCase.timeline.filter((entry) => entry.done);
  const promised = theCase.timeline.filter((entry) => !entry.done);
  return (
    <section className="case-timeline" id="timeline" aria-labelledby="timeline-title" tabIndex={-1}>
      <h2 id="timeline-title">{t('Timeline')}</h2>
      <ol role="list">
        {done.map((entry) => (
          <Done key={entry.key} entry={entry} />
        ))}
        {promised.map((entry) => (
          <Promised key={entry.key} entry={entry} />
        ))}
      </ol>
      {children}
    </section>
  );
}

function Done({ entry }: { entry: Entry }) {
  const { t } = useLanguage();
  const { momentOf, shortDay } = useDates();
  return (
    <li className="moment moment--done">
      <p className="moment__when">
        {entry.on ? (
          <time dateTime={entry.at ?? entry.on} title={entry.at ? momentOf(entry.at) : undefined}>
            {shortDay(entry.on)}
          </time>
        ) : null}
      </p>
      <p>{t(entry.words)}</p>
    </li>
  );
}

function Promised({ entry }: { entry: Entry }) {
  const { t, rich } = useLanguage();
  const { shortDay } = useDates();
  const late = isOverdue(entry.on);
  return (
    <li className={late ? 'moment moment--late' : 'moment'}>
      <p className="moment__when">
        {entry.on ? (
          <>
            {rich(late ? 'Late: due {day}' : 'By {day}', {
              day: <time dateTime={entry.on}>{shortDay(entry.on)}</time>,
            })}
          </>
        ) : (
          t('Not yet dated')
        )}
      </p>
      <p>{t(entry.words)}</p>
    </li>
  );
}
