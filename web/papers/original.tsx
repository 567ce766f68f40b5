import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { PaperView } from '../../contract/papers.ts';
import type { OriginalStep } from '../../domain/papers/original.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { useDates } from '../language/use-dates.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { DateBoxes } from '../ui/date-boxes.tsx';
import { Notice } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import { firmToday, isoDay } from '../ui/typed-values.ts';
import { papersQuery } from './use-papers.ts';

const done: Record<OriginalStep, string> = {
  received: 'Original in hand on {day}; recorded by {name}.',
  compared: 'Compared with the text on {day}, by {name}.',
  countersigned: 'Signed by hand by counsel on {day}; recorded by {name}.',
};
const open: Record<OriginalStep, string> = {
  received: 'The original has not arrived at the firm yet.',
  compared: 'Counsel compares the original with the text next.',
  countersigned: 'Counsel signs the original by hand next.',
};
const toRecord: Record<OriginalStep, { label: string; day: string }> = {
  received: { label: 'The original is in hand', day: 'Arrived on' },
  compared: { label: 'I compared the original with the text above: it is the same, and signed', day: 'Compared on' },
  countersigned: { label: 'I signed the original by hand', day: 'Signed on' },
};

/** What became of the original of a paper that was signed by hand: recorded so far, and what comes next. */
export function Original({ paper }: { paper: PaperView }) {
  const { t } = useLanguage();
  const { calendarDay } = useDates();
  const byHand = paper.signatures.find((each) => each.by_hand)?.by_hand;
  if (!byHand) return null;
  const [next] = paper.original_open;
  return (
    <>
      <p>
        {t('Signed by hand on {day}.', { day: calendarDay(byHand.on) })}{' '}
        <a href={`/api/files/${byHand.file_id}/download`} download>
          {t('Scan of the signed paper')}
          <span className="visually-hidden">: {t(paper.title)}</span>
        </a>
      </p>
      {byHand.original.map(({ step, on, by }) => (
        <p key={step}>{t(done[step], { day: calendarDay(on), name: by })}</p>
      ))}
      {next ? <p>{t(open[next])}</p> : null}
    </>
  );
}

/** Records the next step of an original, with its day; nothing where the caller may record none. */
export function RecordOriginal({ caseId, paper }: { caseId: string; paper: PaperView }) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState(firmToday);
  const [tried, setTried] = useState(false);
  const recording = useMutation(
    orpc.papers.recordOriginal.mutationOptions({
      onSuccess: async (papers) => {
        cache.setQueryData(papersQuery(caseId).queryKey, papers);
        showToast({ title: 'Recorded' });
        await Promise.all(
          [orpc.letters.key(), orpc.packet.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
        );
      },
    }),
  );
  const { record: step } = paper.may;
  if (step === null) return null;
  const on = isoDay(typed);
  const wrong = on === null || on > firmToday();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (on !== null && !wrong && !recording.isPending) recording.mutate({ id: caseId, kind: paper.kind, step, on });
  };
  return (
    <form className="packet__form" onSubmit={submit} noValidate aria-label={`Original of ${paper.title}`}>
      {recording.error ? (
        <Notice tone="danger" title="Nothing was recorded">
          {messageOf(recording.error, 'Please try again.')}
        </Notice>
      ) : null}
      <DateBoxes
        id={`original-${paper.kind}`}
        label={toRecord[step].day}
        required
        today={firmToday()}
        {...(tried && wrong ? { error: 'Enter a day that is not in the future.' } : {})}
        value={typed}
        onValueChange={setTyped}
      />
      <Button type="submit" variant="secondary" size="small" busy={recording.isPending} busyLabel="Recording…">
        {toRecord[step].label}
        <span className="visually-hidden">: {paper.title}</span>
      </Button>
    </form>
  );
}
