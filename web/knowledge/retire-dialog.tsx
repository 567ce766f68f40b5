import { useState, type FormEvent } from 'react';
import type { MarkedKind } from '../../domain/knowledge/kinds.ts';
import { ApiError, messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/feedback.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import type { EntryWork } from './use-entry.ts';

type RetireDialogProps = {
  kind: MarkedKind;
  id: string;
  title: string;
  unsent: string | null;
  retiring: EntryWork['retire'];
  onClose: () => void;
};

const consequences: Record<MarkedKind, string> = {
  authority:
    'No new letter cites it, quotes it or states its numbers. In a letter that has not left, the verifier marks it red, and the letter waits until it is taken out.',
  clause:
    'No new letter uses it: another one with the same role replaces it, or that part is left out. In a letter that was not sent yet, an attorney must confirm that its text may stay.',
};

/** Asks why an entry must not be used anymore. The reason is shown wherever the entry would be. */
export function RetireDialog({ kind, id, title, unsent, retiring, onClose }: RetireDialogProps) {
  const reason = useUnsavedText(`retire-${kind}`, id);
  const [missing, setMissing] = useState(false);
  const close = () => {
    retiring.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = reason.text.trim() === '';
    setMissing(empty);
    if (empty) document.getElementById('retire-reason')?.focus();
    else if (!retiring.isPending)
      retiring.mutate(
        { kind, key: id, reason: reason.text },
        {
          onSuccess: () => {
            reason.clear();
            close();
          },
        },
      );
  };
  const wrong = missing
    ? 'Say why it is retired.'
    : retiring.error instanceof ApiError
      ? retiring.error.fields['reason']
      : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      compact
      title={`Retire ${title}?`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" type="submit" form="retire-form" busy={retiring.isPending} busyLabel="Retiring…">
            Retire
          </Button>
        </>
      }
    >
      <form id="retire-form" className="fields" onSubmit={submit} noValidate>
        {retiring.error && !wrong ? (
          <Notice tone="danger" title="The entry was not retired">
            {messageOf(retiring.error, 'Please try again.')}
          </Notice>
        ) : null}
        <p>
          {consequences[kind]}
          {unsent === null ? '' : ` ${unsent}`}
        </p>
        <TextArea
          id="retire-reason"
          label="Why"
          required
          rows={4}
          maxLength={2_000}
          dir="auto"
          hint="Kept with your name and the time, and shown here."
          {...(wrong !== undefined && { error: wrong })}
          value={reason.text}
          onChange={(event) => reason.setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
