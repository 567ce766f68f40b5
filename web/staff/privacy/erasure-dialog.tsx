import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { outcomeLabels, type Erasure } from './erasure-item.tsx';

type DialogProps = { erasure: Erasure; decision: 'erase' | 'refuse'; onClose: () => void };

const labels = {
  erase: {
    title: 'Erase',
    act: 'Erase the data',
    busy: 'Erasing…',
    done: 'The data is erased. The user is notified by email.',
    label: 'Note to the user',
    failed: 'Nothing was erased',
  },
  refuse: {
    title: 'Refuse',
    act: 'Refuse the request',
    busy: 'Refusing…',
    done: 'The request is refused. The user is notified by email.',
    label: 'Reason',
    failed: 'The request was not refused',
  },
} as const;

/** Last confirmation before a decision: what is erased, what is kept, and which message the requester gets. */
export function ErasureDialog({ erasure, decision, onClose }: DialogProps) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const decide = useDecide(labels[decision].done, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const needed = decision === 'refuse' && note.trim() === '';
    setMissing(needed);
    if (!needed && !decide.isPending)
      decide.mutate({ id: erasure.id, decision: decision === 'erase' ? 'done' : 'refused', note: note.trim() });
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form="decide-erasure"
        variant={decision === 'erase' ? 'danger' : 'primary'}
        busy={decide.isPending}
        busyLabel={labels[decision].busy}
      >
        {labels[decision].act}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${labels[decision].title}: ${erasure.name}`}
      footer={footer}
    >
      <form id="decide-erasure" className="fields" onSubmit={submit} noValidate>
        {decide.error ? (
          <Notice tone="danger" title={labels[decision].failed}>
            {messageOf(decide.error, 'Please try again.')}
          </Notice>
        ) : null}
        {decision === 'erase' ? <ErasureEffects erasure={erasure} /> : null}
        <TextArea
          id="erasure-decision-note"
          label={labels[decision].label}
          hint="It is emailed to the user and stored: do not repeat anything that is to be erased."
          rows={4}
          maxLength={2_000}
          required={decision === 'refuse'}
          markOptional={decision === 'erase'}
          value={note}
          error={missing ? 'Enter: Reason.' : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function useDecide(done: string, onClose: () => void) {
  const cache = useQueryClient();
  return useMutation(
    orpc.privacy.decideErasure.mutationOptions({
      onSuccess: async () => {
        showToast({ title: done });
        onClose();
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
      // Another user may have decided, or a case changed: refetch the list.
      onError: (error) =>
        void (codeOf(error) === 'CONFLICT'
          ? cache.invalidateQueries({ queryKey: orpc.privacy.listErasures.key() })
          : undefined),
    }),
  );
}

function ErasureEffects({ erasure }: { erasure: Erasure }) {
  return (
    <>
      <p>
        <strong>This cannot be undone.</strong> The account {erasure.email} with its sign-in, sessions, profile, draft
        and uploads goes at once, and the user is signed out everywhere.
      </p>
      {erasure.cases.length > 0 ? (
        <ul className="erasure__plan">
          {erasure.cases.map((each) => (
            <li key={each.id}>
              <span className="mono">{each.case_number}</span>: {outcomeLabels[each.outcome]}
            </li>
          ))}
        </ul>
      ) : null}
      {erasure.cases.some((each) => each.outcome === 'kept') ? (
        <p className="muted">
          Of a record, contact, tax ID, owners, files, messages and everything else that it does not need is erased. It
          is deleted 7 years after closure.
        </p>
      ) : null}
    </>
  );
}
