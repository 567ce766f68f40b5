import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { ApiError, codeOf, messageOf } from '../../../api/api-error.ts';
import { api, orpc } from '../../../api/api.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { carriedText } from '../../../letters/carried-text.ts';
import { sameEdits } from '../../../../domain/letters/letter-merge.ts';

const failed = (title: string) => (error: unknown) =>
  showToast({ title, description: failureText(error), tone: 'danger' });

/** The error's message, followed by those of the fields it concerns. */
function failureText(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  return [messageOf(error, 'Please try again.'), ...fields].join(' ');
}

const failedToSave = failed('The letter was not saved');

type SaveHandlers = {
  onSaved: (sent: LetterDocument, saved: LetterView) => void;
  /** `stored` is newer than the version that `sent` is based on, and its text is different. */
  onOutdated: (sent: LetterDocument, stored: LetterView) => void;
};

/** The server actions for this letter; each response becomes the letter shown. */
export function useLetterActions(letterId: string, { onSaved, onOutdated }: SaveHandlers) {
  const cache = useQueryClient();
  const letterKey = orpc.letters.get.queryKey({ input: { id: letterId } });
  const show = async (letter: LetterView) => {
    // A request sent before this change would return after it and show the previous version.
    await cache.cancelQueries({ queryKey: letterKey });
    cache.setQueryData(letterKey, letter);
    void cache.invalidateQueries({ queryKey: orpc.letters.listQueue.key() });
  };
  const said = (title: string) => async (letter: LetterView) => {
    await show(letter);
    showToast({ title });
  };

  const save = useMutation(
    orpc.letters.put.mutationOptions({
      onSuccess: async (saved, sent) => {
        await show(saved);
        onSaved(sent.document, saved);
      },
      // The response can be lost after the letter was stored, so this compares with what is stored.
      onError: async (error, { document: sent }) => {
        const stored = await api.letters.get({ id: letterId }).catch(() => null);
        const isSaved = stored !== null && sameEdits(sent, stored.document);
        if (stored === null) return failedToSave(error);
        if (!isSaved && codeOf(error) !== 'VERSION_MISMATCH') {
          failedToSave(error);
          // Superseded or released meanwhile: shows the current letter, with these words beside it.
          return show(stored);
        }
        (isSaved ? onSaved : onOutdated)(sent, stored);
        return show(stored);
      },
    }),
  );
  const confirm = useMutation(
    orpc.letters.confirmFinding.mutationOptions({
      onSuccess: said('Confirmed.'),
      onError: failed('It was not recorded'),
    }),
  );
  const take = useMutation(
    orpc.letters.takeFindings.mutationOptions({
      onSuccess: said('Taken by your name. Your reason is kept with the letter.'),
      onError: failed('It was not recorded'),
    }),
  );
  return {
    save,
    submit: useMutation(
      orpc.letters.submit.mutationOptions({
        onSuccess: said('The letter is in review.'),
        onError: failed('The letter was not put into review'),
      }),
    ),
    redate: useMutation(
      orpc.letters.redate.mutationOptions({
        onSuccess: said('The letter has the date of today. Read it before you approve.'),
        onError: failed('The letter was not dated again'),
      }),
    ),
    redraft: useMutation(
      orpc.letters.redraft.mutationOptions({
        onSuccess: async ({ carried_over, ...letter }) => {
          await show(letter);
          const description = carriedText(carried_over);
          showToast({ title: 'Letter drafted again.', ...(description !== null && { description }) });
        },
      }),
    ),
    fileAsRead: useMutation(
      orpc.letters.fileAsRead.mutationOptions({
        onSuccess: async ({ carried_over, ...letter }) => {
          await show(letter);
          const description = carriedText(carried_over);
          showToast({
            title: 'File corrected, and the letter drafted again.',
            ...(description !== null && { description }),
          });
          void cache.invalidateQueries({ queryKey: orpc.cases.key() });
        },
        onError: failed('The file was not corrected'),
      }),
    ),
    approve: useMutation(orpc.letters.approve.mutationOptions({ onSuccess: said('Letter approved.') })),
    read: useMutation(
      orpc.letters.recordReading.mutationOptions({
        onSuccess: show,
        // The letter has changed since it was shown.
        onError: () => cache.invalidateQueries({ queryKey: letterKey }),
      }),
    ),
    /** Confirms a finding by its key. */
    settle: (key: string) => confirm.mutate({ id: letterId, key }),
    /** Takes findings by their keys, with one reason. */
    take: (keys: string[], reason: string) => take.mutate({ id: letterId, keys, reason }),
    /** Keys of the findings being settled. */
    settling: confirm.isPending ? [confirm.variables.key] : take.isPending ? take.variables.keys : [],
    giveBack: useMutation(
      orpc.letters.sendBack.mutationOptions({ onSuccess: said('Letter returned with your note.') }),
    ),
    send: useMutation(orpc.letters.send.mutationOptions({ onSuccess: said('Letter on its way.') })),
    tracking: useMutation(
      orpc.letters.recordTracking.mutationOptions({
        onSuccess: said('Tracking number recorded.'),
        onError: failed('The tracking number was not recorded'),
      }),
    ),
  };
}
export type LetterActions = ReturnType<typeof useLetterActions>;

/** The step of the letter that is being taken. */
export function stepTaken({ submit, send, redate }: LetterActions): 'submit' | 'send' | 'redate' | null {
  if (submit.isPending) return 'submit';
  if (send.isPending) return 'send';
  return redate.isPending ? 'redate' : null;
}
