import type { Ledger } from '../../../contract/recovery.ts';
import { formatCents } from '../../../domain/money.ts';
import { messageOf } from '../../api-error.ts';
import { calendarDay } from '../../dashboard/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import type { Money } from './use-money.ts';

type WithdrawOfferProps = { caseId: string; offer: Ledger['offers'][number]; withdrawing: Money['withdraw']; onClose: () => void };

/** Asked once more: the merchant can then no longer accept the offer. */
export function WithdrawOffer({ caseId, offer, withdrawing, onClose }: WithdrawOfferProps) {
  const close = () => {
    withdrawing.reset();
    onClose();
  };
  return (
    <Dialog
      open onOpenChange={(isOpen) => !isOpen && close()} compact title="Withdraw this offer?"
      footer={(
        <>
          <Button variant="secondary" onClick={close}>Keep it</Button>
          <Button variant="danger" busy={withdrawing.isPending} busyLabel="Withdrawing…" onClick={() => withdrawing.mutate({ id: caseId, offer_id: offer.id }, { onSuccess: close })}>Withdraw</Button>
        </>
      )}
    >
      <div className="fields">
        {withdrawing.error ? <Notice tone="danger" title="The offer was not withdrawn">{messageOf(withdrawing.error, 'Please try again.')}</Notice> : null}
        <p>{formatCents(offer.amount_cents)}, received {calendarDay(offer.received_on)}. It stays on record as withdrawn, and the merchant can no longer accept it.</p>
      </div>
    </Dialog>
  );
}
