import type { FormEvent, ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';

type EntryFormProps = {
  name: string;
  failed: string;
  action: { label: string; busyLabel: string };
  call: { isPending: boolean; error: Error | null };
  onSubmit: () => void;
  onDone: () => void;
  children: ReactNode;
};

/** The frame of a form of this section: what failed, its fields, and its buttons. */
export function EntryForm({ name, failed, action, call, onSubmit, onDone, children }: EntryFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="reply-form" onSubmit={submit} noValidate aria-label={name}>
      {call.error ? (
        <Notice tone="danger" title={failed}>
          {messageOf(call.error, 'Please try again.')}
        </Notice>
      ) : null}
      {children}
      <div className="button-row">
        <Button type="submit" size="small" busy={call.isPending} busyLabel={action.busyLabel}>
          {action.label}
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
