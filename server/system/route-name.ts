import { endpoints } from '../../contract/endpoints.ts';

const routes = endpoints.map(({ name, method, path }) => ({
  name,
  method,
  pattern: new RegExp(`^/api${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * The name under which a request is counted: the endpoint's, or one of a few for everything else, so that paths with
 * ids, or made up by strangers, do not each become a series.
 */
export function routeName(method: string, url: string): string {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/api/')) return 'page';
  if (path.startsWith('/api/auth/')) return 'auth';
  return routes.find((route) => route.method === method && route.pattern.test(path))?.name ?? 'other';
}
