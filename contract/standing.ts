import { z } from 'zod';
import { usStates } from '../domain/case-options.ts';
import { licenseStatuses } from '../domain/people/license.ts';
import { calendarDate, id, timestamp } from './shapes.ts';

/** A license with its newest check; `until`: the last day on which the check counts. `proof`: a link, or where the certificate is filed. */
export const license = z.object({
  id,
  state: z.enum(usStates),
  number: z.string(),
  status: z.enum(licenseStatuses),
  checked_on: calendarDate,
  checked_by: z.string(),
  proof: z.string(),
  until: calendarDate,
});
export type LicenseView = z.infer<typeof license>;

/** What an attorney signs with, and who proposed and confirmed it. */
const appointment = z.object({
  id,
  full_name: z.string(),
  bar_number: z.string(),
  bar_state: z.string(),
  firm_name: z.string(),
  proposed_by: z.string(),
  proposed_at: timestamp,
  confirmed_by: z.string().nullable(),
  confirmed_at: timestamp.nullable(),
});

/**
 * An attorney's standing; `appointed`: with exactly the data that they sign with. `proposal` waits for a second member
 * of staff.
 */
export const standing = z.object({
  appointed: z.boolean(),
  appointment: appointment.nullable(),
  proposal: appointment
    .extend({
      /** Why the caller may not confirm it, in a sentence, or null. */
      barred_by: z.string().nullable(),
    })
    .nullable(),
  licenses: z.array(license),
});
export type AttorneyStanding = z.infer<typeof standing>;
