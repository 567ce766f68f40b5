import type { contract } from '../../contract/contract.ts';
import type { Services } from './context.ts';
import type { User } from './user.ts';

type Cases = (typeof contract)['cases'];
type Input<Schema> = Schema extends { '~standard': { types?: { output: infer Output } | undefined } } ? Output : never;

/** A read of `cases` answered with JSON text in the shape of its contract. Throws as its route does. */
export type HotRead<Name extends keyof Cases> = (
  services: Services,
  user: User,
  input: Input<Cases[Name]['~orpc']['inputSchema']>,
) => Promise<string>;
