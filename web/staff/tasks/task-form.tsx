import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CaseTask } from '../../../contract/tasks.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';

type TaskFormProps = {
  task: CaseTask;
  isPending: boolean;
  onSave: (change: { text: string; due_on: string; owner_id: string | null }) => void;
  onCancel: () => void;
};

/** A task's text, day and owner, editable in place: Enter saves, Esc cancels. */
export function TaskForm({ task, isPending, onSave, onCancel }: TaskFormProps) {
  const staff = useQuery(orpc.people.listStaff.queryOptions());
  const [text, setText] = useState(task.text);
  const [day, setDay] = useState(task.due_on);
  const [owner, setOwner] = useState(task.owner?.id ?? '');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = box.current;
    // Closes the form, not the dialog around it.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onCancel();
    };
    form?.addEventListener('keydown', leave);
    return () => form?.removeEventListener('keydown', leave);
  });
  const missing =
    text.trim() === '' ? 'Say what is to be done.' : day === '' ? 'Give the day by which it is due.' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null && !isPending) onSave({ text, due_on: day, owner_id: owner || null });
  };
  const known: { id: string; name: string }[] = staff.data?.items ?? [];
  const options = task.owner && !known.some(({ id }) => id === task.owner?.id) ? [task.owner, ...known] : known;
  return (
    <form ref={box} className="add-task" onSubmit={submit} noValidate aria-label="Change the task">
      <input
        className="control"
        aria-label="Task"
        autoFocus
        maxLength={300}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input
        className="control add-task__day"
        type="date"
        aria-label="Due day of the task"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <select
        className="control add-task__owner"
        aria-label="Owner of the task"
        value={owner}
        onChange={({ target }) => setOwner(target.value)}
      >
        <option value="">Nobody</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" size="small" busy={isPending} busyLabel="Saving…">
        Save
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
      {missing === null ? null : (
        <p role="alert" className="add-task__error">
          {missing}
        </p>
      )}
    </form>
  );
}
