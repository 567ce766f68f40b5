import { z } from 'zod';

const details = z.object({ description: z.string().nullish(), notes: z.string().nullish() });
const lobTrackingEvent = z.object({
  name: z.string(),
  time: z.coerce.date(),
  // Only certified mail has details, and malformed ones are no reason to lose the event.
  details: details.nullish().catch(null),
});
export type LobTrackingEvent = z.infer<typeof lobTrackingEvent>;
export const lobTrackingEvents = z.array(lobTrackingEvent);

/** As many characters as a task and the note of a report have room for. */
const maxLength = 200;

/** What the carrier says of an event, in one line; null when it says nothing. */
export function descriptionOf({ details: said }: Pick<LobTrackingEvent, 'details'>): string | null {
  const words = [said?.description, said?.notes]
    .filter((each) => each?.trim())
    .join(' ')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return words === '' ? null : words.slice(0, maxLength);
}
