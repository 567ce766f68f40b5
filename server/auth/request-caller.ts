import { isIPv4, isIPv6 } from 'node:net';
import { callerNetwork } from '../kernel/caller-address.ts';
import type { User } from '../kernel/user.ts';

/**
 * The header that carries the caller's address to the sign-in endpoints; the app sets it and overwrites what the caller
 * sent.
 */
export const addressHeader = 'x-unhold-address';

/** The caller when the request came in, and the time: the answer may have replaced or ended their session. */
export type Caller = { user: User | null; receivedAt: Date };

const callers = new WeakMap<Request, Caller>();

export function rememberCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}

export function callerOf(request: Request): Caller | null {
  return callers.get(request) ?? null;
}

/** An address as the session list shows it: enough to recognize one's own network, not enough to locate anybody. */
export function maskedAddress(address: string): string {
  const network = callerNetwork(address);
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0');
  return isIPv6(address) ? `${network}::` : '';
}
