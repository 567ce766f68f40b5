import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import type { WorkItem } from '../cases/cases-cache.ts';
import '../cases/selection.css';
import { finish, putOff, takeOver, useMany } from './use-many.ts';

type ManyBarProps = { items: readonly WorkItem[]; me: string | null; onClear: () => void };

/** What can be done with the selected rows. At the bottom of the window, so that the rows above do not move. */
export function ManyBar({ items, me, onClear }: ManyBarProps) {
  const { act, isPending } = useMany(onClear);
  const done = finish(items);
  const text = isPending ? 'Changing…' : `${items.length} selected`;
  return (
    <>
      {/* Always rendered: a live region added together with its first text is not announced. */}
      <p role="status" className="visually-hidden">
        {items.length > 0 ? text : ''}
      </p>
      {items.length > 0 && (
        <section className="bulk-bar" aria-label="Selected work" aria-busy={isPending}>
          <div className="bulk-bar__row">
            <p className="bulk-bar__count">{text}</p>
            <Button variant="quiet" size="small" onClick={onClear}>
              Clear
            </Button>
            {me === null ? null : (
              <Button
                variant="secondary"
                size="small"
                busy={isPending}
                onClick={() => act({ steps: takeOver(items, me), said: 'Assigned to you' })}
              >
                Assign to me
              </Button>
            )}
            {done.length > 0 && (
              <Button
                variant="secondary"
                size="small"
                busy={isPending}
                onClick={() => act({ steps: done, said: 'Done' })}
              >
                {done.length === items.length ? 'Done' : `Done: the ${done.length} tasks and mentions`}
              </Button>
            )}
            <DayForm items={items} isPending={isPending} act={act} />
          </div>
        </section>
      )}
    </>
  );
}

type DayFormProps = Pick<ManyBarProps, 'items'> & ReturnType<typeof useMany>;

function DayForm({ items, isPending, act }: DayFormProps) {
  const [day, setDay] = useState(firmToday());
  const later = putOff(items, day);
  if (later.length === 0) return null;
  return (
    <form
      className="many-day"
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== '' && !isPending) act({ steps: later, said: 'Day changed' });
      }}
    >
      <input
        className="control"
        type="date"
        aria-label="Due on"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" busy={isPending}>
        {later.length === items.length ? 'Set the day' : `Set the day of ${later.length}`}
      </Button>
    </form>
  );
}
