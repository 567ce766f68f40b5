import type { AnyContractProcedure } from '@orpc/contract';
import { byteEndpoints } from './bytes.ts';
import { contract } from './contract.ts';
import type { Policy } from './policy.ts';

/**
 * `name` is dotted, as `cases.get`; `path` is below /api, with ids in braces. `policy` is undefined only by mistake.
 */
export type Endpoint = { name: string; method: string; path: string; policy: Policy | undefined };

/** Every endpoint: those of the typed contract, then those that return bytes. */
export const endpoints: readonly Endpoint[] = [
  ...typedEndpoints(contract, []),
  ...Object.entries(byteEndpoints).map(([name, endpoint]) => ({ name, ...endpoint })),
];

function typedEndpoints(node: object, names: readonly string[]): Endpoint[] {
  if (!isProcedure(node))
    return Object.entries(node).flatMap(([name, child]: [string, object]) => typedEndpoints(child, [...names, name]));
  const { route, meta } = node['~orpc'];
  return [{ name: names.join('.'), method: route.method ?? 'POST', path: route.path ?? '', policy: meta.policy }];
}

function isProcedure(node: object): node is AnyContractProcedure & { '~orpc': { meta: { policy?: Policy } } } {
  return '~orpc' in node;
}
