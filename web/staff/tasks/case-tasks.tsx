import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CaseTask } from '../../../contract/tasks.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { momentOf, shortDay } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { firmToday } from '../../ui/typed-values.ts';
import { dueOf } from '../cases/due.ts';
import { AddTask } from './add-task.tsx';
import { TaskForm } from './task-form.tsx';
import './tasks.css';
import { useChangeTask } from './use-tasks.ts';

/** What is to be done in a case besides its next action. A task is added with one line, and ticked off with Undo. */
export function CaseTasks({ caseId }: { caseId: string }) {
  const tasks = useQuery(orpc.cases.listTasks.queryOptions({ input: { id: caseId } }));
  const place = useRef<HTMLElement>(null);
  const items = tasks.data?.items ?? [];
  const open = items.filter(({ done }) => done === null);
  const done = items.filter((each) => each.done !== null);
  // The line that has the focus is about to disappear.
  const leave = () => place.current?.querySelector<HTMLElement>('#new-task')?.focus();
  return (
    <section ref={place} className="case-tasks" aria-labelledby="tasks-title">
      <h3 id="tasks-title" className="field__label">
        Tasks{open.length > 0 ? <span className="muted"> {open.length} open</span> : null}
      </h3>
      {tasks.isError ? (
        <p role="alert" className="small">
          The tasks could not be loaded. {messageOf(tasks.error, '')}{' '}
          <Button variant="quiet" size="small" onClick={() => void tasks.refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {open.length > 0 ? (
        <ul role="list" className="case-tasks__open">
          {open.map((task) => (
            <OpenTask key={task.id} task={task} onLeave={leave} />
          ))}
        </ul>
      ) : null}
      <AddTask caseId={caseId} />
      {done.length > 0 ? <DoneTasks tasks={done} /> : null}
    </section>
  );
}

function OpenTask({ task, onLeave }: { task: CaseTask; onLeave: () => void }) {
  const { id, text, due_on, owner } = task;
  // `back`: the form was open, so the focus returns to the button that opened it.
  const [form, setForm] = useState<'shut' | 'open' | 'back'>('shut');
  const { finish, put, isPending } = useChangeTask();
  const due = dueOf(due_on, firmToday());
  if (form === 'open')
    return (
      <li>
        <TaskForm
          task={task}
          isPending={isPending}
          onSave={(change) => put({ id, ...change }, () => setForm('back'))}
          onCancel={() => setForm('back')}
        />
      </li>
    );
  return (
    <li className="case-task" aria-busy={isPending}>
      <label className="case-task__tick">
        <input
          type="checkbox"
          checked={isPending}
          disabled={isPending}
          aria-describedby={`task-${id}`}
          onChange={() => {
            onLeave();
            finish(id, text);
          }}
        />
        <span dir="auto" className="case-task__text">
          {text}
        </span>
      </label>
      <span id={`task-${id}`} className="case-task__facts">
        <span className={due.state === 'overdue' ? 'case-next__late' : 'muted'}>
          {shortDay(due_on)} ({due.text.toLowerCase()})
        </span>
        <bdi className="muted">{owner?.name ?? 'Nobody'}</bdi>
      </span>
      <Button
        variant="quiet"
        size="small"
        autoFocus={form === 'back'}
        aria-label={`Change the task ${text}`}
        onClick={() => setForm('open')}
      >
        Change
      </Button>
    </li>
  );
}

function DoneTasks({ tasks }: { tasks: readonly CaseTask[] }) {
  const { reopen, isPending } = useChangeTask();
  return (
    <details className="case-tasks__done">
      <summary>Done: {tasks.length}</summary>
      <ul role="list">
        {tasks.map(({ id, text, done }) => (
          <li key={id} className="case-task">
            <span dir="auto" className="case-task__text">
              {text}
            </span>
            <span className="case-task__facts muted">
              <bdi>{done?.by}</bdi> {done ? momentOf(done.at) : null}
            </span>
            <Button
              variant="quiet"
              size="small"
              busy={isPending}
              aria-label={`Open the task ${text} again`}
              onClick={() => reopen(id, text)}
            >
              Open again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
