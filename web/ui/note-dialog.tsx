import { useState, type FormEvent } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './feedback.tsx';
import { TextArea } from './text-field.tsx';

type NoteDialogProps = {
  /** Prefix of the form's and field's ids: "legal-hold". */
  id: string;
  title: string;
  description: string;
  field: { label: string; hint?: string; rows: number; maxLength: number; missing: string };
  action: { label: string; busyLabel: string; failed: string };
  call: { isPending: boolean; error: Error | null };
  onSubmit: (note: string) => void;
  onClose: () => void;
};

/** Asks for a note that an action requires, and shows the action's progress and error. */
export function NoteDialog({ id, title, description, field, action, call, onSubmit, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(note.trim() === '');
    if (note.trim() !== '' && !call.isPending) onSubmit(note.trim());
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={call.isPending} busyLabel={action.busyLabel}>
        {action.label}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description} footer={footer}>
      <form id={id} className="fields" onSubmit={submit} noValidate>
        {call.error ? (
          <Notice tone="danger" title={action.failed}>
            {messageOf(call.error, 'Please try again.')}
          </Notice>
        ) : null}
        <TextArea
          id={`${id}-note`}
          label={field.label}
          {...(field.hint !== undefined && { hint: field.hint })}
          rows={field.rows}
          maxLength={field.maxLength}
          required
          value={note}
          error={missing ? field.missing : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
