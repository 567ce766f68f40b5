import type { EventView } from '../../contract/story.ts';
import { acts, actorLabels } from '../../domain/cases/story/acts.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';
import './story.css';

type Reader = 'merchant' | 'desk';
type EventTextProps = { event: EventView; reader: Reader };

type DayProps = { event: Pick<EventView, 'day' | 'precision'>; short?: boolean };

/** "January 4, 2026", `short` "Jan 4, 2026", and of a day that is not known well how well. */
export function EventDay({ event: { day, precision }, short = false }: DayProps) {
  const { t, rich, locale } = useLanguage();
  const { calendarDay, shortDay } = useDates();
  if (precision === 'month')
    return (
      <time dateTime={day.slice(0, 7)}>
        {new Intl.DateTimeFormat(locale, {
          month: short ? 'short' : 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(day))}
      </time>
    );
  const shown = <time dateTime={day}>{short ? shortDay(day) : calendarDay(day)}</time>;
  return precision === 'about' ? rich('About {day}', { day: shown }) : <span title={t('That day')}>{shown}</span>;
}

type SentenceProps = { event: Pick<EventView, 'who' | 'act' | 'due_on' | 'about'>; reader: Reader };

/** Who did what, for which day, and what about. */
export function EventSentence({ event: { who, act, due_on: due, about }, reader }: SentenceProps) {
  const { t, rich } = useLanguage();
  const { calendarDay } = useDates();
  return (
    <>
      {t(actorLabels[who][reader])} {t(acts[act].label)}
      {due ? <>, {rich('for {day}', { day: <time dateTime={due}>{calendarDay(due)}</time> })}</> : null}
      {about ? (
        <>
          : <q dir="auto">{about}</q>
        </>
      ) : null}
    </>
  );
}

/** The same with its proof. */
export function EventText({ event, reader }: EventTextProps) {
  const { rich } = useLanguage();
  const { proof } = event;
  return (
    <div className="event-text">
      <p>
        <EventSentence event={event} reader={reader} />
      </p>
      {proof ? (
        <p className="small muted">
          {rich('Shown by {file}', {
            file: (
              <a href={`/api/files/${proof.file_id}/download`} dir="auto">
                {proof.filename}
              </a>
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}

/** What stands before the words of each source. */
export type Origins = Record<EventView['source'], string>;

/** Where an event was read, in its own words. */
export function EventOrigin({ event, says }: { event: EventView; says: Origins }) {
  const { t } = useLanguage();
  const { source, source_name: name, page, quote } = event;
  if (quote === null && source !== 'staff') return null;
  return (
    <p className="small muted event-origin">
      {t(says[source])}
      {name ? <span dir="auto"> {page ? t('{name}, page {page}', { name, page }) : name}</span> : null}
      {quote ? (
        <>
          {' '}
          <q dir="auto">{quote}</q>
        </>
      ) : null}
    </p>
  );
}
