import type { RequestListener } from 'node:http';
import { isLoopback } from '../kernel/config.ts';

/**
 * On one's own machine, `127.0.0.1` and `localhost` are the same server, but two sites to a browser: a user who signed
 * in at one is signed out at the other, which emails link to and passkeys belong to. So pages redirect to `publicUrl`.
 * That does not apply when `publicUrl` is a bare IP address, for which no passkey can be made.
 */
export function oneAddress(publicUrl: string, otherwise: RequestListener): RequestListener {
  const { host, hostname, origin } = new URL(publicUrl);
  if (hostname !== 'localhost') return otherwise;
  return (request, response) => {
    const { method = '', url = '/', headers } = request;
    const asked = headers.host ?? host;
    const isPage = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !url.startsWith('/api/');
    if (asked === host || !isPage || !isLoopback(asked.replace(/:\d+$/, ''))) return otherwise(request, response);
    response.writeHead(307, { location: `${origin}${url}`, 'cache-control': 'no-store' });
    response.end();
  };
}
