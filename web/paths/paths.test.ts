import { describe, expect, it } from 'vitest';
import { matchPath } from './paths.ts';
import routes from '../routes.ts';

/** The router's own table as patterns, without the catch-all. */
const routed = () =>
  (routes as { path?: string; index?: boolean }[])
    .map((route) => (route.index ? '/' : `/${route.path ?? ''}`))
    .filter((pattern) => pattern !== '/*');

describe('paths', () => {
  it('has the same URLs as the router', () => {
    expect(routed().filter((pattern) => matchPath(pattern.replace(/:\w+/, 'x')) === null)).toEqual([]);
  });

  it('matches whole segments only', () => {
    expect(matchPath('/admin/cases/x')?.pattern).toBe('/admin/cases/:id');
    expect(matchPath('/dashboard/')?.kind).toBe('app');
    expect(matchPath('/admin/cases/')).toBeNull();
    expect(matchPath('/dashboards')).toBeNull();
  });
});
