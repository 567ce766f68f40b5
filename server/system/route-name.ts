import { endpoints } from '../../contract/endpoints.ts';

const routes = endpoints.map(({ name, method, path }) => ({
  name,
  method,
  pattern: new RegExp(`^/api${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * What a request is counted under: the endpoint's name, or a few words for all else, so that addresses with ids or typed
 * by strangers do not become series of their own.
 */
export function routeName(method: string, url: string): string {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/api/')) return 'page';
  if (path.startsWith('/api/auth/')) return 'auth';
  return routes.find((route) => route.method === method && route.pattern.test(path))?.name ?? 'other';
}
