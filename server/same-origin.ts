/**
 * Whether a request may change something: browsers name the page's origin on every unsafe request, and it must be this server, under
 * its public address or the very host that was asked. Programs that send no Origin carry no foreign cookie.
 */
export function sameOrigin(request: Request, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === request.headers.get('host');
}
