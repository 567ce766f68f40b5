// @proves cases-cache
import { expect, test } from 'vitest';
import { bodyOf, changeText, undoOf, withRow, type CaseRow, type CasesPage } from './cases-cache.ts';

const row = (id: string): CaseRow => ({
  id,
  case_number: `UH-${id}`,
  client: 'Ann Lee',
  email: 'ann@example.com',
  business: 'Harbor Goods',
  processor: 'paypal',
  other_processor: null,
  held_amount_cents: 100,
  status: 'intake',
  priority: 'medium',
  attorney_name: null,
  owner: null,
  next_action: null,
  next_action_on: null,
  stage: { stage: 'received', label: 'Received', next: 'Analyze the case.', owner: 'staff', due_on: null },
  conflict: null,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
});
const page: CasesPage = { items: [row('a'), row('b')], next_cursor: null, total: 2, total_capped: false };

test('one row changes, and the others stay the same objects', () => {
  const changed = withRow(page, 'b', { status: 'closed', version: 2 });
  expect(changed.items[1]).toMatchObject({ status: 'closed', version: 2, priority: 'medium' });
  expect(changed.items[0]).toBe(page.items[0]);
});

test('a page without the case stays the same object', () => {
  expect(withRow(page, 'z', { status: 'closed' })).toBe(page);
});

test('undo restores exactly what was there before', () => {
  expect(undoOf({ status: 'closed' }, row('a'))).toEqual({ status: 'intake' });
  expect(undoOf({ priority: 'high' }, row('a'))).toEqual({ priority: 'medium' });
  expect(undoOf({ owner: { id: 'u', name: 'Ann' } }, row('a'))).toEqual({ owner: null });
  const planned = { ...row('a'), next_action: 'Call', next_action_on: '2026-11-20' };
  expect(undoOf({ next_action: 'Write', next_action_on: '2026-12-01' }, planned)).toEqual({
    next_action: 'Call',
    next_action_on: '2026-11-20',
  });
});

test('toasts have the spec’s text', () => {
  expect(changeText({ status: 'closed' })).toEqual({
    done: 'Case status updated successfully.',
    failed: 'Failed to update case status.',
  });
  expect(changeText({ priority: 'low' })).toEqual({
    done: 'Case priority updated successfully.',
    failed: 'Failed to update case priority.',
  });
});

test('an assignee is sent as an id, and none as null', () => {
  expect(bodyOf({ owner: { id: 'u', name: 'Ann' } })).toEqual({ owner_id: 'u' });
  expect(bodyOf({ owner: null })).toEqual({ owner_id: null });
  expect(bodyOf({ status: 'closed' })).toEqual({ status: 'closed' });
});
