import { expect, test } from 'vitest';
import { articles } from './articles.server.ts';

test('the tables of an article are regions of different names', () => {
  for (const { slug, html } of articles) {
    const names = Array.from(html.matchAll(/role="region" aria-label="([^"]+)"/g), ([, name]) => name);
    expect(names, slug).toEqual([...new Set(names)]);
    expect(names.length, slug).toBe(html.match(/<table/g)?.length ?? 0);
  }
});
