import { processors } from '../domain/processors.ts';
import { versionRead, wordsOf } from '../knowledge/processors/agreement-words.ts';
import { pages } from '../knowledge/processors/folders.ts';
import type { Agreement } from '../knowledge/processors/agreement.ts';
import type { HoldType, PageTexts } from '../knowledge/processors/page.ts';
import { processorPageClaims, type Claim } from './claims.ts';
import { legacy } from './processors/legacy.ts';
import { drawnOn, type HoldTimeline } from './processors/timeline.ts';

export type { HoldType };
type OwnSlug = keyof typeof pages;

/** The spec's five, which have figures of their own (`claims.ts`), in its order. */
export const measuredSlugs = ['paypal', 'stripe', 'shopify', 'square', 'legacy'] as const;
export type MeasuredSlug = (typeof measuredSlugs)[number];

/** What a page and its entry claim, in the order in which they show it. */
export function statsOf(slug: MeasuredSlug): readonly Claim[] {
  const { averageRecovery, successRate, timeline } = processorPageClaims[slug];
  return [averageRecovery, successRate, timeline];
}

const hasPage = (key: string): key is OwnSlug => key in pages;

/** Those added since: their pages say what was read and claim no figures. */
export const readSlugs: readonly OwnSlug[] = processors
  .filter(hasPage)
  .filter((slug) => !measuredSlugs.some((measured) => measured === slug));

export const readNames: readonly string[] = readSlugs.map((slug) => pages[slug].name);

export type ProcessorSlug = OwnSlug | MeasuredSlug;
/** The processors of the public pages, in index order; each has a page at /processors/{slug}. */
export const processorSlugs: readonly ProcessorSlug[] = [...measuredSlugs, ...readSlugs];

/** A page as it is shown. `apply`: the link of its closing call to action. `read`: the newest version read, and its answers. */
export type ProcessorPage = Omit<PageTexts, 'timeline'> & {
  path: string;
  apply: string;
  timeline: HoldTimeline;
  read: { version: string; words: ReturnType<typeof wordsOf> } | null;
};

const shown = (slug: ProcessorSlug, page: PageTexts & { agreement?: Agreement }): ProcessorPage => ({
  ...page,
  path: `/processors/${slug}`,
  apply: `/apply?processor=${slug}`,
  timeline: drawnOn(page.timeline),
  read: page.agreement ? { version: versionRead(page.agreement), words: wordsOf(page.agreement) } : null,
});

export const pageOf = (slug: ProcessorSlug): ProcessorPage => shown(slug, slug === 'legacy' ? legacy : pages[slug]);
