import { z } from 'zod';
import { processors } from '../domain/processors.ts';
import { stages } from '../domain/cases/stage.ts';
import { allow } from './policy.ts';
import { cents, timestamp } from './shapes.ts';

/** A share from 0 to 1, or null when there is nothing to divide by. */
const share = z.number().min(0).max(1).nullable();

/**
 * The figures as of `as_of`, computed by a job and recomputed when somebody looks after a quarter of an hour. Months
 * are `YYYY-MM`, UTC. `closed` cases are resolved or closed and not cancelled by their merchant; `successful` ones got
 * money back.
 */
export const report = z.object({
  as_of: timestamp,
  /** How long the computation took, in milliseconds; the next one will take about as long. */
  took_ms: z.number().int(),
  by_stage: z.array(z.object({ stage: z.enum(stages), label: z.string(), cases: z.number().int(), held_cents: cents })),
  by_processor: z.array(
    z.object({
      processor: z.enum(processors),
      cases: z.number().int(),
      held_cents: cents,
      recovered_cents: cents,
      closed: z.number().int(),
      successful: z.number().int(),
      success_rate: share,
    }),
  ),
  /** The last 24 months, oldest first, months without cases included. */
  by_month: z.array(
    z.object({
      month: z.string(),
      submitted: z.number().int(),
      closed: z.number().int(),
      held_cents: cents,
      recovered_cents: cents,
    }),
  ),
  totals: z.object({ cases: z.number().int(), held_cents: cents, recovered_cents: cents, fee_due_cents: cents }),
  /** How long each stage took, over the cases that completed it: median days, one decimal. */
  durations: z.array(
    z.object({ from: z.string(), to: z.string(), cases: z.number().int(), median_days: z.number().nullable() }),
  ),
  /** Success: money came back in a closed case that its merchant had not cancelled. */
  success: z.object({
    closed: z.number().int(),
    cancelled: z.number().int(),
    successful: z.number().int(),
    rate: share,
    median_days_to_close: z.number().nullable(),
    average_recovery_cents: cents.nullable(),
  }),
});
export type Report = z.infer<typeof report>;

export const reports = {
  /**
   * The newest report; null before the first. `fresh`: recompute it, unless that is under way. `making`: a newer one is
   * coming.
   */
  get: allow('staff')
    .route({ method: 'GET', path: '/admin/reports', tags: ['admin'] })
    .input(z.strictObject({ fresh: z.stringbool().default(false) }))
    .output(z.object({ report: report.nullable(), making: z.boolean() })),
};
