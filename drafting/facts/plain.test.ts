import { expect, test } from 'vitest';
import type { CaseFields } from '../../domain/case-fields.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import type { Fact } from './fact.ts';
import { buildFactSheet } from './fact-sheet.ts';

function factsOf(fields: Partial<CaseFields>): Record<string, Fact> {
  const caseFile = fullCase('stripe');
  return buildFactSheet({ ...caseFile, fields: { ...caseFile.fields, ...fields } }, { dated: '2026-11-23' }).facts;
}
const shown = (facts: Record<string, Fact>, id: string) => [facts[id]?.display, facts[id]?.source];

test('an answer of the merchant is a fact with that answer as its source', () => {
  const facts = factsOf({ chargeback_tools: ['Other', 'Verifi', 'Ethoca'] });
  expect(shown(facts, 'account_opened_on')).toEqual(['March 4, 2019', { from: 'field', field: 'account_opened_on' }]);
  expect(shown(facts, 'domestic_transaction_percentage')).toEqual([
    '96%',
    { from: 'field', field: 'domestic_transaction_percentage' },
  ]);
  expect(facts['card_present_percentage']?.value).toBe(0);
  expect([facts['chargeback_tools_0']?.display, facts['chargeback_tools_1']?.display]).toEqual(['Verifi', 'Ethoca']);
  expect(facts['chargeback_tools_2']).toBeUndefined();
  expect(shown(facts, 'support_time')).toEqual([
    '1 business day',
    { from: 'computed', using: ['support_sla'], rule: 'the only period that the answer names' },
  ]);
  expect(facts['refund_time']?.display).toBe('30 days');
});

test('a missing answer, or one that names no single period, makes no fact', () => {
  const ids = ['account_opened_on', 'domestic_transaction_percentage', 'support_time', 'refund_time'];
  const nothing = factsOf({
    account_opened_on: null,
    domestic_transaction_percentage: null,
    support_sla: null,
    refund_policy: null,
    chargeback_tools: ['Other'],
  });
  expect([...ids, 'chargeback_tools_0'].filter((id) => nothing[id] !== undefined)).toEqual([]);
  const several = factsOf({
    support_sla: 'Within 24 hours, 2 days on weekends',
    refund_policy: '30 days. '.repeat(80),
  });
  expect(['support_time', 'refund_time', 'refund_policy'].filter((id) => several[id] !== undefined)).toEqual([]);
  expect(factsOf({ support_sla: 'Within 24 hours, 7 times a week' })['support_time']).toBeUndefined();
});
