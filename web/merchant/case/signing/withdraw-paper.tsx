import { useMutation } from '@tanstack/react-query';
import type { PaperKind } from '../../../../domain/papers/kinds.ts';
import { api, orpc, queryClient } from '../../../api/api.ts';
import { papersQuery } from '../../../papers/use-papers.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { useLanguage } from '../../../language/language.ts';

/** Takes a signature back; it can be given again at once. */
export function WithdrawPaper({ caseId, kind }: { caseId: string; kind: PaperKind }) {
  const { t } = useLanguage();
  const withdrawing = useMutation({
    mutationFn: () => api.papers.withdraw({ id: caseId, kind }),
    onSuccess: async (papers) => {
      queryClient.setQueryData(papersQuery(caseId).queryKey, papers);
      showToast({ title: 'Signature taken back', description: 'It counts no longer. You can sign again.' });
      await queryClient.invalidateQueries({ queryKey: orpc.packet.key() });
    },
    onError: showFailure('The signature was not taken back'),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      busy={withdrawing.isPending}
      busyLabel="Taking back…"
      onClick={() => withdrawing.mutate()}
    >
      {t('Take the signature back')}
    </Button>
  );
}
