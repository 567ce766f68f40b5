import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PacketView } from '../../contract/packet.ts';
import { api, orpc } from '../api/api.ts';
import { uploadFile } from '../apply/upload-file.ts';
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
    supplyForm: useMutation({
      mutationFn: async ({ id, file, ...taken }: { id: string; file: File; source: string; fetched_on: string }) =>
        api.packet.supplyForm({ id, ...taken, file_id: await uploadFile(id, file, 'blank_form') }),
      onSuccess: done('Form supplied'),
    }),
    fillForm: useMutation(orpc.packet.fillForm.mutationOptions({ onSuccess: done('Form filled in') })),
    returnForm: useMutation({
      mutationFn: async ({ id, file, blank_id }: { id: string; file: File; blank_id: string }) =>
        api.packet.returnForm({ id, blank_id, file_id: await uploadFile(id, file, 'notice_form') }),
      onSuccess: done('Form returned'),
    }),
    tickForm: useMutation(orpc.packet.tickForm.mutationOptions({ onSuccess: done('Form ticked') })),
    setFilingDay: useMutation(orpc.packet.setFilingDay.mutationOptions({ onSuccess: done('Day of filing set') })),
    chooseVersion: useMutation(orpc.packet.chooseVersion.mutationOptions({ onSuccess: done('Version chosen') })),
    setAsideVersion: useMutation(orpc.packet.setAsideVersion.mutationOptions({ onSuccess: done('Version set aside') })),
    proposeOffer: useMutation(orpc.packet.proposeOffer.mutationOptions({ onSuccess: done('Proposal saved') })),
    confirmVersion: useMutation(orpc.packet.confirmVersion.mutationOptions({ onSuccess: done('Version confirmed') })),
  };
}
export type Packet = ReturnType<typeof usePacket>;
