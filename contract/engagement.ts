import { z } from 'zod';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { allow } from './policy.ts';
import { calendarDate, ending, id, timestamp } from './shapes.ts';

const toClient = z
  .string()
  .trim()
  .min(3, 'Say it in a few words.')
  .max(2_000)
  .refine((text) => !unwritable.test(text), unwritableMessage);

/** How an engagement ends; nobody is asked for a reason but counsel who withdraws, who gives it to the client alone. */
export const engagement = {
  /** The attorney of a case declines it before both have signed. 409 CONFLICT afterwards. */
  decline: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/engagement/decline', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(z.object({ declined: z.literal(true) })),
  /**
   * Counsel withdraws with notice; the three texts become a message in the thread of counsel. 409 CONFLICT without an engagement in force or
   * after a notice, 422 INVALID_INPUT for a last day too near.
   */
  giveNotice: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/engagement/notice', tags: ['cases'] })
    .input(z.strictObject({ id, last_on: calendarDate, ground: toClient, next_due: toClient, handover: toClient }))
    .output(ending),
  /**
   * What the attorney owes to their clients, the oldest first: advice on an open offer, due on the business day on which it came, the closing
   * letter of an engagement that ends, and the closing statement of money that came back.
   */
  listOwed: allow('attorney')
    .route({ method: 'GET', path: '/attorney/owed', tags: ['cases'] })
    .output(
      z.object({
        items: z.array(
          z.object({
            case_id: id,
            case_number: z.string(),
            business: z.string(),
            what: z.enum(['advice', 'closing_letter', 'closing_statement']),
            offer_id: id.nullable(),
            since: timestamp,
          }),
        ),
      }),
    ),
  /** The merchant ends the engagement, at once. 403 for everybody else, 409 CONFLICT without one in force. */
  endEngagement: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/engagement/end', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(ending),
};
