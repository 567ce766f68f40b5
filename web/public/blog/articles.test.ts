import { expect, test } from 'vitest';
import { articles } from './articles.server.ts';

test('each table of an article is a region with its own name', () => {
  for (const { slug, html } of articles) {
    const names = Array.from(html.matchAll(/role="region" aria-label="([^"]+)"/g), ([, name]) => name);
    expect(names, slug).toEqual([...new Set(names)]);
    expect(names.length, slug).toBe(html.match(/<table/g)?.length ?? 0);
  }
});

test('an article has three summary points, and each heading opens its part, to which the contents link', () => {
  for (const { slug, html, points, contents } of articles) {
    expect(points, slug).toHaveLength(3);
    const parts = [...html.matchAll(/<details class="part"( open)?><summary><h2>/g)];
    expect(parts.length, slug).toBe(contents.length);
    // What is open comes first.
    expect(
      parts.map(([, open]) => Boolean(open)).toSorted((a, b) => Number(b) - Number(a)),
      slug,
    ).toEqual(parts.map(([, open]) => Boolean(open)));
    for (const { id } of contents) expect(html, slug).toContain(`</summary><div class="part__body" id="${id}">`);
    // The introduction is not folded.
    expect(html.indexOf('<p>'), slug).toBeLessThan(html.indexOf('<details'));
  }
});
