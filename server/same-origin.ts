/**
 * Whether a request may change something: browsers send the page's origin with every unsafe request, and it must be
 * this server's public address or the requested host. Clients that send no Origin carry no foreign cookie.
 */
export function sameOrigin(request: Request, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === request.headers.get('host');
}
