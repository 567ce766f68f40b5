// @proves case-edit
import fc from 'fast-check';
import { unwritable } from '../unwritable.ts';
import { describe, expect, test } from 'vitest';
import type { CaseFields } from '../case-fields.ts';
import { readDetails, type CaseEdit } from './case-edit.ts';
import { emptyAnswers } from '../intake/answers.ts';
import { readApplication } from '../intake/read-application.ts';

const today = '2026-05-01';
const application = readApplication(
  {
    ...emptyAnswers(),
    fields: {
      processor: 'paypal',
      amountHeld: '12,500',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@shop.example',
      legalBusinessName: 'Analytical Goods LLC',
      businessStreet: '12 Example Street',
      chargebackTools: ['Ethoca', 'Verifi'],
    },
  },
  today,
);
if (!application.ok) throw new Error('the sample is not an application');
const stored: CaseFields = { ...application.fields, ein: '12-3456789' };
const read = (edit: CaseEdit, before = stored) => readDetails(edit, before, today);

describe('a detail', () => {
  test.each<[string, CaseEdit, Partial<CaseFields>]>([
    ['in cents', { held_amount_cents: 1_250_001 }, { held_amount_cents: 1_250_001 }],
    [
      'money of zero is none (spec, section 5)',
      { held_amount_cents: 0, average_ticket_size_cents: 0, monthly_processing_volume_avg: 0 },
      { held_amount_cents: null },
    ],
    [
      'the admin spellings of an entity type are the stored ones',
      { business_entity_type: 'corporation' },
      { business_entity_type: 'c_corp' },
    ],
    ['and the other', { business_entity_type: 'sole_proprietorship' }, { business_entity_type: 'sole_proprietor' }],
    [
      'typed in another way is brought into one',
      { ein: '987654321', year_established: 1900, card_present_percentage: 12.5 },
      { ein: '98-7654321', year_established: 1900, card_present_percentage: 12.5 },
    ],
    ['blank is none', { phone: '  ', website: '', dba_name: null }, {}],
    [
      'a name that may not be null is blank (spec, section 5: no required checks)',
      { first_name: ' ', legal_business_name: '' },
      { first_name: '', legal_business_name: '' },
    ],
    ['the EIN is taken away', { ein: null }, { ein: null }],
    [
      'an address is changed whole',
      { business_address: { street: '12 Example Street', city: 'Oakland', state: 'CA', zip: '94607' } },
      { business_address: { street: '12 Example Street', city: 'Oakland', state: 'CA', zip: '94607' } },
    ],
    [
      'an empty fulfillment address is none',
      { fulfillment_address: { street: ' ', city: '', state: '', zip: '' } },
      {},
    ],
    ['choices, each once', { chargeback_tools: ['Ethoca', 'Ethoca'] }, { chargeback_tools: ['Ethoca'] }],
    ['yes, no and not said', { prior_counsel_involved: false }, { prior_counsel_involved: false }],
    ['a day', { hold_started_on: '2026-03-14' }, { hold_started_on: '2026-03-14' }],
    ['what is not asked for stays', { status: 'closed', priority: 'high' }, {}],
    ['undefined is not asked for', { phone: undefined }, {}],
  ])('%s', (_, edit, changed) => {
    expect(read(edit)).toEqual({ changed, errors: {} });
  });

  test.each<[CaseEdit, string]>([
    [{ year_established: 1899 }, 'year_established'],
    [{ year_established: 2027 }, 'year_established'],
    [{ card_present_percentage: 100.5 }, 'card_present_percentage'],
    [{ domestic_transaction_percentage: -1 }, 'domestic_transaction_percentage'],
    [{ card_present_percentage: 33.333 }, 'card_present_percentage'],
    [{ avg_delivery_days: -1 }, 'avg_delivery_days'],
    [{ phone: 'call me' }, 'phone'],
    [{ business_phone: '123' }, 'business_phone'],
    [{ ein: '12-34' }, 'ein'],
    [{ email: 'nobody' }, 'email'],
    [{ email: '' }, 'email'],
    [{ business_email: 'a@b' }, 'business_email'],
    [{ website: 'no website' }, 'website'],
    [{ merchant_category_code: '12' }, 'merchant_category_code'],
    [{ held_amount_cents: -1 }, 'held_amount_cents'],
    [{ held_amount_cents: 1e13 }, 'held_amount_cents'],
    [{ monthly_processing_volume_peak: 1e11 }, 'monthly_processing_volume_peak'],
    [{ hold_started_on: '2026-05-02' }, 'hold_started_on'],
    [{ state_incorporation: 'Ohio' }, 'state_incorporation'],
    [{ chargeback_tools: ['Magic'] }, 'chargeback_tools'],
    [{ first_name: 'a'.repeat(101) }, 'first_name'],
    [{ litigation_history: 'a'.repeat(10_001) }, 'litigation_history'],
    [{ dba_name: 'a\u0000b' }, 'dba_name'],
    [{ business_address: { street: '1', city: '2', state: 'CA', zip: 'x' } }, 'business_address.zip'],
    [{ fulfillment_address: { street: '1', city: '2', state: 'Nowhere', zip: '' } }, 'fulfillment_address.state'],
  ])('the edit %j is rejected by field', (edit, field) => {
    const { changed, errors } = read(edit);
    expect([changed, Object.keys(errors)]).toEqual([{}, [field]]);
    expect(errors[field]).toMatch(/^[A-Z].*\.$/);
  });

  test('the name of an unlisted processor goes with that choice, and is kept with no other', () => {
    const other: CaseFields = { ...stored, processor: 'other', other_processor: 'Acme Payments' };
    expect(read({ processor: 'other', other_processor: ' Acme  Payments ' }).changed).toEqual({
      processor: 'other',
      other_processor: 'Acme  Payments',
    });
    expect(read({ other_processor: 'Nova Pay' }, other).changed).toEqual({ other_processor: 'Nova Pay' });
    expect(read({ processor: 'stripe' }, other).changed).toEqual({ processor: 'stripe', other_processor: null });
    expect(read({ processor: 'stripe', other_processor: 'Nova Pay' }, other).changed).toEqual({
      processor: 'stripe',
      other_processor: null,
    });
    expect(read({ other_processor: 'Nova Pay' }).changed).toEqual({});
  });

  test('an unchanged detail is not a change and is not validated', () => {
    const odd: CaseFields = {
      ...stored,
      phone: 'ask for Jo',
      year_established: 1850,
      business_address: { ...stored.business_address, zip: 'old' },
      chargeback_tools: ['Gone'],
    };
    const { email: _email, ...rest } = odd;
    expect(read({ ...rest, email: odd.email }, odd)).toEqual({ changed: {}, errors: {} });
    expect(read({ business_address: { ...odd.business_address, city: 'Oakland' } }, odd)).toEqual({
      changed: { business_address: { ...odd.business_address, city: 'Oakland' } },
      errors: {},
    });
  });
});

test('typed text is stored as typed except for surrounding whitespace, or is rejected', () => {
  const sign = fc
    .oneof(
      fc.integer({ min: 0, max: 0x7f }),
      fc.integer({ min: 0, max: 0xd7ff }),
      fc.integer({ min: 0xe000, max: 0x10ffff }),
    )
    .map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(
      fc.constantFrom('dba_name', 'product_description', 'first_name', 'reason_given' as const),
      fc.string({ unit: sign, maxLength: 150 }),
      (name, text) => {
        const { changed, errors } = read({ [name]: text });
        if (name in errors) expect(unwritable.test(text) || text.trim().length > 100).toBe(true);
        else
          expect(name in changed ? changed[name] : stored[name]).toBe(
            text.trim() || (name === 'first_name' ? '' : null),
          );
      },
    ),
    { numRuns: 200 },
  );
});
