import { comparisonRows, comparisonTexts } from '../comparison.ts';
import { exposureRow, windowNote, type BarRow, type HoldTimeline } from './timeline.ts';

const averages = comparisonRows.map(({ name, averageHoldTime, averageHoldDays }): BarRow => ({
  kind: 'bar',
  basis: 'usual',
  label: `${name}: ${averageHoldTime}`,
  spans: [{ from: 0, to: averageHoldDays, state: 'held' }],
  text: 'The average of the table above. No term of the agreement.',
  source: 'Our reading of cases',
}));

/** The comparison's averages on the processor pages' scale. */
export const comparisonTimeline: HoldTimeline = {
  title: comparisonTexts.drawing,
  rows: [
    ...averages,
    exposureRow,
    {
      kind: 'mark',
      basis: 'contract',
      day: 21,
      label: 'PayPal, risk hold of an undisputed payment',
      text: 'PayPal: the stated end, generally, of a risk hold on a payment that is not in dispute.',
      source: 'PayPal User Agreement, “Holds based on PayPal’s risk decisions”',
    },
    {
      kind: 'mark',
      basis: 'contract',
      day: 180,
      label: 'PayPal, limitation or disputed payment',
      text: 'PayPal: the last day stated for a limited account and for a disputed payment.',
      source:
        'PayPal User Agreement, “Actions We May Take if You Engage in Any Restricted Activities” and “Holds based on PayPal’s risk decisions”',
    },
  ],
  note: `${comparisonTexts.drawingNote} ${windowNote}`,
};
