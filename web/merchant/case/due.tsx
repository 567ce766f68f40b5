import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { isOverdue } from './frame/needed-action.ts';

/** "By December 1.", or that the merchant's own day is over. Renders nothing without a day. */
export function Due({ on }: { on: string | null }) {
  const { rich } = useLanguage();
  const { calendarDay } = useDates();
  if (on === null) return null;
  const late = isOverdue(on);
  return (
    <span className={late ? 'due due--over' : 'due'}>
      {rich(late ? 'It was due {day}.' : 'By {day}.', {
        day: <time dateTime={on}>{calendarDay(on)}</time>,
      })}
    </span>
  );
}
