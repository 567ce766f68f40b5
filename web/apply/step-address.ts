/** The wizard's place in the URL, `?step=business`, so that Back, reload and a copied link show the same page. Pure. */
import { steps, type StepKey } from '../../domain/intake/steps.ts';

/** Steps 0 to 8, followed by `check`. */
export type Place = number | 'check';

/** The place the URL names, or null. */
export function placeFrom(search: URLSearchParams): Place | null {
  const named = search.get('step');
  if (named === 'check') return 'check';
  const index = steps.findIndex((step) => step.key === named);
  return index === -1 ? null : index;
}

export function addressOf(place: Place, back?: 'check'): string {
  return `/apply?step=${place === 'check' ? 'check' : keyOf(place)}${back ? `&back=${back}` : ''}`;
}

export const keyOf = (index: number): StepKey => steps[index]?.key ?? 'account';
