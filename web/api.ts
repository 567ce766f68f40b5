import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { routes } from 'virtual:contract-routes';
import type { Contract } from '../contract/contract.ts';
import { apiErrorFrom, unreachable } from './api-error.ts';

/** Only the browser calls the API; the address is unused while pages are prerendered. */
const origin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

const link = new OpenAPILink(routes, {
  url: `${origin}/api`,
  fetch: async (request, init) => {
    try {
      return await globalThis.fetch(request, { ...init, credentials: 'same-origin' });
    } catch (cause) {
      throw request.signal.aborted ? cause : unreachable(cause);
    }
  },
  customErrorResponseBodyDecoder: (body, response) => apiErrorFrom(body, response.status),
});

/** The typed API: `await api.cases.get({id})`. Every failure is an `ApiError`. */
export const api: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** The same for TanStack Query: `useQuery(orpc.cases.get.queryOptions({input: {id}}))`. */
export const orpc = createTanstackQueryUtils(api);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: 1, refetchOnWindowFocus: true }, mutations: { retry: false } },
});
