import { isIsoDate } from '../../domain/calendar/business-days.ts';
import type { Agreement } from '../processors/agreement.ts';
import { profiles } from '../processors/profiles.ts';
import { processors, type Processor } from '../../domain/processors.ts';

/** Processors whose agreements can be kept in full; `other` is not a processor with an agreement of its own. */
export const fullTextProcessors: readonly Processor[] = processors.filter((key) => key !== 'other');

/** The processor of this key; null for any other word. */
export const fullTextProcessor = (key: string): Processor | null =>
  fullTextProcessors.find((each) => each === key) ?? null;

/** The version of our data that is in force from this very day; null where our data has none. */
export const knownVersion = (processor: Processor, from: string): Agreement | null =>
  profiles[processor].agreements.find(({ effective }) => effective.from === from) ?? null;

/**
 * The version whose quotes are looked up in a text in force from this day: that very one, else the last one before it.
 */
export function nearestVersion(processor: Processor, from: string): Agreement | null {
  if (!isIsoDate(from)) return null;
  return profiles[processor].agreements.find(({ effective }) => effective.from <= from) ?? null;
}
