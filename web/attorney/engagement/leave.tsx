import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { lastDays, noticeDays } from '../../../domain/engagement/ending.ts';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { calendarDay } from '../../ui/dates.ts';
import { Notice } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { CounselForm } from './counsel-form.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

/** Before both have signed: counsel declines at once, and nobody is told why. */
export function Decline({ caseId }: { caseId: string }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const declining = useMutation({
    mutationFn: () => api.cases.decline({ id: caseId }),
    onSuccess: async () => {
      showToast({ title: 'Case declined.', description: 'Staff assign another attorney.' });
      await navigate('/attorney');
      await queryClient.invalidateQueries({ queryKey: orpc.key() });
    },
  });
  return (
    <section className="fields" aria-labelledby="decline-title">
      <h2 id="decline-title">Decline the case</h2>
      <p className="measure">
        The case leaves your desk at once. Nobody is asked for a reason, and staff are told none; they assign another
        attorney.
      </p>
      {declining.isError ? (
        <Notice tone="danger" title="Not declined">
          <p>{messageOf(declining.error, 'Please try again.')}</p>
        </Notice>
      ) : null}
      {asked ? (
        <div className="button-row">
          <Button
            variant="danger"
            busy={declining.isPending}
            busyLabel="Declining…"
            autoFocus
            onClick={() => declining.mutate()}
          >
            Decline it now
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            Keep the case
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Decline the case
        </Button>
      )}
    </section>
  );
}

const texts = [
  { name: 'ground', label: 'Why you withdraw', hint: 'In your words to your client. Staff do not read it.' },
  {
    name: 'next_due',
    label: 'What is due next',
    hint: 'The days below, as you confirm them. Rely on no tolling, and say who else should check a limitation date.',
  },
  { name: 'handover', label: 'How the file is handed over', hint: 'Your client can download it from their case, too.' },
] as const;
type Typed = Record<(typeof texts)[number]['name'] | 'last_on', string>;

const start = (): Typed => ({ last_on: lastDays(firmDayOf(new Date())).first, ground: '', next_due: '', handover: '' });
/** Counsel withdraws from an engagement in force, with notice; what is typed survives a reload. */
export function GiveNotice({ caseId }: { caseId: string }) {
  const typed = useTypedTexts('notice-of-withdrawal', caseId, { start, texts: texts.map(({ name }) => name) });
  const [{ first, last }] = useState(() => lastDays(firmDayOf(new Date())));
  const giving = useMutation({
    mutationFn: () => api.cases.giveNotice({ id: caseId, ...typed.value }),
    onSuccess: async () => {
      typed.clear();
      showToast({ title: 'Notice given.', description: 'Your client has it in your thread.' });
      await queryClient.invalidateQueries({ queryKey: orpc.key() });
    },
  });
  const { last_on: day } = typed.value;
  return (
    <CounselForm
      title="Withdraw from the engagement"
      lead={`Give at least ${noticeDays} days of notice. Until the last day you act for your client as before; after it nothing is approved or leaves. A notice is not taken back.`}
      texts={texts}
      typed={typed}
      wrong={
        day < first || day > last ? [{ id: 'last_on', message: `Enter a day from ${calendarDay(first)} on.` }] : []
      }
      call={{ ...giving, mutate: () => giving.mutate() }}
      action={{
        label: 'Give notice to your client',
        busyLabel: 'Giving notice…',
        failed: 'Notice not given',
        danger: true,
      }}
      before={(errorAt) => (
        <>
          <Days caseId={caseId} />
          <TextField
            id="last_on"
            type="date"
            label="Last day on which you act"
            required
            width="short"
            min={first}
            max={last}
            error={errorAt('last_on')}
            value={day}
            onChange={(event) => typed.change('last_on', event.target.value)}
          />
        </>
      )}
    />
  );
}

/** The days that somebody waits for in this case, limitation included, as the program counts them. */
function Days({ caseId }: { caseId: string }) {
  const { data } = useQuery(orpc.cases.getClock.queryOptions({ input: { id: caseId } }));
  if (!data || data.dates.length === 0) return null;
  return (
    <section aria-labelledby="days-title">
      <h3 id="days-title">Days of this case, as the program counts them</h3>
      <ul>
        {data.dates.map(({ key, on, what }) => (
          <li key={key}>
            <time dateTime={on}>{calendarDay(on)}</time>: {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
