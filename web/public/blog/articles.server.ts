/** The blog's articles, parsed and rendered to HTML at build time. */
import { Marked } from 'marked';
import { z } from 'zod';
import { articleSlugs, blogCategories } from '../../../content/blog.ts';
import { typographic } from './typographic.ts';

const categoryNames = blogCategories.map((category) => category.name);

/** One point of the summary box, in one or two sentences. */
const point = z.string().min(60).max(170);

const facts = z.strictObject({
  title: z.string().min(10).max(110),
  excerpt: z.string().min(40).max(220),
  description: z.string().min(70).max(160),
  author: z.string().min(1),
  date: z.iso.date(),
  reviewed: z.iso.date(),
  readMinutes: z.coerce.number().int().min(6).max(15),
  category: z.enum(categoryNames),
  point1: point,
  point2: point,
  point3: point,
  featured: z.literal('true').optional(),
});

type Facts = z.infer<typeof facts>;
export type ArticleCard = Omit<Facts, 'point1' | 'point2' | 'point3'> & { slug: string };
/** `points`: the three points of the summary box. */
export type Article = ArticleCard & { points: string[]; html: string; contents: { id: string; text: string }[] };

const files = import.meta.glob<string>('../../../content/blog/*.md', { query: '?raw', import: 'default', eager: true });

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** What a phone shows before a part has to be opened, so that an article is at most twelve screens long. */
const wordsInView = 700;

/** All articles in index order. Throws, failing the build, if a file is missing or malformed. */
export const articles: readonly Article[] = articleSlugs.map((slug) => {
  const text = files[`../../../content/blog/${slug}.md`];
  if (!text) throw new Error(`content/blog/${slug}.md is missing`);
  return readArticle(slug, text);
});

export const cards: readonly ArticleCard[] = articles.map(
  ({ html: _html, contents: _contents, points: _points, ...card }) => card,
);

/** One article from its file: `key: value` lines between two `---`, then Markdown without HTML. */
function readArticle(slug: string, text: string): Article {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`content/blog/${slug}.md does not begin with front matter`);
  const entries = head.split('\n').map((line) => [
    line.slice(0, line.indexOf(':')).trim(),
    line
      .slice(line.indexOf(':') + 1)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2'),
  ]);
  const read = facts.safeParse(Object.fromEntries(entries.map(([key = '', value = '']) => [key, typographic(value)])));
  if (!read.success) throw new Error(`content/blog/${slug}.md: ${z.prettifyError(read.error)}`);
  const { point1, point2, point3, ...card } = read.data;
  return { slug, ...card, points: [point1, point2, point3], ...setMarkdown(slug, body) };
}

function setMarkdown(slug: string, body: string): { html: string; contents: Article['contents'] } {
  const contents: Article['contents'] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const heading = inner.replaceAll(/<[^>]+>/g, '');
        const id = heading
          .toLowerCase()
          .replaceAll(/&\w+;|&#\d+;/g, '')
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '');
        if (depth === 2) contents.push({ id, text: typographic(decoded(heading)) });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
      html({ text }) {
        throw new Error(`content/blog/${slug}.md contains HTML: ${text.slice(0, 60)}`);
      },
    },
  });
  let tables = 0;
  const html = marked
    .parse(body, { async: false })
    .replaceAll('<table>', () => {
      tables += 1;
      // Screen readers list these regions by name, so each name must be unique.
      return `<div class="scroll-x" tabindex="0" role="region" aria-label="Table ${tables}"><table class="plain-table">`;
    })
    .replaceAll('</table>', '</table></div>');
  return { html: typographic(folded(html)), contents };
}

/**
 * Puts the content below each heading into a `details` that its heading opens, the first ones open. Where there is room,
 * public-page.css shows them all. The id is in the content, so that a link from the contents opens it.
 */
function folded(html: string): string {
  const [intro = '', ...parts] = html.split(/(?=<h2 )/);
  let words = countOf(intro);
  const fold = (part: string): string => {
    const [, id = '', heading = '', content = ''] = /^<h2 id="([^"]*)">([\s\S]*?)<\/h2>([\s\S]*)$/.exec(part) ?? [];
    words += countOf(content);
    const open = words <= wordsInView ? ' open' : '';
    return `<details class="part"${open}><summary><h2>${heading}</h2></summary><div class="part__body" id="${id}">${content}</div></details>\n`;
  };
  return intro + parts.map(fold).join('');
}

function countOf(html: string): number {
  return html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length;
}
