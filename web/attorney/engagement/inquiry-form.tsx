import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { messageOf } from '../../api/api-error.ts';
import { api, queryClient } from '../../api/api.ts';
import { papersQuery } from '../../papers/use-papers.ts';
import { Button } from '../../ui/button.tsx';
import { CheckedBox } from '../../ui/checked-box.tsx';
import { Checkbox } from '../../ui/choice-group.tsx';
import { ErrorSummary, Notice } from '../../ui/feedback.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

const texts = [
  {
    name: 'identity',
    label: 'How you verified the client’s identity',
    hint: 'For example: articles on the state’s register, and an ID of the signer.',
  },
  {
    name: 'authority',
    label: 'Why the signer may act for the client',
    hint: 'For example: member-manager in the articles.',
  },
  { name: 'owners', label: 'Who owns the client', hint: 'Each owner of a quarter or more, or who controls it.' },
  {
    name: 'screened',
    label: 'Which sanctions lists you searched, and for whom',
    hint: 'For example: OFAC’s lists, the client and both owners, no match.',
  },
] as const;
const days = [
  { name: 'screened_on', label: 'Day of the sanctions search' },
  { name: 'conflicts_on', label: 'Day on which your firm’s records were searched for conflicts' },
] as const;
type Typed = Record<(typeof texts)[number]['name'] | (typeof days)[number]['name'], string>;

const start = (): Typed => {
  const today = firmDayOf(new Date());
  return { identity: '', authority: '', owners: '', screened: '', screened_on: today, conflicts_on: today };
};
/** What counsel finds out before engaging a client; what is typed survives a reload. */
export function InquiryForm({ caseId }: { caseId: string }) {
  const typed = useTypedTexts('inquiry', caseId, { start, texts: texts.map(({ name }) => name) });
  const [clear, setClear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { queryKey } = papersQuery(caseId);
  const recording = useMutation({
    mutationFn: () => api.papers.attest({ id: caseId, ...typed.value, no_conflict: true }),
    onSuccess: (papers) => {
      typed.clear();
      queryClient.setQueryData(queryKey, papers);
    },
  });
  const errors = [
    ...texts.flatMap(({ name, label }) =>
      typed.value[name].trim().length < 3 ? [{ id: name, message: `Enter: ${label}.` }] : [],
    ),
    ...days.flatMap(({ name, label }) => (typed.value[name] === '' ? [{ id: name, message: `Enter: ${label}.` }] : [])),
    ...(clear ? [] : [{ id: 'no-conflict', message: 'Tick the box once the search has found no conflict.' }]),
  ];
  const shown = attempt > 0 ? errors : [];
  const errorAt = (id: string) => shown.find((each) => each.id === id)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (errors.length === 0 && !recording.isPending) recording.mutate();
  };
  return (
    <form className="fields" onSubmit={submit} noValidate aria-labelledby="inquiry-form-title">
      <h2 id="inquiry-form-title">Before you engage the client</h2>
      <p className="measure">
        Nobody but you reads what you enter. The case’s history says only that you made the inquiry.
      </p>
      {shown.length > 0 ? <ErrorSummary title="Not recorded yet" errors={shown} attempt={attempt} /> : null}
      {recording.isError ? (
        <Notice tone="danger" title="Not recorded">
          <p>{messageOf(recording.error, 'Please try again. What you entered is still here.')}</p>
        </Notice>
      ) : null}
      <Findings typed={typed.value} errorAt={errorAt} onChange={typed.change} />
      <CheckedBox id="no-conflict" error={errorAt('no-conflict')}>
        <Checkbox
          id="no-conflict"
          label="I searched the records of my firm, and found no conflict of interest"
          checked={clear}
          onCheckedChange={setClear}
        />
      </CheckedBox>
      <Button type="submit" busy={recording.isPending} busyLabel="Recording…">
        Record the inquiry
      </Button>
    </form>
  );
}

type FindingsProps = {
  typed: Typed;
  errorAt: (id: string) => string | undefined;
  onChange: (name: keyof Typed, value: string) => void;
};

function Findings({ typed, errorAt, onChange }: FindingsProps) {
  return (
    <>
      {texts.map(({ name, label, hint }) => (
        <TextArea
          key={name}
          id={name}
          label={label}
          hint={hint}
          error={errorAt(name)}
          required
          rows={2}
          maxLength={1000}
          value={typed[name]}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
      {days.map(({ name, label }) => (
        <TextField
          key={name}
          id={name}
          type="date"
          label={label}
          error={errorAt(name)}
          required
          width="short"
          max={firmDayOf(new Date())}
          value={typed[name]}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
    </>
  );
}
