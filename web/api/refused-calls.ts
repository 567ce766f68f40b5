import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Calls `listener` for every API call the server refused, wherever it was made. */
export const onRefused = (listener: Listener): void => void listeners.add(listener);

/** Reports a refused call, and returns the error so that the caller can throw it. */
export function refused<Refusal extends ApiError>(error: Refusal): Refusal {
  for (const listener of listeners) listener(error);
  return error;
}
