// @proves wizard-answers
import { expect, test } from 'vitest';
import { answersSchema, emptyAnswers } from './answers.ts';
import { processorOfLink } from '../processors.ts';
import { maxFilesPerCase } from './upload-documents.ts';

const file = { id: '01900000-0000-7000-8000-000000000001', document_type: 'hold_notice' };
const accepts = (change: object) => answersSchema.safeParse({ ...emptyAnswers(), ...change }).success;

test('half-typed answers are saved unchanged', () => {
  const typed = {
    fields: { amountHeld: '12,', email: 'ada@', sameAsBusinessAddress: true, chargebackTools: ['Ethoca'] },
    owners: [{ ownerName: 'A' }, {}],
    previousProcessors: [{}],
    files: [file],
  };
  expect(answersSchema.parse(typed)).toEqual(typed);
});

test.each<[string, object]>([
  ['an unknown field', { fields: { status: 'closed' } }],
  ['the owner of the case', { fields: { created_by: 'me' } }],
  ['a field of an object', { fields: { amountHeld: { gt: 0 } } }],
  ['an unknown column of a row', { owners: [{ ownerName: 'A', case_id: 'x' }] }],
  ['a row that is no row', { owners: ['Ada'] }],
  ['another list', { letters: [] }],
  ['a file without an id', { files: [{ document_type: 'hold_notice' }] }],
  ['a file of an unknown kind', { files: [{ ...file, document_type: 'malware' }] }],
  ['a file with a path', { files: [{ ...file, path: '/etc/passwd' }] }],
  ['too many files', { files: Array.from({ length: maxFilesPerCase + 1 }, () => file) }],
  ['too many rows', { owners: Array.from({ length: 51 }, () => ({})) }],
  ['a text without end', { fields: { refundPolicy: 'x'.repeat(20_001) } }],
])('answers with %s are rejected', (_, change) => {
  expect(accepts({})).toBe(true);
  expect(accepts(change)).toBe(false);
});

test.each([
  ['paypal', 'paypal'],
  ['stripe', 'stripe'],
  ['square', 'square'],
  ['shopify', 'shopify'],
  ['paypal-holds', 'paypal'],
  ['stripe-reserve', 'stripe'],
  ['shopify-payments-hold', 'shopify'],
  ['square-hold', 'square'],
  ['legacy', 'other'],
  ['legacy-acquirer-holds', 'other'],
  ['constructor', null],
  ['PAYPAL', null],
  ['', null],
  [null, null],
])('the link parameter %j selects %j', (value, processor) => {
  expect(processorOfLink(value)).toBe(processor);
});
