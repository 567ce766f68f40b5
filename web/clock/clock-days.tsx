import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CaseClock } from '../../contract/clock.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc, queryClient } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

type Day = CaseClock['days'][number];

/** Days that terms are counted from and that only staff can know: a meeting, an election notice, payments of a part. */
export function ClockDays({ clock }: { clock: CaseClock }) {
  if (clock.days.length === 0) return null;
  return (
    <div className="clock__days">
      <p className="clock__label">Days that these terms are counted from</p>
      {clock.days.map((day) => (
        <DayForm key={`${day.what} ${day.tranche_id ?? ''}`} clock={clock} day={day} />
      ))}
    </div>
  );
}

function DayForm({ clock, day }: { clock: CaseClock; day: Day }) {
  const [typed, setTyped] = useState(day.on ?? '');
  const id = `clock-${day.what}-${day.tranche_id ?? 'case'}`;
  const save = useMutation(
    orpc.cases.putClockDay.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(orpc.cases.getClock.queryKey({ input: { id: clock.case_id } }), saved);
        void queryClient.invalidateQueries({ queryKey: orpc.cases.key() });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ id: clock.case_id, what: day.what, tranche_id: day.tranche_id, on: typed === '' ? null : typed });
  };
  return (
    <form className="clock__day" noValidate onSubmit={submit}>
      <TextField
        id={id}
        label={day.label}
        type="date"
        max={clock.today}
        width="medium"
        value={typed}
        {...(save.error && { error: messageOf(save.error, 'It was not saved. Please try again.') })}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={save.isPending} busyLabel="Saving…">
        Save<span className="visually-hidden"> the day: {day.label}</span>
      </Button>
      <span role="status" className="muted small">
        {save.isSuccess ? 'Saved.' : ''}
      </span>
    </form>
  );
}
