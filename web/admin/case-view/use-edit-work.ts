import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api-error.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { AdminCase } from '../case-fields.ts';
import { editFields, storedName, type EditName } from './edit-fields.ts';
import {
  afterSave,
  allSeen,
  changedNames,
  clashNames,
  hasUnseen,
  readWork,
  settle,
  takeUp,
  withEntry,
  workFrom,
  type EditWork,
} from './edit-work.ts';
import { findWork, forgetWork, keepWork } from './kept-work.ts';
import type { Entry } from './read-entry.ts';
import { refreshAround, saveOver, type Saved } from './save-over.ts';

export type Errors = Partial<Record<EditName, string>>;
export type Editing = ReturnType<typeof useEditWork>;
type Words = { done: string; failed: string };

/** An edit of a case: on this page, on the device, and on its way to the server. `onDone` once nothing is left to save. */
export function useEditWork(theCase: AdminCase, words: Words, onDone: () => void) {
  const cache = useQueryClient();
  const [kept] = useState(() => onDevice((shelf) => findWork(shelf, theCase.id)));
  const [work, setWork] = useState<EditWork>(() => kept?.work ?? workFrom(theCase));
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const tried = () => setAttempt((before) => before + 1);
  const { id } = theCase;
  const saving = useMutation({
    scope: { id: `case:${id}` },
    mutationFn: (sent: EditWork) => saveOver(cache, id, sent),
    onSuccess: (saved) => {
      if (saved.clashed) return clashed(saved);
      forget();
      setWork((now) =>
        saved.fresh ? afterSave(now, saved.sent, saved.fresh) : { ...now, base: now.values, clashes: {} },
      );
      showToast({ title: words.done });
      void refreshAround(cache);
      onDone();
    },
    onError: (error) => {
      setErrors(fieldErrors(error));
      tried();
      showToast({ title: words.failed, description: messageOf(error, 'Please try again.'), tone: 'danger' });
    },
  });
  // Somebody else saved meanwhile. Not while our own save is under way: what it brings would look like theirs.
  const current = !saving.isPending && theCase.version > work.version ? takeUp(work, theCase) : work;
  if (current !== work) setWork(current);
  const forget = useShelf(id, current);

  function clashed({ fresh, conflict }: Saved): void {
    setWork((now) => allSeen(fresh && fresh.version > now.version ? takeUp(now, fresh, conflict) : now));
    tried();
    showToast({
      title: words.failed,
      description: 'Somebody else changed what you were changing. Choose what stays, and save again.',
      tone: 'danger',
    });
  }
  function save(): void {
    const read = readWork(current);
    setErrors(read.errors);
    if (saving.isPending) return;
    if (hasUnseen(current)) setWork(allSeen(current));
    if (hasUnseen(current) || Object.keys(read.errors).length > 0) return tried();
    if (changedNames(current).length === 0) return onDone();
    saving.mutate(current);
  }
  return {
    work: current,
    changed: changedNames(current),
    clashes: clashNames(current),
    errors,
    attempt,
    isSaving: saving.isPending,
    /** When the edit that was found on the device was last typed in; null when there was none. */
    keptAt: kept && changedNames(kept.work).length > 0 ? kept.at : null,
    enter: (name: EditName, entry: Entry) => setWork(withEntry(current, name, entry)),
    settle: (name: EditName, side: 'mine' | 'theirs') => setWork(settle(current, name, side)),
    save,
    discard: () => {
      forget();
      setErrors({});
      setWork(workFrom(theCase));
    },
  };
}

/** Storage may be switched off: an edit is then only on the page. */
function onDevice<Result>(action: (shelf: Storage) => Result): Result | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps what is typed as it is typed; the result forgets it at once. */
function useShelf(id: string, work: EditWork): () => void {
  const shelved = useRef(work);
  useEffect(() => {
    if (shelved.current === work) return;
    shelved.current = work;
    onDevice((shelf) => keepWork(shelf, id, work, new Date().toISOString()));
  }, [id, work]);
  return () => void onDevice((shelf) => forgetWork(shelf, id));
}

/** The server's messages by the form's names; one about an address as a whole stands at its first part. */
function fieldErrors(error: unknown): Errors {
  const fields = error instanceof ApiError ? error.fields : {};
  const pairs = Object.entries(fields).flatMap(([path, message]) => {
    const name = path.replace(/^body\./, '');
    const field =
      editFields.find((each) => each.name === name) ??
      editFields.find((each) => storedName(each.name) === name.split('.')[0]);
    return field ? [[field.name, message] as const] : [];
  });
  return Object.fromEntries(pairs);
}
