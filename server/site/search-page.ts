/** Search over articles, guides and questions: an index in memory, and its results as HTML for the prerendered page. */
import { escapeHtml } from '../kernel/html-page.ts';
import MiniSearch from 'minisearch';
import { z } from 'zod';

/** Made at build time by scripts/site/search-entries.ts. */
const entries = z.array(
  z.object({ path: z.string(), title: z.string(), kind: z.enum(['article', 'question', 'page']), text: z.string() }),
);
type Entry = z.infer<typeof entries>[number];

const maxResults = 20;
const maxQueryLength = 100;
const emptyQuery = /(<input[^>]*\bname="q"[^>]*\bvalue=")(")/;
const results = /(<div id="results"[^>]*>)[\s\S]*?(<\/div>)/;
const kinds: Record<Entry['kind'], string> = { article: 'Article', question: 'Question', page: 'Page' };

type SearchPage = {
  /** The page with the results for `query`. `html`: the prerendered page. */
  answer(html: string, query: string): string;
};

/** `json`: the built index. Throws when it is invalid. */
export function openSearch(json: string): SearchPage {
  // A page that an installation has nothing to show on has no title here.
  const all = entries.parse(JSON.parse(json)).filter(({ title }) => title !== '');
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'text'],
    searchOptions: {
      boost: { title: 4 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(all.map((entry, id) => ({ ...entry, id })));
  return {
    answer(html, query) {
      const wanted = query.replaceAll(/\s+/g, ' ').trim().slice(0, maxQueryLength);
      const found =
        wanted === ''
          ? []
          : index
              .search(wanted)
              .slice(0, maxResults)
              .flatMap(({ id, terms }) => {
                const entry = all[Number(id)];
                return entry ? [resultOf(entry, terms)] : [];
              });
      const list =
        found.length > 0
          ? `<p role="status">${found.length === maxResults ? `The first ${maxResults} results` : found.length === 1 ? '1 result' : `${found.length} results`} for “${escapeHtml(wanted)}”.</p><ol role="list">${found.join('')}</ol>`
          : `<p role="status">Nothing was found for “${escapeHtml(wanted)}”. Try fewer or other words, or <a href="/contact">ask us</a>.</p>`;
      return html
        .replace(emptyQuery, (_, before: string, after: string) => `${before}${escapeHtml(wanted)}${after}`)
        .replace(results, (_, open: string, close: string) => `${open}${list}${close}`);
    },
  };
}

function resultOf({ path, title, kind, text }: Entry, terms: readonly string[]): string {
  return `<li><h2><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></h2><p class="muted small">${kinds[kind]}</p><p>${excerptOf(text, terms)}</p></li>`;
}

/** About 200 characters around the first match, with the terms marked. */
function excerptOf(text: string, terms: readonly string[]): string {
  const term = new RegExp(`\\b(?:${terms.map((each) => each.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'giu');
  const at = text.search(term);
  const from = at < 80 ? 0 : text.indexOf(' ', at - 80) + 1;
  const piece = text.slice(from, from + 220).replace(/\s\S*$/, '');
  let shown = '';
  let last = 0;
  for (const { 0: match, index } of piece.matchAll(term)) {
    shown += `${escapeHtml(piece.slice(last, index))}<mark>${escapeHtml(match)}</mark>`;
    last = index + match.length;
  }
  return `${from > 0 ? '… ' : ''}${shown}${escapeHtml(piece.slice(last))}${from + 220 < text.length ? ' …' : ''}`;
}
