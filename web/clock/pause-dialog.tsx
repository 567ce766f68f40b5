import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CaseClock } from '../../contract/clock.ts';
import { messageOf } from '../api/api-error.ts';
import { orpc, queryClient } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { shortDay } from '../ui/dates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';

type PauseProps = { clock: CaseClock; date: CaseClock['dates'][number]; onClose: () => void };

/** Lets staff or the attorney pause a day until another, with a reason. */
export function PauseDialog({ clock, date, onClose }: PauseProps) {
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const saving = useMutation(
    orpc.cases.pauseDate.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(orpc.cases.getClock.queryKey({ input: { id: clock.case_id } }), saved);
        onClose();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (until === '' || reason.trim() === '' || saving.isPending) return;
    saving.mutate({ id: clock.case_id, key: date.key, on: date.on, until, reason: reason.trim() });
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="pause-date" busy={saving.isPending} busyLabel="Saving…">
        Pause
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pause this day?"
      description={`${shortDay(date.on)}: ${date.what} Nobody is reminded of it before the pause ends. Everybody who may see the case sees the reason.`}
      footer={footer}
    >
      <form id="pause-date" className="fields" noValidate onSubmit={submit}>
        {saving.error ? (
          <Notice tone="danger" title="It was not paused">
            {messageOf(saving.error, 'Please try again.')}
          </Notice>
        ) : null}
        <TextField
          id="pause-until"
          label="Until"
          type="date"
          min={clock.today}
          width="medium"
          required
          value={until}
          error={tried && until === '' ? 'Enter: Until.' : undefined}
          onChange={(event) => setUntil(event.target.value)}
        />
        <TextArea
          id="pause-reason"
          label="Reason"
          rows={3}
          maxLength={1_000}
          required
          value={reason}
          error={tried && reason.trim() === '' ? 'Enter a reason.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
