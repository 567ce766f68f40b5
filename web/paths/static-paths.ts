/** Every prerendered URL: the static patterns with their parameters filled in from the content. */
import { articleSlugs, blogCategories } from '../../content/blog.ts';
import { processorSlugs } from '../../content/processors.ts';
import { knownPaths } from './paths.ts';

const parts: Record<string, readonly string[]> = {
  // "not-found" stands for an unknown article.
  '/blog/:id': [...articleSlugs, 'not-found'],
  '/blog/category/:category': blogCategories.map((category) => category.slug),
  '/processors/:id': processorSlugs,
};

export const staticPaths: string[] = knownPaths.flatMap(({ pattern, kind }) => {
  if (kind !== 'static') return [];
  if (!pattern.includes(':')) return [pattern];
  const filled = parts[pattern];
  if (!filled) throw new Error(`no content fills ${pattern}`);
  return filled.map((part) => pattern.replace(/:\w+$/, part));
});

/** Pages of the application whose first screen is prerendered too, so that it is there before the script. */
export const firstScreens = ['/apply', '/es/apply'];
