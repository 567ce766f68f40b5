import { isIPv4, isIPv6 } from 'node:net';
import { callerNetwork } from '../kernel/caller-address.ts';
import type { User } from '../kernel/user.ts';

/** The header that carries the caller's address to the sign-in endpoints; the app sets it, whatever the caller sent. */
export const addressHeader = 'x-unhold-address';

/** Who made a request when it came in, and when that was: its answer may have given them another session, or none. */
export type Caller = { user: User | null; came: Date };

const callers = new WeakMap<Request, Caller>();

export function rememberCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}

export function callerOf(request: Request): Caller | null {
  return callers.get(request) ?? null;
}

/** An address as a list of sessions shows it: enough to know one's own network by, not enough to find a person. */
export function maskedAddress(address: string): string {
  const network = callerNetwork(address);
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0');
  return isIPv6(address) ? `${network}::` : '';
}
