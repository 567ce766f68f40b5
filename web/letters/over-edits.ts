import { fieldErrorOf, messageOf } from '../api/api-error.ts';

/** What the server asks before a new letter takes the place of one that somebody edited. */
export type OverEdits = { edited: string; becomes: string };

/** The question in a refusal to draft; null in any other. */
export function overEditsIn(error: unknown): OverEdits | null {
  const becomes = fieldErrorOf(error, 'overEdits');
  return becomes === undefined ? null : { edited: messageOf(error, ''), becomes };
}
