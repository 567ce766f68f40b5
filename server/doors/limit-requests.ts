import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { claimAttempts } from '../kernel/attempts.ts';
import { callerAddress, callerNetwork } from '../kernel/caller-address.ts';
import type { Services } from '../kernel/context.ts';
import { aboutRequest, recordSecurity } from '../kernel/security-log.ts';
import { turnAway } from './turn-away.ts';

/** The minute's limit of all processes together is handed out in so many blocks. */
const blocks = 20;
const minuteMs = 60_000;

/** What one network has sent in a minute. `granted`: requests that this process need not ask about. */
type Count = { sent: number; granted: number; asking: Promise<unknown> | null; wait: number; recorded: boolean };

/**
 * Limits the API requests of one network per minute. Each process counts by itself and asks the database for a block at
 * a time, the first of each minute being free. So ordinary use never causes a query, and a flood is limited over all
 * processes together, to at most one block more for each of them. A database that does not answer lets everything
 * through.
 */
export function limitRequests(services: Services, otherwise: RequestListener): RequestListener {
  const { config } = services;
  const max = config.limits.requests;
  if (max === 0) return otherwise;
  const block = Math.ceil(max / blocks);
  let counts = new Map<string, Count>();
  let began = 0;
  const countOf = (network: string): Count => {
    const now = services.clock.now().getTime();
    if (now - began >= minuteMs || now < began) [counts, began] = [new Map(), now];
    const known = counts.get(network) ?? { sent: 0, granted: block, asking: null, wait: 0, recorded: false };
    counts.set(network, known);
    return known;
  };
  const ask = async (network: string, count: Count) => {
    const limit = { max: blocks - 1, within: minuteMs };
    const claim = await claimAttempts(services, [{ kind: 'requests', key: network, limit }]);
    if ('taken' in claim) count.granted += block;
    else count.wait = claim.wait;
    count.asking = null;
  };
  const admit = async (request: IncomingMessage, response: ServerResponse, network: string, count: Count) => {
    while (count.sent > count.granted && count.wait === 0) {
      count.asking ??= ask(network, count);
      await count.asking;
    }
    if (count.sent <= count.granted) return otherwise(request, response);
    count.sent -= 1;
    recordFirst(services, request, count);
    const seconds = `${count.wait} second${count.wait === 1 ? '' : 's'}`;
    turnAway(services, response, {
      code: 'RATE_LIMITED',
      message: `Very many requests have come from your network. Please try again in ${seconds}.`,
      retryAfter: count.wait,
    });
  };
  return (request, response) => {
    if (!request.url?.startsWith('/api/') || request.url.startsWith('/api/health')) return otherwise(request, response);
    const network = networkOf(request, config.trustedProxies);
    const count = countOf(network);
    count.sent += 1;
    if (count.sent <= count.granted) return otherwise(request, response);
    admit(request, response, network, count).catch((error: unknown) => {
      services.log.warn({ err: error }, 'requests are not counted');
      count.asking = null;
      otherwise(request, response);
    });
  };
}

/** Only the first refused request of a network in each minute goes into the security log, however long the flood is. */
function recordFirst(services: Services, request: IncomingMessage, count: Count): void {
  if (count.recorded) return;
  count.recorded = true;
  const { method = '', url = '', headers } = request;
  void recordSecurity(services, {
    kind: 'limited',
    userId: null,
    address: addressOf(request, services.config.trustedProxies),
    userAgent: headers['user-agent'] ?? '',
    about: aboutRequest(method, url.replace(/\?.*$/, '')),
  });
}

const networkOf = (request: IncomingMessage, trustedProxies: number): string =>
  callerNetwork(addressOf(request, trustedProxies));

function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const hops = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return callerAddress(socket.remoteAddress, hops, trustedProxies);
}
