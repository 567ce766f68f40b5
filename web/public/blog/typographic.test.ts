import { expect, test } from 'vitest';
import { articles } from './articles.server.ts';
import { typographic } from './typographic.ts';

test.each([
  [`Stripe's "reasonable" hold`, 'Stripe’s “reasonable” hold'],
  [`three months' fees ("if it's 'due'")`, 'three months’ fees (“if it’s ‘due’”)'],
  ['<p>&quot;<em>So</em>&quot; says PayPal&#39;s page</p>', '<p>“<em>So</em>” says PayPal’s page</p>'],
  ['<td>5</td><td>"ten"</td>', '<td>5</td><td>“ten”</td>'],
  ['<a href="/x" title="it\'s">Read</a> "this"', '<a href="/x" title="it\'s">Read</a> “this”'],
  ['<code>"raw"</code>', '<code>"raw"</code>'],
  ['a &amp; b', 'a &amp; b'],
])('%s', (plain, set) => {
  expect(typographic(plain)).toBe(set);
});

test('no article shows a straight quotation mark, and each opening mark is closed', () => {
  for (const { slug, title, points, html, contents } of articles) {
    const text = [title, ...points, ...contents.map((each) => each.text), html.replaceAll(/<[^>]*>/g, ' ')].join('\n');
    expect(text.match(/["']|&quot;|&#39;/g), slug).toBeNull();
    expect(text.match(/“/g)?.length, slug).toBe(text.match(/”/g)?.length);
  }
});
