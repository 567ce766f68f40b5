import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './feedback.tsx';

type WithdrawDialogProps = {
  /** What is withdrawn: "reply". */
  noun: string;
  /** The state of the call. */
  call: { isPending: boolean; error: Error | null; reset: () => void };
  /** Makes the call, and calls `close` after it succeeded. */
  onWithdraw: (close: () => void) => void;
  onClose: () => void;
  /** What withdrawing means, and any further fields. */
  children: ReactNode;
};

/** Asks for confirmation before withdrawing an entry, which stays on record but no longer counts. */
export function WithdrawDialog({ noun, call, onWithdraw, onClose, children }: WithdrawDialogProps) {
  const close = () => {
    call.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      compact
      title={`Withdraw this ${noun}?`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={call.isPending} busyLabel="Withdrawing…" onClick={() => onWithdraw(close)}>
            Withdraw
          </Button>
        </>
      }
    >
      <div className="fields">
        {call.error ? (
          <Notice tone="danger" title={`The ${noun} was not withdrawn`}>
            {messageOf(call.error, 'Please try again.')}
          </Notice>
        ) : null}
        {children}
      </div>
    </Dialog>
  );
}
