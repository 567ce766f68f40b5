import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PacketView } from '../../contract/packet.ts';
import { orpc } from '../api/api.ts';
import { showToast } from '../ui/toasts.tsx';

export const packetQuery = (caseId: string) => orpc.packet.get.queryOptions({ input: { id: caseId } });

/**
 * The agreement and notice of a case, with the actions of staff and attorneys. The response to each action is shown at
 * once.
 */
export function usePacket(caseId: string) {
  const cache = useQueryClient();
  const done = (title: string) => async (packet: PacketView) => {
    cache.setQueryData(packetQuery(caseId).queryKey, packet);
    showToast({ title });
    // An untouched letter is drafted again, the verdict may rest on what was recorded, and so do the papers.
    await Promise.all([
      cache.invalidateQueries({ queryKey: orpc.letters.key() }),
      cache.invalidateQueries({ queryKey: orpc.papers.key() }),
    ]);
  };
  return {
    view: useQuery(packetQuery(caseId)),
    recordForm: useMutation(orpc.packet.recordForm.mutationOptions({ onSuccess: done('Form recorded') })),
    setFilingDay: useMutation(orpc.packet.setFilingDay.mutationOptions({ onSuccess: done('Day of filing set') })),
    chooseVersion: useMutation(orpc.packet.chooseVersion.mutationOptions({ onSuccess: done('Version chosen') })),
    setAsideVersion: useMutation(orpc.packet.setAsideVersion.mutationOptions({ onSuccess: done('Version set aside') })),
    proposeOffer: useMutation(orpc.packet.proposeOffer.mutationOptions({ onSuccess: done('Proposal saved') })),
    confirmVersion: useMutation(orpc.packet.confirmVersion.mutationOptions({ onSuccess: done('Version confirmed') })),
  };
}
export type Packet = ReturnType<typeof usePacket>;
