import { z } from 'zod';
import { allow } from './policy.ts';
import { calendarDate, id, timestamp } from './shapes.ts';

const notification = z.object({
  /** Its name in `markNotificationsRead`. */
  id: z.string().max(140),
  case_id: id,
  legal_business_name: z.string(),
  words: z.string(),
  /** The instant, or null where only its UTC day is known. */
  at: timestamp.nullable(),
  on: calendarDate.nullable(),
  place: z.enum(['timeline', 'letters', 'money', 'messages', 'sharing']),
  unread: z.boolean(),
});

const list = z.object({ items: z.array(notification), unread: z.number().int() });

export const notifications = {
  /**
   * What happened in the caller's own cases without their doing, newest first: at most 50, from their 20 newest cases.
   * `unread` counts these.
   */
  listNotifications: allow('signed-in')
    .route({ method: 'GET', path: '/notifications', tags: ['cases'] })
    .output(list),
  /** Marks the named notifications of the caller as read; an unknown name does nothing. Idempotent. */
  markNotificationsRead: allow('signed-in')
    .route({ method: 'POST', path: '/notifications/read', tags: ['cases'] })
    .input(z.strictObject({ ids: z.array(z.string().max(140)).max(50) }))
    .output(list),
};
