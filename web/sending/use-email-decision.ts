import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LetterView } from '../../contract/letter-view.ts';
import { codeOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { showToast } from '../ui/toasts.tsx';

/** The two decisions about a letter's email. Calls `onDone` after either of them. */
export function useEmailDecision(onDone: () => void) {
  const cache = useQueryClient();
  const refresh = () =>
    Promise.all(
      [
        orpc.letters.list,
        orpc.letters.listWaitingEmails,
        orpc.letters.listQueue,
        orpc.cases.getForStaff,
        orpc.cases.listWork,
      ].map((read) => cache.invalidateQueries({ queryKey: read.key() })),
    );
  const done = (title: string) => async (letter: LetterView) => {
    cache.setQueryData(orpc.letters.get.queryKey({ input: { id: letter.id } }), letter);
    showToast({ title });
    onDone();
    await refresh();
  };
  // Another user may have decided meanwhile.
  const onError = (error: Error) => void (codeOf(error) === 'CONFLICT' ? refresh() : undefined);
  return {
    arrived: useMutation(
      orpc.letters.recordEmailArrived.mutationOptions({ onSuccess: done('Recorded: the email arrived.'), onError }),
    ),
    again: useMutation(
      orpc.letters.sendEmailAgain.mutationOptions({ onSuccess: done('Email on its way again.'), onError }),
    ),
  };
}
export type EmailDecision = ReturnType<typeof useEmailDecision>;
