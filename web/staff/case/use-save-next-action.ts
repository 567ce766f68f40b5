import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordOf } from '../../../domain/json.ts';
import { codeOf, conflictOf, messageOf } from '../../api/api-error.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { changeText } from '../cases/cases-cache.ts';
import { cachedCase } from '../cases/use-change-case.ts';
import { patchCase, fetchCase, refreshAround } from './save-over.ts';

type NextStep = { next_action: string; next_action_on: string };

/**
 * Saves a case's next action while its form stays open, so that a failed save loses no text. `opened`: the case when
 * the form was opened.
 */
export function useSaveNextAction(opened: AdminCase, onDone: () => void) {
  const cache = useQueryClient();
  const { id } = opened;
  return useMutation({
    scope: { id: `case:${id}` },
    mutationFn: async (next: NextStep) => {
      const version = cachedCase(cache, id)?.version ?? opened.version;
      await patchCase(id, version, next).catch((error: unknown) => {
        const conflict = conflictOf(error);
        const { next_action, next_action_on } = recordOf(conflict?.theirs);
        // If the newer version has the same next action, the save is repeated with it without asking the user.
        if (!conflict || next_action !== opened.next_action || next_action_on !== opened.next_action_on) throw error;
        return patchCase(id, conflict.version, next);
      });
    },
    onSuccess: async (_, next) => {
      showToast({ title: changeText(next).done });
      onDone();
      await refreshAround(cache);
    },
    onError: async (error, next) => {
      const theirs = codeOf(error) === 'VERSION_MISMATCH';
      if (theirs) await fetchCase(cache, id).catch(() => null);
      showToast({
        title: changeText(next).failed,
        description: theirs
          ? 'Somebody else set another one in the meantime. It is shown below yours.'
          : messageOf(error, 'Please try again.'),
        tone: 'danger',
      });
    },
  });
}
