import { useState } from 'react';
import { formatCents } from '../../../domain/money/cents.ts';
import { calendarDay } from '../../ui/dates.ts';
import { TextField } from '../../ui/text-field.tsx';
import { WithdrawDialog } from '../../ui/withdraw-dialog.tsx';
import type { Money } from './use-money.ts';

/** A ledger entry, whichever list it is in. */
export type Entered = { id: string; amount_cents: number; received_on: string };
type MistakeDialogProps = { caseId: string; entry: Entered; withdrawing: Money['withdrawEntry']; onClose: () => void };

const field = 'mistake-why';

/** Asks why an entry was a mistake: the reason stays on record, and the merchant can read it. */
export function MistakeDialog({ caseId, entry, withdrawing, onClose }: MistakeDialogProps) {
  const [why, setWhy] = useState('');
  const [error, setError] = useState<string>();
  const withdraw = (done: () => void) => {
    const isMissing = why.trim() === '';
    setError(isMissing ? 'Enter what was wrong with it.' : undefined);
    if (isMissing) document.getElementById(field)?.focus();
    else withdrawing.mutate({ id: caseId, entry_id: entry.id, why: why.trim() }, { onSuccess: done });
  };
  return (
    <WithdrawDialog noun="entry" call={withdrawing} onClose={onClose} onWithdraw={withdraw}>
      <p>
        {formatCents(entry.amount_cents)}, received {calendarDay(entry.received_on)}. It counts no longer and stays on
        record as a mistake. The merchant is told when it was money that came back.
      </p>
      <TextField
        id={field}
        label="What was wrong with it"
        hint="The merchant reads this."
        required
        error={error}
        value={why}
        maxLength={2_000}
        autoComplete="off"
        onChange={(event) => setWhy(event.target.value)}
      />
    </WithdrawDialog>
  );
}
