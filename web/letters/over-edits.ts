import { fieldErrorOf, messageOf } from '../api/api-error.ts';

/** The question that the server asks before a new letter replaces one that somebody edited. */
export type OverEdits = { edited: string; becomes: string };

/** The question, if the error is such a refusal to draft; null for any other error. */
export function overEditsIn(error: unknown): OverEdits | null {
  const becomes = fieldErrorOf(error, 'overEdits');
  return becomes === undefined ? null : { edited: messageOf(error, ''), becomes };
}
