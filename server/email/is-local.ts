import { isLoopback } from '../kernel/config.ts';

/** Where a request comes from: the socket's address (null in tests without sockets) and its headers. */
type Origin = { socket: string | undefined; headers: Headers };

const loopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
/** A proxy on this machine also connects from loopback, but adds one of these. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

/**
 * Whether a request was made on the machine that the server runs on: from loopback, without a proxy, and to a local
 * host name (a foreign name that resolves here is another site's, opened in a local browser).
 */
export function onThisMachine({ socket, headers }: Origin): boolean {
  if (socket === undefined || !loopback.test(socket)) return false;
  return isLoopback((headers.get('host') ?? '').replace(/:\d+$/, '')) && !forwarding.some((name) => headers.has(name));
}
