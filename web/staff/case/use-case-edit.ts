import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import {
  afterSave,
  allSeen,
  changedNames,
  clashNames,
  editFrom,
  hasUnseen,
  readEdit,
  readUnsavedEdit,
  rebase,
  settle,
  withEntry,
  type UnsavedEdit,
} from './case-edit.ts';
import { editFields, storedName, type EditName } from './edit-fields.ts';
import type { Entry } from './read-entry.ts';
import { refreshAround, saveOver, type Saved } from './save-over.ts';

type Errors = Partial<Record<EditName, string>>;
export type Editing = ReturnType<typeof useCaseEdit>;
type Messages = { done: string; failed: string };

/**
 * An edit of a case on this page, with its copy in the tab's storage and its save. Calls `onDone` once nothing is
 * unsaved.
 */
export function useCaseEdit(theCase: AdminCase, messages: Messages, onDone: () => void) {
  const cache = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const tried = () => setAttempt((before) => before + 1);
  const { id } = theCase;
  const saving = useMutation({
    scope: { id: `case:${id}` },
    mutationFn: (sent: UnsavedEdit) => saveOver(cache, id, sent),
    onSuccess: (saved) => {
      if (saved.clashed) return clashed(saved);
      unsaved.change((now) =>
        saved.fresh ? afterSave(now, saved.sent, saved.fresh) : { ...now, base: now.values, clashes: {} },
      );
      showToast({ title: messages.done });
      void refreshAround(cache);
      onDone();
    },
    onError: (error) => {
      setErrors(fieldErrors(error));
      tried();
      showToast({ title: messages.failed, description: messageOf(error, 'Please try again.'), tone: 'danger' });
    },
  });
  const unsaved = useUnsaved<UnsavedEdit>({
    subject: 'case-edit',
    id,
    scope: 'tab',
    start: () => editFrom(theCase),
    restore: readUnsavedEdit,
    toEntry: (edit) => (changedNames(edit).length > 0 ? edit : null),
    // Another user has saved. Not while our own save is pending, because its result would look like theirs.
    rebase: (edit) => (!saving.isPending && theCase.version > edit.version ? rebase(edit, theCase) : edit),
  });
  const edit = unsaved.value;

  function clashed({ fresh, conflict }: Saved): void {
    unsaved.change((now) => allSeen(fresh && fresh.version > now.version ? rebase(now, fresh, conflict) : now));
    tried();
    showToast({
      title: messages.failed,
      description: 'Somebody else changed the same fields. Choose what to keep, and save again.',
      tone: 'danger',
    });
  }
  function save(): void {
    const read = readEdit(edit);
    setErrors(read.errors);
    if (saving.isPending) return;
    if (hasUnseen(edit)) unsaved.change(allSeen);
    if (hasUnseen(edit) || Object.keys(read.errors).length > 0) return tried();
    if (changedNames(edit).length === 0) return onDone();
    saving.mutate(edit);
  }
  return {
    edit,
    changed: changedNames(edit),
    clashes: clashNames(edit),
    errors,
    attempt,
    isSaving: saving.isPending,
    /** When the restored edit was last changed; null if there was none. */
    restoredAt: unsaved.restoredAt,
    enter: (name: EditName, entry: Entry | ((before: Entry) => Entry)) =>
      unsaved.change((now) => withEntry(now, name, typeof entry === 'function' ? entry(now.values[name]) : entry)),
    settle: (name: EditName, side: 'mine' | 'theirs') => unsaved.change((now) => settle(now, name, side)),
    save,
    discard: () => {
      unsaved.clear();
      setErrors({});
    },
  };
}

/** The server's errors by form field; an error of a whole address goes to its first part. */
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
