import { expect, test } from 'vitest';
import { exportHref, figureHref, openFigure, periodsOf, selectionRequest } from './reports-address.ts';

const all = { from: null, to: null, owner: null };

test('an invalid day selects nothing', () => {
  expect(selectionRequest({ from: '2026-02-31', to: '2026-02-28', owner: '' })).toEqual({ to: '2026-02-28' });
  expect(selectionRequest(all)).toEqual({});
});

test('only a figure that exists in a report is opened', () => {
  expect([openFigure({ figure: 'stage', of: 'sent' }), openFigure({ figure: 'stage', of: 'lost' })]).toEqual([
    { figure: 'stage', of: 'sent' },
    null,
  ]);
});

test('a link to a figure and its file keep the selection', () => {
  const of = { ...all, from: '2026-01-01', owner: 'a' };
  expect(figureHref(of, { figure: 'closed', of: '' })).toBe('/admin/reports?from=2026-01-01&owner=a&figure=closed');
  expect(exportHref(of, { figure: 'stage', of: 'sent' })).toBe(
    '/api/admin/exports/report-cases?from=2026-01-01&owner=a&figure=stage&of=sent',
  );
  expect(exportHref(all, null)).toBe('/api/admin/exports/report');
});

test('a period is a whole month or year, across the turn of the year too', () => {
  expect(periodsOf('2026-01-15')).toEqual([
    { label: 'This month', from: '2026-01-01', to: '2026-01-31' },
    { label: 'Last month', from: '2025-12-01', to: '2025-12-31' },
    { label: 'This year', from: '2026-01-01', to: '2026-12-31' },
    { label: 'Last year', from: '2025-01-01', to: '2025-12-31' },
  ]);
});
