import { isIP } from 'node:net';

/**
 * The address of whoever calls. Each trusted proxy adds at the right of X-Forwarded-For who called it, so with n of them the n-th entry
 * from the right is the caller's; what stands further left is the caller's own claim. Without proxies, or with a header that is no
 * address there, it is the socket's.
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
