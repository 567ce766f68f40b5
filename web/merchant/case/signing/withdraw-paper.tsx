import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaperKind } from '../../../../domain/papers/kinds.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import { papersQuery } from '../../../papers/use-papers.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { useLanguage } from '../../../language/language.ts';

/** Asks once, then takes a signature back; it can be given again at once. */
export function WithdrawPaper({ caseId, kind }: { caseId: string; kind: PaperKind }) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () => api.papers.withdraw({ id: caseId, kind }),
    onSuccess: async (papers) => {
      queryClient.setQueryData(papersQuery(caseId).queryKey, papers);
      showToast({ title: 'Signature taken back', description: 'It counts no longer. You can sign again.' });
      await queryClient.invalidateQueries({ queryKey: orpc.packet.key() });
    },
    onError: showFailure('The signature was not taken back'),
    onSettled: () => setAsking(false),
  });
  const footer = (
    <>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {t('Keep the signature')}
      </Button>
      <Button
        variant="danger"
        busy={withdrawing.isPending}
        busyLabel="Taking back…"
        onClick={() => withdrawing.mutate()}
      >
        {t('Yes, take it back')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('Take the signature back')}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title="Take this signature back?" footer={footer}>
        <p>
          {t(
            'It stays on record and counts no longer. The letter does not go out with this paper until you sign again.',
          )}
        </p>
      </Dialog>
    </>
  );
}
