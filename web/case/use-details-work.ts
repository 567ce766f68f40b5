import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answers } from '../../domain/intake/answers.ts';
import { codeOf } from '../api-error.ts';
import { api, orpc, queryClient } from '../api.ts';
import { same } from '../apply/merge-answers.ts';
import type { CaseAnswers } from './case-types.ts';
import { isDirty, parseWork, putOursBack, workFrom, workOn, type DetailsWork } from './details-work.ts';
import { refreshCases } from './use-case.ts';

export type DetailsWorking = ReturnType<typeof useDetailsWork>;

/** The answers as they are being changed; `save` sends all of them. */
export function useDetailsWork(caseId: string, given: CaseAnswers) {
  const key = orpc.cases.getAnswers.queryKey({ input: { id: caseId } });
  const [work, setWork] = useState(() => workOn(given, parseWork(readEntry(caseId))));
  // Another device saved meanwhile, or our own save came back: take it up before anything is shown.
  const current = work.version === given.version ? work : workOn(given, work);
  if (current !== work) setWork(current);
  const put = (next: DetailsWork) => {
    setWork(next);
    writeEntry(caseId, isDirty(next) || next.setAside ? JSON.stringify(next) : null);
  };
  const saving = useMutation({
    mutationFn: (answers: Answers) => saveOver(caseId, current, answers),
    onSuccess: async (saved) => {
      writeEntry(caseId, null);
      setWork(workFrom(saved));
      queryClient.setQueryData(key, saved);
      await refreshCases();
    },
    // Theirs is read and merged with ours; what is closed by now says so.
    onError: (error) =>
      void (['VERSION_MISMATCH', 'CONFLICT'].includes(codeOf(error) ?? '')
        ? queryClient.invalidateQueries({ queryKey: key })
        : undefined),
  });
  return {
    work: current,
    dirty: isDirty(current),
    saving,
    change: (update: (answers: Answers) => Answers) => put({ ...current, answers: update(current.answers) }),
    discard: () => put(workFrom(given)),
    putOursBack: () => put(putOursBack(current)),
    keepTheirs: () => put({ ...current, setAside: null }),
  };
}

/** A case changes by more than its answers: when these are still what ours started from, the newer version is no conflict. */
async function saveOver(caseId: string, { version, base }: DetailsWork, answers: Answers): Promise<CaseAnswers> {
  try {
    return await api.cases.putAnswers({ id: caseId, version, answers });
  } catch (error) {
    const now = codeOf(error) === 'VERSION_MISMATCH' ? await api.cases.getAnswers({ id: caseId }) : null;
    if (!now || !same(now.answers, base)) throw error;
    return api.cases.putAnswers({ id: caseId, version: now.version, answers });
  }
}

const entryOf = (caseId: string) => `unhold.details.${caseId}`;

/** Storage may be switched off or full: what is typed is then only on the page. */
function readEntry(caseId: string): string | null {
  try {
    return window.localStorage.getItem(entryOf(caseId));
  } catch {
    return null;
  }
}

function writeEntry(caseId: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(entryOf(caseId));
    else window.localStorage.setItem(entryOf(caseId), text);
  } catch {
    // Full or switched off.
  }
}
