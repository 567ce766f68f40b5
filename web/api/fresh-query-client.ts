import { QueryClient, type QueryKey, type RefetchOptions, type RefetchQueryFilters } from '@tanstack/react-query';

/**
 * TanStack's client with one difference: when a query that has no data yet is invalidated, TanStack joins the request
 * under way, whose response may predate what was just saved. Here that request is cancelled and repeated, as TanStack
 * does for a query that has data.
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
