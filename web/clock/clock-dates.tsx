import { useState } from 'react';
import type { CaseClock } from '../../contract/clock.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { PauseDialog } from './pause-dialog.tsx';

type WaitedFor = CaseClock['dates'][number];
type Owners = Record<WaitedFor['owner'], string>;
const owners: { merchant: Owners; desk: Owners } = {
  merchant: { merchant: 'You', staff: 'Our team', attorney: 'Your attorney' },
  desk: { merchant: 'watched by the merchant', staff: 'watched by our staff', attorney: 'watched by the attorney' },
};

/**
 * Every day that somebody waits for, who that is, and whether it is paused. Users who may pause a day get a button for
 * that.
 */
export function ClockDates({ clock, reader }: { clock: CaseClock; reader: 'merchant' | 'desk' }) {
  const { t } = useLanguage();
  const { shortDay } = useDates();
  const [pausing, pause] = useState<WaitedFor | null>(null);
  if (clock.dates.length === 0) return null;
  return (
    <div>
      <p className="clock__label" id="clock-dates-title">
        {t('Days that somebody waits for')}
      </p>
      <ul role="list" className="clock__steps" aria-labelledby="clock-dates-title">
        {clock.dates.map((date) => (
          <li key={`${date.key} ${date.on}`}>
            <span>
              <time dateTime={date.on}>{shortDay(date.on)}</time>: {t(date.what)}
            </span>
            <span className="muted">
              {date.paused
                ? t('paused until {day} by {name}: {reason}', {
                    day: shortDay(date.paused.until),
                    name: date.paused.by,
                    reason: date.paused.reason,
                  })
                : t(owners[reader][date.owner])}
            </span>
            {date.may_pause ? (
              <Button variant="quiet" size="small" onClick={() => pause(date)}>
                {t('Pause')}
                <span className="visually-hidden"> {t(date.what)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {pausing ? <PauseDialog clock={clock} date={pausing} onClose={() => pause(null)} /> : null}
    </div>
  );
}
