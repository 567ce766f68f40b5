import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ledger } from '../../../contract/money.ts';
import { api, orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import { entryForms, type Entry } from './entry.ts';

/** `entryId`: stays the same for a retry after a lost response, so that it makes no second entry. */
type Recording = { entryId: string; entry: Entry };

/** A case's ledger, and the staff actions on it. Each response is the new ledger. */
export function useMoney(caseId: string) {
  const cache = useQueryClient();
  const show = (ledger: Ledger, title: string) => {
    cache.setQueryData(orpc.money.getLedger.queryKey({ input: { id: caseId } }), ledger);
    showToast({ title });
    return Promise.all(
      [orpc.cases.listHistory, orpc.cases.listWork].map((read) => cache.invalidateQueries({ queryKey: read.key() })),
    );
  };
  return {
    ledger: useQuery(orpc.money.getLedger.queryOptions({ input: { id: caseId } })),
    record: useMutation({
      mutationFn: ({ entryId, entry }: Recording) => send(caseId, entryId, entry),
      onSuccess: (ledger, { entry }) => show(ledger, entryForms[entry.kind].done),
    }),
    withdrawEntry: useMutation(
      orpc.money.withdrawEntry.mutationOptions({ onSuccess: (ledger) => show(ledger, 'Entry withdrawn.') }),
    ),
    withdraw: useMutation(
      orpc.money.withdrawOffer.mutationOptions({ onSuccess: (ledger) => show(ledger, 'Offer withdrawn.') }),
    ),
  };
}
export type Money = ReturnType<typeof useMoney>;

function send(id: string, entry_id: string, { kind, values }: Entry): Promise<Ledger> {
  switch (kind) {
    case 'recovery':
      return api.money.addRecovery({ id, entry_id, ...values });
    case 'tranche':
      return api.money.addTranche({ id, entry_id, ...values });
    case 'fee':
      return api.money.addFeePayment({ id, entry_id, ...values });
    case 'slip':
      return api.money.slipTranche({ id, ...values });
    case 'release':
      return api.money.releaseTranche({ id, ...values });
  }
}
