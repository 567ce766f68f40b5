import { isIsoDate } from '../../domain/calendar/business-days.ts';
import type { Agreement } from '../processors/agreement.ts';
import { versions, type AgreementsOf } from '../processors/version-for.ts';

/** Whose agreements can be kept in full: `other` is no processor of one agreement. */
export const textProcessors: readonly AgreementsOf[] = (Object.keys(versions) as AgreementsOf[]).filter(
  (key) => key !== 'other',
);

/** The processor of this key; null for any other word. */
export const textProcessor = (key: string): AgreementsOf | null => textProcessors.find((each) => each === key) ?? null;

/** The version of our data that is in force from this very day; null where our data has none. */
export const knownVersion = (processor: AgreementsOf, from: string): Agreement | null =>
  versions[processor].agreements.find(({ effective }) => effective.from === from) ?? null;

/** The version whose quotes are looked up in a text in force from this day: the very one, else the last one before. */
export function nearestVersion(processor: AgreementsOf, from: string): Agreement | null {
  if (!isIsoDate(from)) return null;
  return versions[processor].agreements.find(({ effective }) => effective.from <= from) ?? null;
}
