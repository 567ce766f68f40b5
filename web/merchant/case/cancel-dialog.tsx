import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useUnsavedText } from '../../unsaved/use-unsaved.ts';
import type { CaseDetail } from './frame/case-types.ts';
import { refreshCases, refreshOnConflict } from './frame/use-case.ts';
import { useLanguage } from '../../language/language.ts';

const longestReason = 2_000;

/** Cancels the case before its letter is sent; the merchant may give a reason. */
export default function CancelDialog({ theCase, onClose }: { theCase: CaseDetail; onClose: () => void }) {
  const { t } = useLanguage();
  const reason = useUnsavedText('cancel', theCase.id);
  const cancelling = useMutation({
    mutationFn: () => api.cases.cancel({ id: theCase.id, reason: reason.text.trim() }),
    onSuccess: async () => {
      reason.clear();
      showToast({ title: 'Case cancelled', description: 'No letter goes out, and nothing is owed.' });
      onClose();
      await refreshCases();
    },
    onError: refreshOnConflict,
  });
  const shared = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: 'Cancel this case',
  } as const;
  if (!theCase.may.cancel && !cancelling.isError) {
    return (
      <Dialog
        {...shared}
        footer={
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
        }
      >
        <p>
          {theCase.cancelled_at
            ? t('This case has been cancelled.')
            : t(
                'This case cannot be cancelled any more: its letter is on its way, or it is closed. Write to us if something has changed.',
              )}
        </p>
      </Dialog>
    );
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('Keep the case')}
      </Button>
      <Button variant="danger" busy={cancelling.isPending} busyLabel="Cancelling…" onClick={() => cancelling.mutate()}>
        {t('Cancel the case')}
      </Button>
    </>
  );
  return (
    <Dialog {...shared} description={`${theCase.case_number}, ${theCase.legal_business_name}`} footer={footer}>
      <div className="fields">
        {cancelling.isError ? (
          <Notice tone="danger" title="The case was not cancelled">
            {t(messageOf(cancelling.error, 'Please try again.'))}
          </Notice>
        ) : null}
        <p>
          {t(
            'No letter goes out, the case is closed, and nothing is owed. What you sent us stays readable here. A cancelled case is not opened again; you can submit a new one at any time.',
          )}
        </p>
        <TextArea
          id="cancel-reason"
          label="Why, if you like to say"
          markOptional
          maxLength={longestReason}
          value={reason.text}
          onChange={(event) => reason.setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
