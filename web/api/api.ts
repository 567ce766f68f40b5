import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { routes } from 'virtual:contract-routes';
import type { Contract } from '../../contract/contract.ts';
import { apiLink } from './api-link.ts';
import { FreshQueryClient } from './fresh-query-client.ts';
import { refused } from './refused-calls.ts';
import { takeStarted } from './started.ts';

/** Only the browser calls the API, so the origin does not matter while pages are prerendered. */
const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

const link = apiLink(routes, {
  fetch: (address, init) => takeStarted(String(address), init) ?? globalThis.fetch(address, init),
  root: `${origin}/api`,
  onRefusal: refused,
});

/** The typed API: `await api.cases.get({id})`. Every failure is an `ApiError`. */
export const api: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** The same client for TanStack Query: `useQuery(orpc.cases.get.queryOptions({input: {id}}))`. */
export const orpc = createTanstackQueryUtils(api);

export const queryClient = new FreshQueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: 1, refetchOnWindowFocus: true }, mutations: { retry: false } },
});
