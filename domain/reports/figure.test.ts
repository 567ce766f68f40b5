import { expect, test } from 'vitest';
import { figureKinds, figureTitle, isFigure, type Figure } from './figure.ts';

test.each<[Figure, string]>([
  [{ figure: 'all', of: '' }, 'All cases'],
  [{ figure: 'stage', of: 'sent' }, 'Stage: Letter sent'],
  [{ figure: 'processor', of: 'paypal' }, 'Processor: PayPal'],
  [{ figure: 'part', of: 'delivered' }, 'Letter sent to Delivered'],
  [{ figure: 'submitted_in', of: '2026-11' }, 'Submitted in November 2026'],
  [{ figure: 'closed_in', of: '2026-01' }, 'Closed in January 2026'],
  [{ figure: 'recovered_in', of: '2026-12' }, 'Money received in December 2026'],
  [{ figure: 'closed', of: '' }, 'Closed cases'],
  [{ figure: 'successful', of: '' }, 'Closed cases in which money came back'],
  [{ figure: 'cancelled', of: '' }, 'Cancelled by their merchant'],
])('%j is a figure: %s', (figure, title) => {
  expect([isFigure(figure), figureTitle(figure)]).toEqual([true, title]);
});

test.each(figureKinds.flatMap((figure) => ['sent ', '2026-13', '__proto__'].map((of) => ({ figure, of }))))(
  '%j is not a figure',
  (figure) => {
    expect(isFigure(figure)).toBe(false);
  },
);
