/** Every sentence of the public site, with the processors that it is about. */
import { globSync, readFileSync } from 'node:fs';
import { brandOf, processorPage, processors, type Processor } from '../../domain/processors.ts';

const content = new URL('../../content/', import.meta.url);
const folders = new URL('../../knowledge/processors/', import.meta.url);

/** Those with a page of their own; Square is also Block, Inc. */
const named: readonly (readonly [RegExp, Processor])[] = processors
  .filter((key) => processorPage(key) === `/processors/${key}`)
  .map((key) => [new RegExp(`\\b${brandOf(key)}\\b${key === 'square' ? '|\\bBlock, Inc' : ''}`), key]);
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

/** Of a page: the agreement is no text of ours, and the estimates are said in the comparison. */
const notSaid = new Set(['agreement', 'estimates']);

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
  return Object.entries(value).flatMap(([field, each]) => (notSaid.has(field) ? [] : inValue(file, each, inside)));
}

export const articles: readonly string[] = globSync('blog/*.md', { cwd: content.pathname }).toSorted();
/** By the file's path in `content/`, or in the processors' folders. */
const modules: readonly (readonly [file: string, from: URL])[] = [
  ...globSync('**/*.ts', { cwd: content.pathname })
    // The list of the pages has the text of each once more.
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
  // Said of no processor, and repeated on the page of each: how long cards can be disputed.
  const shared = new Set(all.filter(({ file }) => file === 'processors/timeline.ts').map(({ whole }) => whole));
  return all.filter(({ whole }) => !shared.has(whole));
}
