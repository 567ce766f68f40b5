// @proves case-report
import { expect, test } from 'vitest';
import { caseReport } from './case-report.ts';

test('the case report has exactly the specified keys in order, with the amount in dollars', () => {
  const created_at = new Date('2026-03-02T15:00:00Z');
  const owner = { id: 'secret', owner_name: 'Ada', ownership_percentage: 60, role_title: null };
  const file = {
    storage_key: 'secret',
    filename: 'notice.pdf',
    document_type: 'hold_notice' as const,
    content_type: 'application/pdf',
    size_bytes: 12,
    created_at,
  };
  const report = caseReport({
    id: 'c1',
    first_name: 'Ada',
    last_name: 'Byron',
    legal_business_name: 'Analytical Goods LLC',
    processor: 'paypal',
    held_amount_cents: 1_250_050,
    status: 'intake',
    priority: 'high',
    created_at,
    owners: [owner],
    previousProcessors: [{ processor_name: 'OldPay', years_used: null, termination_reason: 'fees' }],
    files: [file],
    messages: 3,
  });
  expect(Object.keys(report)).toEqual([
    'caseId',
    'client',
    'business',
    'processor',
    'heldAmount',
    'status',
    'priority',
    'createdAt',
    'businessOwners',
    'previousProcessors',
    'files',
    'messages',
  ]);
  expect(report).toMatchObject({
    client: 'Ada Byron',
    heldAmount: 12_500.5,
    createdAt: '2026-03-02T15:00:00.000Z',
    messages: 3,
  });
  expect(JSON.stringify(report)).not.toContain('secret');
});
