import { QueryClient, type QueryKey, type RefetchOptions, type RefetchQueryFilters } from '@tanstack/react-query';

/**
 * TanStack's client but for one case: asked to read again what was never answered yet, it would join the request under way, whose answer may be
 * older than what has just been saved. Here that request is given up and made again, as one with an earlier answer always was.
 */
export class FreshQueryClient extends QueryClient {
  override refetchQueries<Key extends QueryKey = QueryKey>(
    filters?: RefetchQueryFilters<Key>,
    options?: RefetchOptions,
  ): Promise<void> {
    if (options?.cancelRefetch !== false) {
      for (const query of this.getQueryCache().findAll(filters)) {
        if (query.isActive() && query.state.fetchStatus === 'fetching' && query.state.data === undefined)
          void query.cancel({ silent: true });
      }
    }
    return super.refetchQueries(filters, options);
  }
}
