import { useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, Notice } from '../../ui/feedback.tsx';
import { TextArea } from '../../ui/text-field.tsx';

type Text<Name extends string> = { name: Name; label: string; hint: string; maxLength?: number };
type Wrong = { id: string; message: string };

type CounselFormProps<Name extends string> = {
  title: string;
  lead?: string;
  /** What has to be said, each in a text of its own. */
  texts: readonly Text<Name>[];
  typed: { value: Record<Name, string>; change: (name: Name, text: string) => void };
  /** What else is wrong with what was entered. */
  wrong?: readonly Wrong[];
  call: { isPending: boolean; error: Error | null; mutate: () => void };
  action: { label: string; busyLabel: string; failed: string; danger?: true };
  /** Fields before the texts and after them; `errorAt` says what is wrong with one, once it was tried. */
  before?: (errorAt: (id: string) => string | undefined) => ReactNode;
  after?: ReactNode;
};

/** A form in which counsel says something in their own words. */
export function CounselForm<Name extends string>(props: CounselFormProps<Name>) {
  const { title, lead, texts, typed, wrong = [], call, action, before, after } = props;
  const [attempt, setAttempt] = useState(0);
  const errors = [...wrong, ...texts.flatMap((text) => tooShort(text, typed.value[text.name]))];
  const shown = attempt > 0 ? errors : [];
  const errorAt = (id: string) => shown.find((each) => each.id === id)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (errors.length === 0 && !call.isPending) call.mutate();
  };
  return (
    <form className="fields" onSubmit={submit} noValidate aria-labelledby="counsel-form-title">
      <h2 id="counsel-form-title">{title}</h2>
      {lead ? <p className="measure">{lead}</p> : null}
      {shown.length > 0 ? <ErrorSummary title={action.failed} errors={shown} attempt={attempt} /> : null}
      {call.error ? (
        <Notice tone="danger" title={action.failed}>
          <p>{messageOf(call.error, 'Please try again. What you entered is still here.')}</p>
        </Notice>
      ) : null}
      {before?.(errorAt)}
      {texts.map(({ name, label, hint, maxLength = 2_000 }) => (
        <TextArea
          key={name}
          id={name}
          label={label}
          hint={hint}
          error={errorAt(name)}
          required
          rows={3}
          maxLength={maxLength}
          dir="auto"
          value={typed.value[name]}
          onChange={(event) => typed.change(name, event.target.value)}
        />
      ))}
      {after}
      <div>
        <Button
          type="submit"
          variant={action.danger ? 'danger' : 'primary'}
          busy={call.isPending}
          busyLabel={action.busyLabel}
        >
          {action.label}
        </Button>
      </div>
    </form>
  );
}

const tooShort = ({ name, label }: Text<string>, text: string): Wrong[] =>
  text.trim().length < 3 ? [{ id: name, message: `Enter: ${label}.` }] : [];
