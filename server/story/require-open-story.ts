import { Refusal } from '../kernel/refusal.ts';
import type { StoryOfCase } from './story-of-case.ts';

/** Throws FORBIDDEN for anyone else, CONFLICT once the case has ended. */
export function requireOpenStory({ open }: StoryOfCase, isAllowed: boolean): void {
  if (!isAllowed) throw new Refusal('FORBIDDEN', 'Only the merchant of this case can say that.');
  if (!open) throw new Refusal('CONFLICT', 'This case has ended.');
}
