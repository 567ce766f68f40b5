import { expect, test } from 'vitest';
import { historyValue, historyWords } from './history-words.ts';

test('stored names become words', () => {
  expect(historyWords('held_amount_cents')).toBe('Held amount cents');
  expect(historyWords('letter.approved')).toBe('Letter approved');
});

test('values are read by their field', () => {
  expect(historyValue('status', 'under_review')).toBe('Under Review');
  expect(historyValue('held_amount_cents', 1250000)).toBe('$12,500.00');
  expect(historyValue('reason_given', 'under_review')).toBe('under_review');
  expect(historyValue('chargeback_tools', ['Ethoca'])).toBe('["Ethoca"]');
  expect(historyValue('prior_counsel_involved', false)).toBe('false');
  expect(historyValue('status', null)).toBeNull();
});
