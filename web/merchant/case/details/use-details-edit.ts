import { useMutation } from '@tanstack/react-query';
import type { Answers } from '../../../../domain/intake/answers.ts';
import { codeOf } from '../../../api/api-error.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import { same, takeOurs, type AnswersEdit, type SetAside } from '../../../apply/answers-edit.ts';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import type { CaseAnswers } from '../frame/case-types.ts';
import { editFrom, editOn, isDirty, readDetailsEdit } from './details-edit.ts';
import { refreshCases } from '../frame/use-case.ts';

export type DetailsEditing = ReturnType<typeof useDetailsEdit>;

/** The answers being edited; `save` sends all of them. */
export function useDetailsEdit(caseId: string, given: CaseAnswers) {
  const key = orpc.cases.getAnswers.queryKey({ input: { id: caseId } });
  const unsaved = useUnsaved<AnswersEdit>({
    subject: 'details',
    id: caseId,
    start: () => editFrom(given),
    restore: (left) => readDetailsEdit(left, given),
    toEntry: (edit) => (isDirty(edit) || edit.setAside.length > 0 ? edit : null),
    // Another device saved in the meantime, or our own save returned: rebase before anything is shown.
    rebase: (edit) => (edit.version === given.version ? edit : editOn(given, edit)),
  });
  const edit = unsaved.value;
  const saving = useMutation({
    mutationFn: (answers: Answers) => saveOver(caseId, edit, answers),
    onSuccess: async (saved) => {
      unsaved.clear(editFrom(saved));
      queryClient.setQueryData(key, saved);
      await refreshCases();
    },
    // Refetches theirs and merges; if the answers are closed by now, the page says so.
    onError: (error) =>
      void (['VERSION_MISMATCH', 'CONFLICT'].includes(codeOf(error) ?? '')
        ? queryClient.invalidateQueries({ queryKey: key })
        : undefined),
  });
  const without = (now: AnswersEdit, set: SetAside) => now.setAside.filter((each) => each !== set);
  return {
    edit,
    dirty: isDirty(edit),
    saving,
    change: (update: (answers: Answers) => Answers) =>
      unsaved.change((now) => ({ ...now, answers: update(now.answers) })),
    discard: () => unsaved.clear(),
    putOursBack: (set: SetAside) =>
      unsaved.change((now) => ({ ...now, answers: takeOurs(now.answers, set), setAside: without(now, set) })),
    keepTheirs: (set: SetAside) => unsaved.change((now) => ({ ...now, setAside: without(now, set) })),
  };
}

/** A case changes by more than its answers: if they still match our base, the newer version is not a conflict. */
async function saveOver(caseId: string, { version, base }: AnswersEdit, answers: Answers): Promise<CaseAnswers> {
  try {
    return await api.cases.putAnswers({ id: caseId, version, answers });
  } catch (error) {
    const now = codeOf(error) === 'VERSION_MISMATCH' ? await api.cases.getAnswers({ id: caseId }) : null;
    if (!now || !same(now.answers, base)) throw error;
    return api.cases.putAnswers({ id: caseId, version: now.version, answers });
  }
}
