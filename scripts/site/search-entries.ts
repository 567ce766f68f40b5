import { where } from '../../content/marks.ts';
import { plainText, type Page } from './pages.ts';

/** A search result: a page, or a question of the FAQ. `path` may end with an anchor. */
type SearchEntry = { path: string; title: string; kind: 'article' | 'question' | 'page'; text: string };

export function searchEntries(page: Page): SearchEntry[] {
  if (['/search', '/es'].includes(page.path) || page.path.startsWith('/blog/category/')) return [];
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(page.html)?.[1] ?? '';
  const questions = [
    ...main.matchAll(/<details[^>]*\bid="([^"]+)"[^>]*><summary>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g),
  ].map(([, id, question = '', answer = '']): SearchEntry => ({
    path: `${page.path}#${id}`,
    title: plainText(question),
    kind: 'question',
    text: plainText(answer),
  }));
  const body = main
    .replaceAll(/<details[^>]*\bid="[\s\S]*?<\/details>/g, ' ')
    // The collapsed parts of an article are part of its text, but the summaries that open them are not.
    .replaceAll(/<summary>[\s\S]*?<\/summary>/g, ' ')
    .replaceAll(/<section class="closing[\s\S]*?<\/section>/g, ' ');
  return [
    {
      path: page.path,
      title: page.where ? where(page.where, page.title) : page.title,
      kind: page.published ? 'article' : 'page',
      text: plainText(body),
    },
    ...questions,
  ];
}
