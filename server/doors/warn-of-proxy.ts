import type { RequestListener } from 'node:http';
import type { Services } from '../kernel/context.ts';

const notTrusted =
  'Requests arrive with X-Forwarded-For or Forwarded, which is not believed since TRUSTED_PROXIES is 0. If there is a proxy in front, everybody behind it ' +
  'counts as one network: they share its limits, and lock each other out. Then set TRUSTED_PROXIES to the number of proxies. If there is none, a caller pretends, and nothing is to be done.';

const notRead =
  'Requests arrive with Forwarded but without X-Forwarded-For, the only one of the two that is read. Everybody behind the proxy counts as one network: ' +
  'they share its limits, and lock each other out. Let the proxy send X-Forwarded-For.';

/**
 * Warns once in the log when callers' addresses are lost, because a proxy's header is not trusted or not the one read.
 */
export function warnOfProxy(
  { config, log }: Pick<Services, 'log'> & { config: Pick<Services['config'], 'trustedProxies'> },
  otherwise: RequestListener,
): RequestListener {
  const trusted = config.trustedProxies > 0;
  let said = false;
  return (request, response) => {
    const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
    const lost = trusted ? forwarded !== undefined && !forwardedFor : (forwarded ?? forwardedFor) !== undefined;
    if (lost && !said) {
      said = true;
      log.warn({ peer: request.socket.remoteAddress }, trusted ? notRead : notTrusted);
    }
    otherwise(request, response);
  };
}
