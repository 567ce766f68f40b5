import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSourcesView } from '../../../../contract/own-sources.ts';
import { orpc } from '../../../api/api.ts';

/** The attorneys' own sources for this letter. Each change returns the whole list, which replaces the shown one. */
export function useOwnSources(letterId: string) {
  const cache = useQueryClient();
  const query = orpc.letters.listSources.queryOptions({ input: { id: letterId } });
  const onSuccess = (sources: OwnSourcesView) => {
    cache.setQueryData(query.queryKey, sources);
    void cache.invalidateQueries({ queryKey: orpc.letters.get.queryKey({ input: { id: letterId } }) });
  };
  return {
    list: useQuery({ ...query, staleTime: 0 }),
    addAuthority: useMutation(orpc.letters.addAuthority.mutationOptions({ onSuccess })),
    addFact: useMutation(orpc.letters.addFact.mutationOptions({ onSuccess })),
    withdrawFact: useMutation(orpc.letters.withdrawFact.mutationOptions({ onSuccess })),
  };
}
