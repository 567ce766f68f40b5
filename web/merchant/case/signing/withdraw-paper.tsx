import { useMutation } from '@tanstack/react-query';
import type { PaperView } from '../../../../contract/packet.ts';
import { api, queryClient } from '../../../api/api.ts';
import { packetQuery } from '../../../packet/use-packet.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { useLanguage } from '../../../language/language.ts';

/** Takes a signature back; it can be given again at once. */
export function WithdrawPaper({ caseId, kind }: { caseId: string; kind: PaperView['kind'] }) {
  const { t } = useLanguage();
  const withdrawing = useMutation({
    mutationFn: () => api.packet.withdrawPaper({ id: caseId, kind }),
    onSuccess: (packet) => {
      queryClient.setQueryData(packetQuery(caseId).queryKey, packet);
      showToast({ title: 'Signature taken back', description: 'It counts no longer. You can sign again.' });
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
