import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Hears of every call that the server refused, whoever made it. */
export const onRefused = (listener: Listener): void => void listeners.add(listener);

/** Tells of a refusal, and gives it back to be thrown. */
export function refused<Refusal extends ApiError>(error: Refusal): Refusal {
  for (const listener of listeners) listener(error);
  return error;
}
