import { isIP, isIPv6 } from 'node:net';

/**
 * The client's address. Each trusted proxy appends its peer to X-Forwarded-For, so with n proxies it is the n-th entry
 * from the right; anything further left is the client's own claim. Without proxies, or with an invalid entry there, it
 * is the socket's.
 */
export function callerAddress(
  socket: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const own = socket ?? '127.0.0.1';
  if (trustedProxies === 0 || !forwardedFor) return own;
  const hops = forwardedFor.split(',').map((each) => each.trim());
  const claimed = withoutPort(hops[Math.max(0, hops.length - trustedProxies)] ?? '');
  return isIP(claimed) ? claimed : own;
}

/** Some proxies write `203.0.113.7:5123` or `[2001:db8::7]:5123`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** What one client controls: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerNetwork(address: string): string {
  const plain = address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Where one attacker has many addresses: an IPv4 network of 256, or the /56 that a household gets of IPv6. */
export function wideNetwork(address: string): string {
  const network = callerNetwork(address);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0');
  const groups = network.split(':');
  return [...groups.slice(0, 3), (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16)].join(':');
}
