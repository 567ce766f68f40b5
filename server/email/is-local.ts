/** What a request says of where it comes from: the socket's own address (none in tests without sockets) and its headers. */
export type Origin = { socket: string | undefined; headers: Headers };

const loopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const ownName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** A proxy on this machine calls from loopback as well; it adds one of these. */
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
 * Whether a request was made on the very machine that the server runs on: from loopback, past no proxy, and to a name of the machine
 * itself (a foreign name that leads here is another site's, opened in a browser of this machine).
 */
export function onThisMachine({ socket, headers }: Origin): boolean {
  if (socket === undefined || !loopback.test(socket)) return false;
  return ownName.test(headers.get('host') ?? '') && !forwarding.some((name) => headers.has(name));
}
