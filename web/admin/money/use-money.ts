import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ledger } from '../../../contract/recovery.ts';
import { api, orpc } from '../../api.ts';
import { showToast } from '../../ui/toasts.tsx';
import { entryForms, type Entry } from './entry.ts';

/** `entryId`: sent again after a lost answer it is the same entry. */
type Recording = { entryId: string; entry: Entry };

/** The ledger of a case, and what staff do with it: each answer is the ledger as it then stands. */
export function useMoney(caseId: string) {
  const cache = useQueryClient();
  const show = (ledger: Ledger, title: string) => {
    cache.setQueryData(orpc.recovery.ledger.queryKey({ input: { id: caseId } }), ledger);
    showToast({ title });
    return cache.invalidateQueries({ queryKey: orpc.admin.history.key() });
  };
  return {
    ledger: useQuery(orpc.recovery.ledger.queryOptions({ input: { id: caseId } })),
    record: useMutation({
      mutationFn: ({ entryId, entry }: Recording) => send(caseId, entryId, entry),
      onSuccess: (ledger, { entry }) => show(ledger, entryForms[entry.kind].done),
    }),
    withdrawEntry: useMutation(
      orpc.recovery.withdrawEntry.mutationOptions({ onSuccess: (ledger) => show(ledger, 'Entry withdrawn.') }),
    ),
    withdraw: useMutation(
      orpc.recovery.withdrawOffer.mutationOptions({ onSuccess: (ledger) => show(ledger, 'Offer withdrawn.') }),
    ),
  };
}
export type Money = ReturnType<typeof useMoney>;

function send(id: string, entry_id: string, { kind, values }: Entry): Promise<Ledger> {
  switch (kind) {
    case 'offer':
      return api.recovery.addOffer({ id, entry_id, ...values });
    case 'recovery':
      return api.recovery.addRecovery({ id, entry_id, ...values });
    case 'tranche':
      return api.recovery.addTranche({ id, entry_id, ...values });
    case 'fee':
      return api.recovery.addFeePayment({ id, entry_id, ...values });
    case 'slip':
      return api.recovery.slipTranche({ id, ...values });
    case 'release':
      return api.recovery.releaseTranche({ id, ...values });
  }
}
