import { expect, test } from 'vitest';
import { articles } from './articles.server.ts';

test('each table of an article is a region with its own name', () => {
  for (const { slug, html } of articles) {
    const names = Array.from(html.matchAll(/role="region" aria-label="([^"]+)"/g), ([, name]) => name);
    expect(names, slug).toEqual([...new Set(names)]);
    expect(names.length, slug).toBe(html.match(/<table/g)?.length ?? 0);
  }
});

test('an article has three summary points, and the part below each heading is folded separately and named', () => {
  for (const { slug, html, points, contents } of articles) {
    expect(points, slug).toHaveLength(3);
    const named = Array.from(html.matchAll(/<summary>Read this part<span [^>]*>: ([^<]*)<\/span><\/summary>/g));
    expect(named.length, slug).toBe(contents.length);
    expect(html.match(/<details/g)?.length, slug).toBe(html.match(/<\/details>\n/g)?.length);
    // The introduction is not folded.
    expect(html.indexOf('<p>'), slug).toBeLessThan(html.indexOf('<details'));
    expect(html.match(/<h2 [^>]*>[^]*?<\/h2>\n<details/g)?.length, slug).toBe(contents.length);
  }
});
