import { expect, test } from 'vitest';
import { articles } from './articles.server.ts';

test('the tables of an article are regions of different names', () => {
  for (const { slug, html } of articles) {
    const names = Array.from(html.matchAll(/role="region" aria-label="([^"]+)"/g), ([, name]) => name);
    expect(names, slug).toEqual([...new Set(names)]);
    expect(names.length, slug).toBe(html.match(/<table/g)?.length ?? 0);
  }
});

test('an article has three points in short, and each part below its heading is folded by itself and named', () => {
  for (const { slug, html, points, contents } of articles) {
    expect(points, slug).toHaveLength(3);
    const named = Array.from(html.matchAll(/<summary>Read this part<span [^>]*>: ([^<]*)<\/span><\/summary>/g));
    expect(named.length, slug).toBe(contents.length);
    expect(html.match(/<details/g)?.length, slug).toBe(html.match(/<\/details>\n/g)?.length);
    // The opening words stay.
    expect(html.indexOf('<p>'), slug).toBeLessThan(html.indexOf('<details'));
    expect(html.match(/<h2 [^>]*>[^]*?<\/h2>\n<details/g)?.length, slug).toBe(contents.length);
  }
});
