import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { AdminFile } from '../../../contract/documents.ts';
import { messageOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import { fileKindLabels, type FileKind } from '../../../domain/documents/document-kind.ts';

const caseKey = (caseId: string) => orpc.cases.getForStaff.queryKey({ input: { id: caseId } });

function putKind(cache: QueryClient, caseId: string, id: string, document_type: FileKind): void {
  const change = (file: AdminFile) => (file.id === id ? { ...file, document_type } : file);
  cache.setQueryData(
    caseKey(caseId),
    (theCase) => theCase && { ...theCase, case_files: theCase.case_files.map(change) },
  );
}

/**
 * Sets a file's document kind: optimistically, reverted if the server refuses, with Undo afterward. Changes of one file
 * run one after another.
 */
export function useSetKind(caseId: string, { id, filename }: Pick<AdminFile, 'id' | 'filename'>) {
  const cache = useQueryClient();
  const mutation = useMutation({
    scope: { id: `file:${id}` },
    mutationFn: ({ to }: { from: FileKind; to: FileKind; isUndo?: boolean }) =>
      api.documents.setKind({ id, document_type: to }),
    onMutate: async ({ to }) => {
      await cache.cancelQueries({ queryKey: caseKey(caseId) });
      putKind(cache, caseId, id, to);
    },
    onSuccess: (_saved, { from, to, isUndo }) => {
      const action = isUndo
        ? undefined
        : { label: 'Undo', onClick: () => mutation.mutate({ from: to, to: from, isUndo: true }) };
      showToast({
        title: 'Kind of file saved.',
        description: `${filename}: ${fileKindLabels[to]}`,
        ...(action && { action }),
      });
      // The history has a new row.
      void cache.invalidateQueries({ queryKey: orpc.cases.getForStaff.key() });
      void cache.invalidateQueries({ queryKey: orpc.cases.listHistory.key() });
    },
    onError: (error, { from }) => {
      putKind(cache, caseId, id, from);
      showToast({ title: 'Failed to save the kind of file.', description: messageOf(error, ''), tone: 'danger' });
    },
  });
  return { set: (from: FileKind, to: FileKind) => mutation.mutate({ from, to }), isPending: mutation.isPending };
}
