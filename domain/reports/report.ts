import { processors, type Processor } from '../processors.ts';
import type { Cents } from '../money/cents.ts';
import { stageLabels, stages, type Stage } from '../cases/stage.ts';

/** Phases of a case in order, with the events that start and end each. */
export const wayParts = ['analyzed', 'drafted', 'sent', 'delivered', 'answered', 'closed'] as const;
export type WayPart = (typeof wayParts)[number];
export const wayEnds: Record<WayPart, { from: string; to: string }> = {
  analyzed: { from: 'Submitted', to: 'Analyzed' },
  drafted: { from: 'Analyzed', to: 'Letter drafted' },
  sent: { from: 'Letter drafted', to: 'Letter sent' },
  delivered: { from: 'Letter sent', to: 'Delivered' },
  answered: { from: 'Delivered', to: 'First offer or recovery' },
  closed: { from: 'First offer or recovery', to: 'Closed' },
};

type Median = { cases: number; median_days: number | null };
type OfProcessor = { cases: number; held_cents: Cents; recovered_cents: Cents; closed: number; successful: number };
type OfMonth = { month: string; submitted: number; closed: number; held_cents: Cents; recovered_cents: Cents };

/**
 * Raw counts from the database: stages and processors without cases are absent, null means none at all. `closed` cases are resolved or closed and were not
 * cancelled by the merchant; `successful` ones also recovered money. `whole`: submitted to closed.
 */
export type ReportFigures = {
  by_stage: Partial<Record<Stage, { cases: number; held_cents: Cents }>> | null;
  by_processor: Partial<Record<Processor, OfProcessor>> | null;
  by_month: OfMonth[];
  totals: { cases: number; held_cents: Cents; recovered_cents: Cents; fee_due_cents: Cents };
  way: Record<WayPart | 'whole', Median>;
  success: { closed: number; cancelled: number; successful: number; recovered_cents: Cents };
};

/** A share from 0 to 1; null, not 0, when the denominator is 0. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The report as shown: every stage and processor in order, with labels, shares and averages. */
export function reportOf(figures: ReportFigures) {
  const { by_stage, by_processor, by_month, totals, way, success } = figures;
  const none: OfProcessor = { cases: 0, held_cents: 0, recovered_cents: 0, closed: 0, successful: 0 };
  return {
    by_stage: stages.map((stage) => ({
      stage,
      label: stageLabels[stage],
      ...(by_stage?.[stage] ?? { cases: 0, held_cents: 0 }),
    })),
    by_processor: processors.map((processor) => {
      const of = by_processor?.[processor] ?? none;
      return { processor, ...of, success_rate: shareOf(of.successful, of.closed) };
    }),
    by_month,
    totals,
    durations: wayParts.map((part) => ({ part, ...wayEnds[part], ...way[part] })),
    success: {
      closed: success.closed,
      cancelled: success.cancelled,
      successful: success.successful,
      rate: shareOf(success.successful, success.closed),
      median_days_to_close: way.whole.median_days,
      average_recovery_cents:
        success.successful === 0 ? null : Math.round(success.recovered_cents / success.successful),
    },
  };
}
export type ReportForReaders = ReturnType<typeof reportOf>;
