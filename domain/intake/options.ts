import type { Option } from './field.ts';
import { usStates } from '../case.ts';

/** `{value, label}` pairs in the order of `values`. */
export function optionsFrom<Value extends string>(
  values: readonly Value[],
  labels?: Record<Value, string>,
): readonly Option[] {
  return values.map((value) => ({ value, label: labels ? labels[value] : value }));
}

export const stateOptions: readonly Option[] = optionsFrom(usStates);
