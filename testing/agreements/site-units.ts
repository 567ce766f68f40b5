/** Every sentence of the public site, with the processors that it is about. */
import { globSync, readFileSync } from 'node:fs';
import { brandOf, processorPage, processors, type Processor } from '../../domain/processors.ts';

const content = new URL('../../content/', import.meta.url);
const folders = new URL('../../knowledge/processors/', import.meta.url);

/** The processors with a page of their own; Square is also named Block, Inc. */
const named: readonly (readonly [RegExp, Processor])[] = processors
  .filter((key) => processorPage(key) === `/processors/${key}`)
  .map((key) => [new RegExp(`\\b${brandOf(key)}\\b${key === 'square' ? '|\\bBlock, Inc' : ''}`), key]);
const namedIn = (text: string): Processor[] => named.filter(([name]) => name.test(text)).map(([, key]) => key);
/** A period after an abbreviation or a list's number does not end a sentence. */
const sentences = (text: string): string[] =>
  text.split(
    /(?<=[.;:!?])(?<!\b(?:v|No|Inc|Cal|Del|Cir|Ch|F|Supp|App|C|Civ|Proc|Code|U\.S|U\.S\.C|C\.F\.R|N\.D|S\.D|Dist|Ct)\.|^\d+\.)\s+|\n/,
  );

/** A sentence; `whole` is its paragraph or string. */
export type Unit = { file: string; about: readonly Processor[]; text: string; whole: string };

/**
 * The sentences of an article. One that names no processor is about the one that its section names, otherwise the
 * article's title.
 */
function ofArticle(file: string): Unit[] {
  const lines = readFileSync(new URL(file, content), 'utf8').split('\n');
  const inTitle = namedIn(lines.find((line) => line.startsWith('title:')) ?? '');
  const title = inTitle.length === 1 ? inTitle : [];
  let section: Processor[] = [];
  // Starts below the front matter and stops before the sources, which only cite.
  const body = lines.slice(lines.indexOf('---', 1) + 1, lines.indexOf('## Sources'));
  return body.flatMap((line) => {
    if (line.startsWith('#')) section = namedIn(line);
    return sentences(line).map((text) => {
      const own = namedIn(text);
      return { file, text, whole: line, about: own.length > 0 ? own : section.length > 0 ? section : title };
    });
  });
}

/**
 * Parts of a page that are left out: the agreement is not our text, and the estimates also appear in the comparison.
 */
const notSaid = new Set(['agreement', 'estimates']);

/** The sentences in a value. One that names no processor is about the one that the nearest surrounding object names. */
function inValue(file: string, value: unknown, about: readonly Processor[]): Unit[] {
  // An id or a path is no sentence.
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
  return Object.entries(value).flatMap(([field, each]) => (notSaid.has(field) ? [] : inValue(file, each, inside)));
}

export const articles: readonly string[] = globSync('blog/*.md', { cwd: content.pathname }).toSorted();
/** Modules with texts, by their path in `content/` or in the processors' folders. */
const modules: readonly (readonly [file: string, from: URL])[] = [
  ...globSync('**/*.ts', { cwd: content.pathname })
    // The list of the pages repeats the text of each, so it is left out.
    .filter((file) => !file.endsWith('.test.ts') && file !== 'processors.ts')
    .map((file) => [file, content] as const),
  ...globSync('*/page.ts', { cwd: folders.pathname }).map((file) => [file, folders] as const),
].toSorted(([one], [other]) => one.localeCompare(other));

/** The site's sentences, of articles and of every exported text, in the order of their files. */
export async function siteUnits(): Promise<Unit[]> {
  const ofModules = modules.map(async ([file, from]) => {
    const exported: Record<string, unknown> = await import(new URL(file, from).href);
    return Object.values(exported).flatMap((value) => inValue(file, value, []));
  });
  const all = [...articles.flatMap(ofArticle), ...(await Promise.all(ofModules)).flat()];
  // How long cards can be disputed is about no processor, but is repeated on the page of each.
  const shared = new Set(all.filter(({ file }) => file === 'processors/timeline.ts').map(({ whole }) => whole));
  return all.filter(({ whole }) => !shared.has(whole));
}
