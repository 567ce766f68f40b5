import { isIPv4, isIPv6 } from 'node:net';
import { callerNetwork } from '../kernel/caller-network.ts';

/** An address as a list of sessions shows it: enough to know one's own network by, not enough to find a person. */
export function maskedAddress(address: string): string {
  const network = callerNetwork(address);
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0');
  return isIPv6(address) ? `${network}::` : '';
}
