import { z } from 'zod';
import { processors } from '../domain/processors.ts';
import { stages } from '../domain/cases/stage.ts';
import { figureKinds, isFigure } from '../domain/reports/figure.ts';
import { wayParts } from '../domain/reports/report.ts';
import { allow } from './policy.ts';
import { calendarDate, cents, id, timestamp } from './shapes.ts';

/** A share from 0 to 1, or null when there is nothing to divide by. */
const share = z.number().min(0).max(1).nullable();

/**
 * The figures as of `as_of`, computed by a job, and computed again when somebody looks at a report older than a quarter
 * of an hour. Months are `YYYY-MM`, UTC. `closed` cases are resolved or closed and were not cancelled by their
 * merchant; `successful` ones got money back.
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
    z.object({
      part: z.enum(wayParts),
      from: z.string(),
      to: z.string(),
      cases: z.number().int(),
      median_days: z.number().nullable(),
    }),
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

/**
 * Which cases count: those submitted on these UTC days, both included, and those of one owner; all cases when nothing
 * is set.
 */
const reportSelection = {
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  owner: id.optional(),
};
const endsBeforeItBegins = { error: 'The period ends before it begins.', path: ['to'] };
const isPeriod = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;

/** The figure and, where there are several of its kind, which one: a stage, a processor, a part of the way, a month. */
const figure = { figure: z.enum(figureKinds), of: z.string().max(40).default('') };
const isNoFigure = { error: 'A report has no such figure.', path: ['of'] };
export const selectedFigures = z.strictObject(reportSelection).refine(isPeriod, endsBeforeItBegins);
export const casesOfFigure = z
  .strictObject({ ...reportSelection, ...figure })
  .refine(isPeriod, endsBeforeItBegins)
  .refine(isFigure, isNoFigure);

const figureCase = z.object({
  id,
  case_number: z.string(),
  business: z.string(),
  processor: z.enum(processors),
  other_processor: z.string().nullable(),
  stage: z.enum(stages),
  owner_name: z.string().nullable(),
  created_at: timestamp,
  /** When it was resolved or closed, unless its merchant cancelled it. */
  ended_at: timestamp.nullable(),
  held_cents: cents,
  /** For money received in a month: only what came in that month. */
  recovered_cents: cents,
  /** The success fee that is due, less what was paid. */
  fee_cents: cents,
});
export type FigureCase = z.infer<typeof figureCase>;

export const reports = {
  /**
   * The newest report; null before the first. `fresh`: recompute it, unless that is under way. `making`: a newer one is
   * coming. With a selection the figures are computed at once.
   */
  get: allow('staff')
    .route({ method: 'GET', path: '/admin/reports', tags: ['admin'] })
    .input(
      z.strictObject({ ...reportSelection, fresh: z.stringbool().default(false) }).refine(isPeriod, endsBeforeItBegins),
    )
    .output(z.object({ report: report.nullable(), making: z.boolean() })),
  /** The cases behind a figure as they are now, the latest submitted first; `total` and the sums are of all pages. */
  listCases: allow('staff')
    .route({ method: 'GET', path: '/admin/reports/cases', tags: ['admin'] })
    .input(
      z
        .strictObject({
          ...reportSelection,
          ...figure,
          cursor: z.string().max(500).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        })
        .refine(isPeriod, endsBeforeItBegins)
        .refine(isFigure, isNoFigure),
    )
    .output(
      z.object({
        items: z.array(figureCase),
        next_cursor: z.string().nullable(),
        total: z.number().int(),
        held_cents: cents,
        recovered_cents: cents,
        fee_cents: cents,
      }),
    ),
};
