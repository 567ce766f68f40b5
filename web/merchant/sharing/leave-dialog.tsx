import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { SharedCase } from './sharing-queries.ts';

/** Asks a guest to confirm that they give up their access, which only the merchant can restore. */
export function LeaveDialog({ theCase, onClose }: { theCase: SharedCase; onClose: () => void }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => api.sharing.leave({ id: theCase.id }),
    onSuccess: async () => {
      showToast({ title: 'You have left the case', description: 'It is no longer on your dashboard.' });
      await navigate('/dashboard', { replace: true });
      queryClient.removeQueries({ queryKey: orpc.sharing.get.queryKey({ input: { id: theCase.id } }) });
      await queryClient.invalidateQueries({ queryKey: orpc.sharing.list.key() });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      compact
      title="Leave this case"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Keep the access')}
          </Button>
          <Button variant="danger" busy={leaving.isPending} busyLabel="Leaving…" onClick={() => leaving.mutate()}>
            {t('Leave this case')}
          </Button>
        </>
      }
    >
      <div className="fields">
        {leaving.isError ? (
          <Notice tone="danger" title="You have not left the case">
            {t(messageOf(leaving.error, 'Please try again.'))}
          </Notice>
        ) : null}
        <p>
          {t('You no longer see it, and only {name} can share it again. The files that you added stay.', {
            name: theCase.shared_by,
          })}
        </p>
      </div>
    </Dialog>
  );
}
