import { useMutation } from '@tanstack/react-query';
import type { Draft } from '../../../contract/application.ts';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { unsavedStoreHere } from '../../unsaved/store.ts';
import { useLanguage } from '../../language/language.ts';

/** Deletes the draft for good: on the server, and what this device has not saved. */
export default function DiscardDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useLanguage();
  const refresh = () => queryClient.invalidateQueries({ queryKey: orpc.application.key() });
  const discarding = useMutation({
    mutationFn: () => api.application.discardDraft({ version: draft.version }),
    onSuccess: async () => {
      const unsaved = unsavedStoreHere('application', 'device');
      for (const page of unsaved.ids()) unsaved.clear(page);
      showToast({ title: 'Application discarded', description: 'Nothing of it was kept.' });
      onClose();
      await refresh();
      document.getElementById('cases-title')?.focus();
    },
    onError: (error) => void (codeOf(error) === 'VERSION_MISMATCH' ? refresh() : undefined),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Discard this application"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Keep it')}
          </Button>
          <Button
            variant="danger"
            busy={discarding.isPending}
            busyLabel="Discarding…"
            onClick={() => discarding.mutate()}
          >
            {t('Discard the application')}
          </Button>
        </>
      }
    >
      {discarding.isError ? (
        <Notice tone="danger" title="The application was not discarded">
          {t(messageOf(discarding.error, 'Please try again.'))}
        </Notice>
      ) : null}
      <p>{t(deletedText(draft.uploads.length), { count: draft.uploads.length })}</p>
    </Dialog>
  );
}

function deletedText(files: number): string {
  if (files === 0)
    return 'Your answers are deleted. This cannot be undone; you can start a new application at any time.';
  return files === 1
    ? 'Your answers and the file that you uploaded are deleted. This cannot be undone; you can start a new application at any time.'
    : 'Your answers and the {count} files that you uploaded are deleted. This cannot be undone; you can start a new application at any time.';
}
