import { expect, test } from 'vitest';
import { caseFields } from '../../../contract/shapes.ts';
import { clientFields, fieldsToRead, overviewFields, type AdminCase } from './case-fields.ts';

const all = (theCase: AdminCase) => [
  ...overviewFields(theCase),
  ...clientFields(theCase),
  ...(['business', 'financial', 'fulfillment', 'compliance'] as const).flatMap((step) => fieldsToRead(theCase, step)),
];

const blank = {
  ...Object.fromEntries(Object.keys(caseFields.shape).map((name) => [name, null])),
  processor: 'other',
  first_name: '',
  last_name: '',
  email: '',
  legal_business_name: '  ',
  business_address: { street: '', city: '', state: '', zip: '' },
  chargeback_tools: [],
  industry_certifications: [],
  fee_percent: 20,
  created_by_email: null,
} as unknown as AdminCase;

test('every stored field belongs to a group', () => {
  const read = new Set<string | symbol>();
  all(new Proxy(blank, { get: (target, name: string) => (read.add(name), target[name as keyof AdminCase]) }));
  expect(Object.keys(caseFields.shape).filter((name) => !read.has(name))).toEqual([]);
});

test('a blank field has no value, nor does a blank address', () => {
  const given = all(blank)
    .filter((field) => field.value !== null)
    .map((field) => field.label);
  expect(given).toEqual(['Payment processor', 'Success fee']);
});

test('the typed processor name is shown only if the processor is "other"', () => {
  const named = (processor: AdminCase['processor']) =>
    all({ ...blank, processor, other_processor: 'Acme Payments' }).find(({ name }) => name === 'other_processor')
      ?.value;
  expect([named('other'), named('stripe')]).toEqual(['Acme Payments', undefined]);
});

test('zero and "no" count as answers', () => {
  const values = all({
    ...blank,
    held_amount_cents: 0,
    card_present_percentage: 0,
    prior_counsel_involved: false,
    avg_delivery_days: 0,
  });
  const valueOf = (label: string) => values.find((field) => field.label === label)?.value;
  expect([
    valueOf('Amount held'),
    valueOf('Card-present percentage'),
    valueOf('Prior counsel involved'),
    valueOf('Average delivery days'),
  ]).toEqual(['$0.00', '0%', 'No', '0']);
});

test('dates, volumes and addresses are formatted for reading', () => {
  const values = all({
    ...blank,
    hold_started_on: '2026-03-01',
    monthly_processing_volume_avg: 85000,
    business_address: { street: '12 Pier Road', city: 'Portland', state: 'ME', zip: '04101' },
  });
  const valueOf = (label: string) => values.find((field) => field.label === label)?.value;
  expect([
    valueOf('Hold start date'),
    valueOf('Average monthly processing volume'),
    valueOf('Business address'),
  ]).toEqual(['March 1, 2026', '$85,000', '12 Pier Road\nPortland, ME 04101']);
});
