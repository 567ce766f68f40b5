import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageTemplates } from '../../../content/message-templates.ts';
import { processors } from '../../../domain/processors.ts';
import { unwritable } from '../../../domain/unwritable.ts';
import { fillTemplate, type SlotCase } from './fill-template.ts';

const theCase: SlotCase = {
  first_name: 'Ada',
  case_number: 'UH-2026-1001',
  legal_business_name: 'Analytical Goods LLC',
  processor: 'paypal',
  merchant_account_id: null,
  hold_started_on: null,
  reason_given: null,
  case_files: [],
};
const template = {
  key: 'x',
  label: 'X',
  subject: 'Case {case_number}',
  body: 'Hello {first_name}, {business} and {processor}. {unknown} {first_name}',
};

describe('a message template', () => {
  test('is filled in from the case, each slot wherever it occurs', () => {
    expect(fillTemplate(template, theCase)).toEqual({
      subject: 'Case UH-2026-1001',
      body: 'Hello Ada, Analytical Goods LLC and PayPal. {unknown} Ada',
    });
  });

  test('names the documents and details that the case lacks, and none that it has', () => {
    const body = (key: string, more: Partial<SlotCase> = {}) =>
      fillTemplate(messageTemplates.find((each) => each.key === key) ?? template, { ...theCase, ...more }).body;
    expect(body('missing_documents')).toContain(
      'not in your case yet: the notice of the hold, the merchant statements of three months, the bank statements of three months, and proof of fulfillment.',
    );
    const there = [{ document_type: 'hold_notice' }, { document_type: 'bank_statements' }] as const;
    expect(body('missing_documents', { case_files: there })).toContain(
      'not in your case yet: the merchant statements of three months and proof of fulfillment.',
    );
    expect(body('missing_details', { hold_started_on: '2026-03-14', reason_given: 'Risk.' })).toContain(
      'stronger with them: the account number.',
    );
  });

  test('has a fallback for what the case does not say', () => {
    expect(
      fillTemplate(template, { ...theCase, first_name: ' ', legal_business_name: '', processor: 'other' }).body,
    ).toBe('Hello there, your business and your processor. {unknown} there');
  });

  test('inserts a name literally: neither as a slot nor as a pattern', () => {
    const { body } = fillTemplate(template, {
      ...theCase,
      first_name: '{business}',
      legal_business_name: "$& $1 $' =1+1",
    });
    expect(body).toBe("Hello {business}, $& $1 $' =1+1 and PayPal. {unknown} {business}");
  });

  test('produces a valid message for any case: within the limits, and without what the server refuses', () => {
    const hostile = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('‮😀x'.repeat(3_000)));
    fc.assert(
      fc.property(
        fc.constantFrom(...messageTemplates),
        hostile,
        hostile,
        fc.constantFrom(...processors),
        (each, first_name, legal_business_name, processor) => {
          const { subject, body } = fillTemplate(each, { ...theCase, first_name, legal_business_name, processor });
          expect(subject.length).toBeLessThanOrEqual(200);
          expect(body.length).toBeLessThanOrEqual(10_000);
          expect([unwritable.test(subject), unwritable.test(body)]).toEqual([false, false]);
        },
      ),
    );
  });
});
