import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '../../contract/contract.ts';
import { FreshQueryClient } from '../../web/api/fresh-query-client.ts';

/** What calls return; by default a promise that never settles. */
export const server = { answer: (_path: readonly string[]): Promise<unknown> => new Promise(() => undefined) };

/** A mock of web/api/api.ts for page tests. */
export const api: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient({
  call: (path) => server.answer(path) as Promise<never>,
});
export const orpc = createTanstackQueryUtils(api);
export const queryClient = new FreshQueryClient();
