import type { FormEvent, ReactNode } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/feedback.tsx';

type AddSourceDialogProps = {
  /** The id of the form, which is also the prefix of its fields' ids. */
  form: string;
  /** With its article: "an authority". */
  what: string;
  description: string;
  call: { error: unknown; isPending: boolean };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog for adding a source in the attorney's own name: its form, the error, and the two buttons. */
export function AddSourceDialog({ form, what, description, call, onSubmit, onClose, children }: AddSourceDialogProps) {
  const the = `the ${what.replace(/^an? /, '')}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Add ${what}`}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={call.isPending} busyLabel="Adding…">
            Add {the}
          </Button>
        </>
      }
    >
      <form id={form} className="fields" onSubmit={submit} noValidate>
        {call.error ? (
          <Notice tone="danger" title={`${the.charAt(0).toUpperCase()}${the.slice(1)} was not added`}>
            {messageOf(call.error, 'Please try again.')}
          </Notice>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
}
