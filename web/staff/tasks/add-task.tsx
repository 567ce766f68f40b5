import { useRef, useState, type FormEvent } from 'react';
import { v4 } from 'uuid';
import { messageOf } from '../../api/api-error.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import { useUnsavedText } from '../../unsaved/use-unsaved.ts';
import { useAddTask } from './use-tasks.ts';

/**
 * Adds a task with one line and Enter. It belongs to its author, and is due today unless another day is given. Unsent
 * text survives a reload and a failure.
 */
export function AddTask({ caseId }: { caseId: string }) {
  const session = useSession();
  const me = session.state === 'signed-in' ? session.me.user.id : null;
  const { text, setText, clear } = useUnsavedText('task', caseId);
  const [day, setDay] = useState(firmToday);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // The id stays the same for a retry, so that a lost response does not lead to a second task.
  const attempt = useRef<{ id: string; said: string } | null>(null);
  const adding = useAddTask(() => {
    attempt.current = null;
    clear();
    setDay(firmToday());
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.current?.focus();
    const said = JSON.stringify([text, day, me]);
    setMissing(text.trim() === '');
    if (text.trim() === '' || adding.isPending) return;
    if (attempt.current?.said !== said) attempt.current = { id: v4(), said };
    adding.mutate({ id: caseId, task_id: attempt.current.id, text, due_on: day || firmToday(), owner_id: me });
  };
  const error =
    missing && text.trim() === ''
      ? 'Say what is to be done.'
      : adding.isError
        ? `Not added. ${messageOf(adding.error, 'Please try again.')}`
        : null;
  return (
    <form className="add-task" onSubmit={submit} noValidate aria-label="Add a task">
      <input
        ref={box}
        id="new-task"
        className="control"
        aria-label="New task"
        placeholder="Add a task, Enter saves"
        maxLength={300}
        dir="auto"
        autoComplete="off"
        value={text}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'new-task-error'}
        onChange={({ target }) => setText(target.value)}
      />
      <input
        className="control add-task__day"
        type="date"
        aria-label="Due day of the new task"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" busy={adding.isPending} busyLabel="Adding…">
        Add
      </Button>
      {error === null ? null : (
        <p id="new-task-error" role="alert" className="add-task__error">
          {error}
        </p>
      )}
    </form>
  );
}
