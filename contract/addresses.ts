import { z } from 'zod';
import { addressOrigins, addressPurposes, letterChannels } from '../domain/addresses/book-address.ts';
import { processors } from '../domain/processors.ts';
import { allow } from './policy.ts';
import { calendarDate, email, id, timestamp } from './shapes.ts';

const line = z.string().trim().min(1).max(200);
const addressFields = {
  processor: z.enum(processors),
  /** Who is addressed there. */
  entity: z.string().trim().min(1, 'Enter who is addressed.').max(300),
  purpose: z.enum(addressPurposes),
  /** A web address, a document, or who said it. */
  source: z.string().trim().min(3, 'Enter where this address is from.').max(2_000),
  seen_on: calendarDate,
};

/**
 * An address of the book. `usable`: a letter may go there; `may_confirm`: the caller is another user than the one who
 * entered it, answers for an open case of the processor or leads the staff, and may confirm it; `barred_by`: why they may not, in a sentence, or null.
 */
const bookAddress = z.object({
  id,
  ...addressFields,
  channel: z.enum(letterChannels),
  /** The lines below the name of a mailing address, or one email address. */
  lines: z.array(z.string()),
  origin: z.enum(addressOrigins),
  added_by_name: z.string(),
  added_at: timestamp,
  confirmed_by_name: z.string().nullable(),
  confirmed_at: timestamp.nullable(),
  usable: z.boolean(),
  may_confirm: z.boolean(),
  barred_by: z.string().nullable(),
});
export type BookAddress = z.infer<typeof bookAddress>;
const addressList = z.object({ items: z.array(bookAddress) });

/** The address book of processors: where letters may go. */
export const addresses = {
  list: allow('desk')
    .route({ method: 'GET', path: '/addresses', tags: ['letters'] })
    .input(z.strictObject({ processor: z.enum(processors).optional() }))
    .output(addressList),
  /**
   * Enters an address, which another user has to confirm. 409 CONFLICT when the book has it. Returns the processor's
   * addresses.
   */
  add: allow('desk')
    .route({ method: 'POST', path: '/addresses', tags: ['letters'] })
    .input(
      z.discriminatedUnion('channel', [
        z.strictObject({
          ...addressFields,
          channel: z.literal('email'),
          lines: z.array(email).length(1, 'Enter one email address.'),
        }),
        z.strictObject({
          ...addressFields,
          channel: z.literal('certified_mail'),
          lines: z.array(line).min(2, 'Enter at least two lines below the name.').max(8),
        }),
      ]),
    )
    .output(addressList),
  /** 403 FORBIDDEN for the user who entered it, and for those who answer for no open case of the processor. */
  confirm: allow('desk')
    .route({ method: 'POST', path: '/addresses/{id}/confirm', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(bookAddress),
  /** No letter goes there any more; it stays on record. */
  takeOut: allow('staff')
    .route({ method: 'POST', path: '/addresses/{id}/take-out', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(z.object({ ok: z.literal(true) })),
};
