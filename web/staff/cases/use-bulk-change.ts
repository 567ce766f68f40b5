import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import { cachedCase } from './use-change-case.ts';
import {
  partsOf,
  refusedOf,
  resultText,
  undoParts,
  versionsOf,
  type BulkChoice,
  type BulkPart,
  type BulkResult,
  type Refused,
} from './bulk-text.ts';
import type { Selection } from './selection.ts';

type Sent = { parts: BulkPart[]; summary: string; isUndo: boolean };

/**
 * Changes the selected cases. The toast says how many were changed and refused, `refused` which ones and why; Undo
 * reverts the changes.
 */
export function useBulkChange(picked: Selection, renew: (versions: ReadonlyMap<string, number>) => void) {
  const cache = useQueryClient();
  const [refused, setRefused] = useState<Refused[]>([]);
  const mutation = useMutation({
    mutationFn: ({ parts }: Sent) => api.cases.bulkChange({ changes: parts }),
    onSuccess: ({ results }, sent) => {
      renew(versionsOf(results));
      setRefused(refusedOf(results, picked));
      report(results, sent);
      void cache.invalidateQueries({ queryKey: orpc.key() });
    },
    onError: showFailure('Failed to change the cases.'),
  });
  const report = (results: BulkResult[], { parts, summary, isUndo }: Sent) => {
    const back = isUndo ? [] : undoParts(results);
    const action =
      back.length > 0
        ? { label: 'Undo', onClick: () => mutation.mutate({ parts: back, summary: 'as before', isUndo: true }) }
        : undefined;
    showToast({ ...resultText(results, parts, summary), action });
  };
  const { mutate, isPending } = mutation;
  const pickedNow = useRef(picked);
  useEffect(() => {
    pickedNow.current = picked;
  }, [picked]);
  // Stable while boxes are checked, so that the menus do not rerender for each box.
  const apply = useCallback(
    ({ change, summary }: BulkChoice) => {
      // A row on the page may be newer than when it was selected, and is what the user sees.
      const seen = [...pickedNow.current.values()].map((each) => ({
        ...each,
        version: Math.max(each.version, cachedCase(cache, each.id)?.version ?? 0),
      }));
      if (seen.length > 0 && !isPending) mutate({ parts: partsOf(seen, change), summary, isUndo: false });
    },
    [cache, mutate, isPending],
  );
  return { apply, isPending, refused, dismiss: () => setRefused([]) };
}
