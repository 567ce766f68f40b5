import { describe, expect, test } from 'vitest';
import { openSearch } from './search-page.ts';

const page =
  '<main><form><input id="q" type="search" name="q" maxLength="100" required="" value=""/></form><div id="results" class="results"><p>before</p></div></main>';
const search = openSearch(
  JSON.stringify([
    {
      path: '/blog/stripe',
      title: 'Stripe reserves',
      kind: 'article',
      text: `A reserve is set by notice. ${'Other words stand here. '.repeat(20)}The rolling reserve is released later.`,
    },
    {
      path: '/faq#cost',
      title: 'What does it cost?',
      kind: 'question',
      text: 'A success fee <only> when money comes back.',
    },
  ]),
);

describe('the search page', () => {
  test('the search page lists what has every word, best first, with the words marked and the query in the field', () => {
    const html = search.answer(page, '  stripe   reserve ');
    expect(html).toContain('value="stripe reserve"');
    expect(html).toContain('1 result for “stripe reserve”');
    expect(html).toContain('<a href="/blog/stripe">Stripe reserves</a>');
    expect(html).toContain('<mark>reserve</mark>');
    expect(html).not.toContain('before');
  });

  test.each([['costs'], ['sucess fee'], ['suc']])('the search page finds %s by prefixes and small typos', (query) =>
    expect(search.answer(page, query)).toContain('/faq#cost'),
  );

  test('the text of pages and of the query is escaped', () => {
    expect(search.answer(page, 'success')).toContain('fee &lt;only&gt; when');
    const html = search.answer(page, '"><script>alert(1)</script>$&');
    expect(html).not.toContain('<script>');
    expect(html).toContain('Nothing was found for “&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;”');
  });

  test('no result, no query and regular-expression characters are not errors', () => {
    for (const query of ['zzzzzz', '', '((', '\\', '🙂', 'a'.repeat(5_000)])
      expect(search.answer(page, query)).toContain('Nothing was found');
  });

  test('an invalid index is refused', () => expect(() => openSearch('{}')).toThrow());
});
