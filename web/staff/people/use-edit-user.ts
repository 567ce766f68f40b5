import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '../../../contract/people.ts';
import { ApiError, codeOf, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { refreshSession, useSession } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.tsx';
import { changesSince, errorsFrom, formOf, readForm, rebase, type FormErrors, type UserForm } from './user-form.ts';

export type EditingUser = ReturnType<typeof useEditUser>;

/** The edit of a user. Its input survives a refusal, and changes by another user. */
export function useEditUser(user: AdminUser, onDone: () => void) {
  const cache = useQueryClient();
  const session = useSession();
  const isMe = session.state === 'signed-in' && session.me.user.id === user.id;
  // The user that the form was filled from, because the current one may be refetched meanwhile.
  const [base, setBase] = useState(user);
  const [form, setForm] = useState(() => formOf(user));
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [theirs, setTheirs] = useState<string[]>([]);
  const saving = useMutation(
    orpc.people.patchUser.mutationOptions({
      onSuccess: async (after) => {
        cache.setQueryData(orpc.people.getUser.queryKey({ input: { id: user.id } }), after);
        showToast({ title: 'User updated.' });
        onDone();
        if (isMe) await refreshSession();
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
      onError: async (error) => {
        setErrors(error instanceof ApiError ? errorsFrom(error.fields, form) : {});
        setAttempt((before) => before + 1);
        if (codeOf(error) === 'VERSION_MISMATCH') await takeUp();
      },
    }),
  );

  async function takeUp(): Promise<void> {
    const now = await cache.fetchQuery({
      ...orpc.people.getUser.queryOptions({ input: { id: user.id } }),
      staleTime: 0,
    });
    setTheirs(changesSince(base, now));
    setForm((typed) => rebase(typed, base, now));
    setBase(now);
  }
  function save(): void {
    if (saving.isPending) return;
    const read = readForm(base, form, isMe);
    setErrors(read.errors);
    if (Object.keys(read.errors).length > 0) {
      saving.reset();
      return setAttempt(attempt + 1);
    }
    if (Object.keys(read.patch).length === 0) return onDone();
    saving.mutate({ params: { id: user.id }, headers: { 'if-match': `"${base.version}"` }, body: read.patch });
  }
  return {
    form,
    errors,
    attempt,
    theirs,
    base,
    isMe,
    isSaving: saving.isPending,
    save,
    /** The server's error message, if it is not about a field. */
    refusal: saving.error && Object.keys(errors).length === 0 ? messageOf(saving.error, 'Please try again.') : null,
    conflict: codeOf(saving.error) === 'VERSION_MISMATCH',
    set: (change: Partial<UserForm>) => setForm((before) => ({ ...before, ...change })),
    replace: setForm,
  };
}
