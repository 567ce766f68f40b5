import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { useLanguage } from '../../language/language.ts';
import { signAddress } from '../../papers/sign-address.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { CaseDetail } from './frame/case-types.ts';
import { refreshCases, refreshOnConflict } from './frame/use-case.ts';

/** The client ends the engagement with their attorney; no reason is asked. */
export default function EndEngagementDialog({ theCase, onClose }: { theCase: CaseDetail; onClose: () => void }) {
  const { t, rich } = useLanguage();
  const ending = useMutation({
    mutationFn: () => api.cases.endEngagement({ id: theCase.id }),
    onSuccess: async () => {
      showToast({ title: 'Engagement ended', description: 'No attorney acts for you in this case.' });
      onClose();
      await refreshCases();
    },
    onError: refreshOnConflict,
  });
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('Keep my attorney')}
      </Button>
      <Button variant="danger" busy={ending.isPending} busyLabel="Ending…" onClick={() => ending.mutate()}>
        {t('End the engagement')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="End the engagement with your attorney"
      description={`${theCase.case_number}, ${theCase.legal_business_name}`}
      footer={footer}
    >
      <div className="fields">
        {ending.isError ? (
          <Notice tone="danger" title="The engagement was not ended">
            {t(messageOf(ending.error, 'Please try again.'))}
          </Notice>
        ) : null}
        <p>
          {t(
            'From this moment no attorney acts for you in this case, and no letter of yours is approved or leaves. You need no reason. The same attorney is not engaged again in this case.',
          )}
        </p>
        <p>
          {rich(
            'Before the demand is sent you owe nothing. After that your attorney may ask for the reasonable value of the work that was done, only if money comes back, and never more than {percent}% of it: see section 5 of {letter}.',
            {
              percent: theCase.fee_percent,
              letter: <Link to={signAddress(theCase.id, 'engagement')}>{t('the engagement letter')}</Link>,
            },
          )}
        </p>
      </div>
    </Dialog>
  );
}
