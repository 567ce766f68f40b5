/** Every sentence of the public site, with the processors that it is about. */
import { globSync, readFileSync } from 'node:fs';
import { processors, type Processor } from '../../domain/processors.ts';

const content = new URL('../../content/', import.meta.url);

const named: readonly (readonly [RegExp, Processor])[] = [
  [/\bPayPal\b/, 'paypal'],
  [/\bStripe\b/, 'stripe'],
  [/\bSquare\b|\bBlock, Inc/, 'square'],
  [/\bShopify\b/, 'shopify'],
  [/\bVenmo\b/, 'venmo'],
  [/\beBay\b/, 'ebay'],
  [/\bAmazon\b/, 'amazon'],
];
const namedIn = (text: string): Processor[] => named.filter(([name]) => name.test(text)).map(([, key]) => key);
/** A point after an abbreviation or a list's number ends no sentence. */
const sentences = (text: string): string[] =>
  text.split(
    /(?<=[.;:!?])(?<!\b(?:v|No|Inc|Cal|Del|Cir|Ch|F|Supp|App|C|Civ|Proc|Code|U\.S|U\.S\.C|C\.F\.R|N\.D|S\.D|Dist|Ct)\.|^\d+\.)\s+|\n/,
  );

/** `whole`: the paragraph or string of the sentence. */
export type Unit = { file: string; about: readonly Processor[]; text: string; whole: string };

/** Sentences of an article; one that names no processor is about that of its section, else of the article's title. */
function ofArticle(file: string): Unit[] {
  const lines = readFileSync(new URL(file, content), 'utf8').split('\n');
  const inTitle = namedIn(lines.find((line) => line.startsWith('title:')) ?? '');
  const title = inTitle.length === 1 ? inTitle : [];
  let section: Processor[] = [];
  // Below the front matter, and above the sources, which cite and say nothing.
  const body = lines.slice(lines.indexOf('---', 1) + 1, lines.indexOf('## Sources'));
  return body.flatMap((line) => {
    if (line.startsWith('#')) section = namedIn(line);
    return sentences(line).map((text) => {
      const own = namedIn(text);
      return { file, text, whole: line, about: own.length > 0 ? own : section.length > 0 ? section : title };
    });
  });
}

/** Sentences in a value; one that names no processor is about that of the nearest object with a name of one. */
function inValue(file: string, value: unknown, about: readonly Processor[]): Unit[] {
  // An id or a path says nothing.
  if (typeof value === 'string' && /^[\w/-]+$/.test(value)) return [];
  if (typeof value === 'string')
    return sentences(value).map((text) => {
      const own = namedIn(text);
      return { file, text, whole: value, about: own.length > 0 ? own : about };
    });
  if (typeof value !== 'object' || value === null) return [];
  const { name, processor, slug } = value as Record<string, unknown>;
  const own = [name, processor].flatMap((each) => (typeof each === 'string' ? namedIn(each) : []));
  const bySlug = processors.filter((key) => key === slug);
  const inside = own.length > 0 ? own : bySlug.length > 0 ? bySlug : about;
  return Object.values(value).flatMap((each) => inValue(file, each, inside));
}

export const articles: readonly string[] = globSync('blog/*.md', { cwd: content.pathname }).toSorted();
const modules = globSync('**/*.ts', { cwd: content.pathname })
  // The index has every page's text, and the agreements themselves are no text of ours.
  .filter((file) => !file.endsWith('.test.ts') && !/^processors\.ts$|agreements-read/.test(file))
  .toSorted();

/** The site's sentences, of articles and of every exported text, in the order of their files. */
export async function siteUnits(): Promise<Unit[]> {
  const ofModules = modules.map(async (file) => {
    const exported: Record<string, unknown> = await import(new URL(file, content).href);
    return Object.values(exported).flatMap((value) => inValue(file, value, []));
  });
  const all = [...articles.flatMap(ofArticle), ...(await Promise.all(ofModules)).flat()];
  // Said of no processor, and repeated on the page of each: how long cards can be disputed.
  const shared = new Set(all.filter(({ file }) => file === 'processors/timeline.ts').map(({ whole }) => whole));
  return all.filter(({ whole }) => !shared.has(whole));
}
