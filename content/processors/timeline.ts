import type { Basis, OwnTimeline, Span, SpanState, TimelineText } from '../../knowledge/processors/page.ts';
import { processorsIndexClaims } from '../claims.ts';
import { where } from '../marks.ts';

export type { Basis, SpanState };

export type BarRow = TimelineText & { kind: 'bar'; spans: readonly Span[] };
/** A share of past sales that shrinks to nothing on day `to`. */
export type ExposureRow = TimelineText & { kind: 'exposure'; to: number };
export type MarkRow = TimelineText & { kind: 'mark'; day: number };
export type TimelineRow = BarRow | ExposureRow | MarkRow;

/** Drawn from day 0 to day 180; a later day is at the right edge with an arrow. */
export type HoldTimeline = { title: string; rows: readonly TimelineRow[]; note: string };

export const timelineDays = [0, 21, 90, 180] as const;
export const timelineEnd = 180;

export const basisLabels: Record<Basis, string> = {
  contract: 'Contract term',
  law: 'Statute',
  published: 'Processor’s published page',
  network: 'Card network rule',
  usual: 'Usual course',
};

export const spanLabels: Record<SpanState, string> = {
  held: 'Held',
  possible: 'Held in some cases',
  free: 'Stated period over',
  unstated: 'Held, no last day stated',
};
export const exposureLabel = 'Past sales still open to card disputes';

export const timelineTexts = {
  keyTitle: 'How to read the drawing',
  rowsTitle: 'The same in words',
  marks: [
    { basis: 'contract', label: 'Contract term or statute' },
    { basis: 'published', label: 'Network rule or processor’s own page' },
    { basis: 'usual', label: 'Usual course, not a term' },
  ] as const satisfies readonly { basis: Basis; label: string }[],
  start: 'Day 0 is the first day of the hold.',
  beyond: 'Later than day 180',
};

/** The same row for every processor: how long card payments can be disputed and refunded. */
export const exposureRow: ExposureRow = {
  kind: 'exposure',
  to: 120,
  label: 'Past sales still open to card disputes',
  text:
    'Cardholders must as a rule start a dispute within 120 days of processing or of expected receipt, and never more than 540 days after processing. ' +
    'Drawn for even sales before day 0, delivered at once: every day some of them leave the window. Refunds run for as long as your own refund policy allows.',
  basis: 'network',
  source: 'Visa Core Rules, dispute resolution; Mastercard Chargeback Guide',
};

const { chargebackWindow } = processorsIndexClaims;
export const windowNote =
  `Processors often speak of a chargeback window${where('demo', ` of ${chargebackWindow.value}`)}. No card network rule that we know of sets one: ` +
  'the filing times are 120 days and, for late deliveries, up to 540.';

/** A timeline without the figures that stand in the demo alone; null where it has none. */
export function withoutSamples(timeline: HoldTimeline): HoldTimeline | null {
  const rows = timeline.rows.filter((row) => !row.sample);
  return rows.length === timeline.rows.length ? null : { ...timeline, rows };
}

/**
 * A page's timeline, with the row that all pages share between the bars (what is held) and the marks (what may be
 * done).
 */
export const drawnOn = ({ title, bars, marks }: OwnTimeline): HoldTimeline => ({
  title,
  rows: [
    ...bars.map((bar): BarRow => ({ kind: 'bar', ...bar })),
    exposureRow,
    ...marks.map((mark): MarkRow => ({ kind: 'mark', ...mark })),
  ],
  note: windowNote,
});
