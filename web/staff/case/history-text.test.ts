import { expect, test } from 'vitest';
import { casePriorities, caseStatuses } from '../../../domain/cases/case.ts';
import { editFields } from './edit-fields.ts';
import { eventText, historyValue, historyText } from './history-text.ts';

test('stored names are shown as text', () => {
  expect(historyText('held_amount_cents')).toBe('Held amount cents');
  expect(historyText('letter.approved')).toBe('Letter approved');
});

test('a change is described by the field that changed', () => {
  expect(eventText({ what: 'details_changed', field: 'held_amount_cents' })).toBe('Amount held changed');
  expect(eventText({ what: 'status_changed', field: 'status' })).toBe('Status changed');
  expect(eventText({ what: 'details_changed', field: 'business_owners' })).toBe('Owners changed');
  expect(eventText({ what: 'next_action_changed', field: 'next_action_on' })).toBe('Next action due changed');
  expect(eventText({ what: 'owner_changed', field: 'owner' })).toBe('Case owner changed');
  for (const { name, label } of editFields)
    if (!name.includes('.') && name !== 'owner_id')
      expect(eventText({ what: 'details_changed', field: name })).toBe(`${label} changed`);
});

test.each([
  ['export_left_out', 'activity.csv', 'Export left out or taken back in: “activity.csv”'],
  [
    'export_question_answered',
    'type:stripe:payout_reserve_hold',
    'Question about an export answered: what “payout_reserve_hold” is',
  ],
  [
    'export_question_answered',
    'begins:paypal',
    'Question about an export answered: whether the account began with the export',
  ],
  ['export_question_answered', 'sign:0123:withheld', 'Question about an export answered: what a negative amount means'],
  ['export_columns_named', '0123', 'Columns of an export named'],
])('the event %s about %s says what it is about', (what, field, says) => {
  expect(eventText({ what, field })).toBe(says);
});

test('values are formatted by their field', () => {
  expect(historyValue('status', 'under_review')).toBe('Under Review');
  expect(historyValue('held_amount_cents', 1_250_000)).toBe('$12,500.00');
  expect(historyValue('monthly_processing_volume_avg', 85_000)).toBe('$85,000');
  expect(historyValue('reason_given', 'under_review')).toBe('under_review');
  expect(historyValue('chargeback_tools', ['Ethoca', 'Verifi'])).toBe('Ethoca, Verifi');
  expect(historyValue('prior_counsel_involved', false)).toBe('No');
  expect(historyValue('hold_started_on', '2026-03-04')).toBe('Mar 4, 2026');
  expect(historyValue('business_address', { street: '12 Pier Road', city: '', state: 'ME', zip: '04101' })).toBe(
    '12 Pier Road, ME, 04101',
  );
  expect(
    historyValue('business_owners', [
      { owner_name: 'Ann', ownership_percentage: 60, role_title: 'CEO' },
      { owner_name: 'Bo', ownership_percentage: null, role_title: null },
    ]),
  ).toBe('Ann, 60%, CEO; Bo');
  for (const value of [...caseStatuses, ...casePriorities])
    expect(historyValue(caseStatuses.some((each) => each === value) ? 'status' : 'priority', value)).not.toContain('_');
});

test.each<[unknown, string | null]>([
  [null, null],
  ['', null],
  [{}, null],
  [[], null],
  ['in_review', 'In review'],
  [['a.pdf', 'b_c.pdf'], 'a.pdf; b_c.pdf'],
  [{ version: 3 }, 'Version 3'],
  [{ letter_id: 'x', version: 2, sha256: 'ab12cd34ef567890' }, 'Version 2, SHA-256 ab12cd34ef56…'],
  [
    { offer_id: 'x', amount_cents: 250_00, terms: 'Within 30 days', answer_by: '2026-12-01', over_held: true },
    '$250.00, Within 30 days, Answer by Dec 1, 2026, more than was stated as held',
  ],
  [{ version: 1, attestation: 'approval/1' }, 'Version 1, Attested in wording 1'],
  [{ signed_sha256: 'ab12cd34ef567890' }, 'Signed SHA-256 ab12cd34ef56…'],
  [{ claims: ['PayPal holds $33,275.00', 'your_sales'] }, 'PayPal holds $33,275.00, Your sales'],
  [{ status: 'closed', reason: 'Found a lawyer' }, 'Closed, Found a lawyer'],
  [{ note: '=1+1' }, '=1+1'],
  [{ keys: ['a', 'b'] }, '2 confirmed'],
  [{ facts: ['Your account is A-1.', 'Your sales'] }, 'Your account is A-1; Your sales'],
  [{ channels: ['certified_mail', 'email'] }, 'Certified mail, Email'],
  [{ channel: 'certified_mail', recipient: 'legal@pay.example' }, 'Channel certified mail, legal@pay.example'],
])('%j of an event has a text', (value, text) => {
  expect(historyValue(null, value)).toBe(text);
});
