import { expect, test } from 'vitest';
import { searchEntries } from '../scripts/site/search-entries.ts';

test('a folded part of an article is found as its text; a question is an entry of its own', () => {
  const html = `<main><p>Opening.</p><h2 id="a">Part</h2><details class="article__part"><summary>Read this part</summary><p>Folded text.</p></details>
    <details class="x" id="fees"><summary>What does it cost?</summary><p>Twenty percent.</p></details><p>End.</p></main>`;
  const page = { path: '/blog/x', title: 'X', html, published: '2026-01-01' };
  expect(searchEntries(page as unknown as Parameters<typeof searchEntries>[0])).toEqual([
    { path: '/blog/x', title: 'X', kind: 'article', text: 'Opening. Part Folded text. End.' },
    { path: '/blog/x#fees', title: 'What does it cost?', kind: 'question', text: 'Twenty percent.' },
  ]);
});
