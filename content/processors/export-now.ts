import type { Processor } from '../../domain/processors.ts';
import { exportsOf } from '../../knowledge/processors/exports.ts';
import type { HowToExport } from '../../knowledge/processors/how-to-export.ts';
import type { ProcessorSlug } from '../processors.ts';

/** What a merchant of this processor downloads while they can still sign in. */
export const exportNow = (processor: Processor): HowToExport => exportsOf[processor];

/** The same for a page under /processors; acquirers share one. */
export const exportOnPage = (slug: ProcessorSlug): HowToExport => exportsOf[slug === 'legacy' ? 'other' : slug];

export const exportTexts = {
  title: 'Download your records now',
  lead: 'Do it while you can still sign in: a processor may close an account, and its reports with it, at any time.',
  menus: 'Menus change. If yours read otherwise, look for the words that are nearest.',
  untouched: 'Keep each file as you get it: do not open it in another program and save it.',
} as const;
