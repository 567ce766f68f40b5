// @proves read-application
import { describe, expect, test } from 'vitest';
import { emptyAnswers, type Answers } from './answers.ts';
import { readRows } from './list-rows.ts';
import { readApplication, shownFields, stepErrors } from './read-application.ts';
import { steps, troubleWith } from './steps.ts';

const today = '2026-11-23';
const required: Answers['fields'] = {
  processor: 'paypal',
  amountHeld: '12,500',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@goods.example',
  legalBusinessName: 'Goods LLC',
  businessStreet: '12 Example Street',
};
const address = { businessCity: 'Springfield', businessState: 'OR', businessZip: '97477' };
const answers = (fields: Answers['fields'] = {}, more: Partial<Answers> = {}): Answers => ({
  ...emptyAnswers(),
  ...more,
  fields: { ...required, ...fields },
});
const without = (name: string): Answers => {
  const { [name]: _left, ...fields } = required;
  return { ...emptyAnswers(), fields };
};

function read(given: Answers) {
  const result = readApplication(given, today);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result;
}
function errorsOf(given: Answers) {
  const result = readApplication(given, today);
  return result.ok ? {} : result.errors;
}

test('a step with errors says what is missing, or if nothing is, that something needs another look', () => {
  const step = steps[2];
  if (!step) throw new Error('no such step');
  const titleOf = (given: Answers) => troubleWith(step, given.fields, stepErrors(step, given, today)).title;
  expect(titleOf(answers({ firstName: ' ', phone: '12' }))).toBe('Missing Information');
  expect(titleOf(answers({ phone: '12' }))).toBe('Something needs another look');
});

test('owners together cannot have more than the whole business, but rounding is allowed', () => {
  const message = 'The owners’ shares together cannot be more than 100 percent.';
  const owners = (...shares: string[]) =>
    answers(
      {},
      { owners: shares.map((ownershipPercentage, at) => ({ ownerName: `Owner ${at}`, ownershipPercentage })) },
    );
  expect(errorsOf(owners('60', '40'))).toEqual({});
  expect(errorsOf(owners('33.34', '33.33', '33.33'))).toEqual({});
  expect(errorsOf(owners('', '100', ''))).toEqual({});
  expect(errorsOf(owners('60', '40.01', '1'))).toEqual({ 'owners.1.ownershipPercentage': message });
  expect(errorsOf(owners('101'))).toEqual({ 'owners.0.ownershipPercentage': expect.not.stringContaining('together') });
  const [, step] = steps;
  expect(step && stepErrors(step, owners('60', '50'), today), 'not on another step').toEqual({});
  expect(readRows('business_owners', owners('60', '50').owners, today)).toEqual({
    ok: false,
    errors: { 'owners.1.ownershipPercentage': message },
  });
});

test('a reserve larger than the amount held is refused at its field, on its step alone', () => {
  const message = 'The reserve is a part of the amount held, so it cannot be more than that.';
  const [step, next] = steps.slice(1);
  if (!step || !next) throw new Error('no such step');
  for (const [rollingReservesHeld, errors] of [
    ['12,500', {}],
    ['12,501', { rollingReservesHeld: message }],
    ['', {}],
  ] as const) {
    expect(errorsOf(answers({ rollingReservesHeld }))).toEqual(errors);
    expect(stepErrors(step, answers({ rollingReservesHeld }), today)).toEqual(errors);
    expect(stepErrors(next, answers({ rollingReservesHeld }), today)).toEqual({});
  }
  expect(errorsOf(answers({ rollingReservesHeld: '99', amountHeld: '' }))).toEqual({ amountHeld: expect.any(String) });
});

describe('what must be answered', () => {
  test.each<[number, string, string]>([
    [1, 'processor', 'Select: Payment processor.'],
    [1, 'amountHeld', 'Enter: Amount held.'],
    [2, 'firstName', 'Enter: First name.'],
    [2, 'lastName', 'Enter: Last name.'],
    [2, 'email', 'Enter: Email.'],
    [3, 'legalBusinessName', 'Enter: Legal business name.'],
    [3, 'businessStreet', 'Enter: Street address.'],
  ])('step %i is blocked without %s', (index, name, message) => {
    const step = steps[index];
    if (!step) throw new Error('no such step');
    expect(stepErrors(step, without(name), today)).toEqual({ [name]: message });
    expect(stepErrors(step, answers(), today)).toEqual({});
    expect(errorsOf(without(name))).toEqual({ [name]: message });
  });

  test('the other steps require no answers', () => {
    for (const step of steps.slice(4)) expect(stepErrors(step, emptyAnswers(), today)).toEqual({});
    expect(
      steps
        .slice(4)
        .flatMap((step) => step.fields)
        .some((field) => field.required),
    ).toBe(false);
  });

  test('the nine steps are in spec order', () => {
    expect(steps.map((step) => step.title)).toEqual([
      'Account Setup',
      'Case Details',
      'Contact Info',
      'Business Info',
      'Ownership',
      'Financial Data',
      'Products & Fulfillment',
      'Compliance',
      'Upload Documents',
    ]);
  });

  test('an empty application has seven errors', () => {
    expect(Object.keys(errorsOf(emptyAnswers()))).toEqual(Object.keys(required));
  });
});

/** Every wizard field: typed answer, stored name, stored value. */
const mapping: [name: string, typed: string | string[], stored: string, value: unknown][] = [
  ['processor', 'stripe', 'processor', 'stripe'],
  ['amountHeld', '$12,500.00', 'held_amount_cents', 12_500_00],
  ['holdStartDate', '3/14/2026', 'hold_started_on', '2026-03-14'],
  ['merchantAccount', 'acct_1A', 'merchant_account_id', 'acct_1A'],
  ['reasonGiven', 'High risk', 'reason_given', 'High risk'],
  ['rollingReservesHeld', '2,000', 'rolling_reserves_held_cents', 2_000_00],
  ['preferredResolution', 'negotiated', 'preferred_resolution', 'negotiated'],
  ['firstName', ' Ada ', 'first_name', 'Ada'],
  ['lastName', 'Byron', 'last_name', 'Byron'],
  ['email', 'Ada@Goods.example', 'email', 'Ada@Goods.example'],
  ['phone', '(555) 555-0100', 'phone', '(555) 555-0100'],
  ['legalBusinessName', 'Goods LLC', 'legal_business_name', 'Goods LLC'],
  ['fullLegalName', 'Goods, a Delaware LLC', 'legal_business_name_full', 'Goods, a Delaware LLC'],
  ['dbaName', 'Goodies', 'dba_name', 'Goodies'],
  ['ein', '123456789', 'ein', '12-3456789'],
  ['website', 'goods.example', 'website', 'goods.example'],
  ['entityType', 'llc', 'business_entity_type', 'llc'],
  ['stateOfIncorporation', 'DE', 'state_incorporation', 'DE'],
  ['yearEstablished', '2015', 'year_established', 2015],
  ['businessPhone', '555-555-0199', 'business_phone', '555-555-0199'],
  ['businessEmail', 'shop@goods.example', 'business_email', 'shop@goods.example'],
  ['parentEntities', 'Goods Holding', 'parent_entities', 'Goods Holding'],
  ['monthlyVolumeAverage', '80,000', 'monthly_processing_volume_avg', 80_000],
  ['monthlyVolumePeak', '120,000.50', 'monthly_processing_volume_peak', 120_000],
  ['averageTicketSize', '45', 'average_ticket_size_cents', 45_00],
  ['cardPresentPercentage', '12.5', 'card_present_percentage', 12.5],
  ['domesticTransactionPercentage', '99%', 'domestic_transaction_percentage', 99],
  ['merchantCategoryCode', '0742', 'merchant_category_code', '0742'],
  ['fulfillmentModel', 'physical', 'fulfillment_model', 'physical'],
  ['averageDeliveryDays', '0', 'avg_delivery_days', 0],
  ['productDescription', 'Books', 'product_description', 'Books'],
  ['refundPolicy', '30 days', 'refund_policy', '30 days'],
  ['supportSla', 'One day', 'support_sla', 'One day'],
  ['chargebackTools', ['Ethoca', 'Other'], 'chargeback_tools', ['Ethoca', 'Other']],
  ['priorCounselInvolved', 'no', 'prior_counsel_involved', false],
  ['insuranceCoverage', 'General', 'insurance_coverage', 'General'],
  ['industryCertifications', ['PCI DSS'], 'industry_certifications', ['PCI DSS']],
  ['litigationHistory', 'None', 'litigation_history', 'None'],
  ['accountingNotes', 'Accrual', 'accounting_notes', 'Accrual'],
  ['communicationLogs', 'Called 3/15', 'communication_logs', 'Called 3/15'],
];

describe('what is stored', () => {
  test.each(mapping)('the answer %s %j is stored as %s %j', (name, typed, stored, value) => {
    expect(read(answers({ [name]: typed })).fields).toHaveProperty(stored, value);
  });

  test('every specified field is stored, including the four once dropped', () => {
    expect(mapping.map(([name]) => name)).toEqual(
      expect.arrayContaining(['reasonGiven', 'businessPhone', 'businessEmail', 'parentEntities']),
    );
    expect(Object.keys(read(answers()).fields)).toEqual(
      expect.arrayContaining([...mapping.map(([, , stored]) => stored), 'business_address', 'fulfillment_address']),
    );
  });

  test('unanswered fields are null and lists are empty', () => {
    const { fields } = read(answers());
    const given = new Set([
      'processor',
      'held_amount_cents',
      'first_name',
      'last_name',
      'email',
      'legal_business_name',
      'business_address',
      'chargeback_tools',
      'industry_certifications',
    ]);
    for (const [name, value] of Object.entries(fields))
      if (!given.has(name)) expect([name, value]).toEqual([name, null]);
    expect(fields).toMatchObject({
      chargeback_tools: [],
      industry_certifications: [],
      business_address: { street: '12 Example Street', city: '', state: '', zip: '' },
    });
  });
});

describe('the name of a processor that is not in the list', () => {
  const [, step] = steps;
  const namesShown = (given: Answers) => (step ? shownFields(step, given).map(({ name }) => name) : []);

  test('is asked right after the processor and stored while Other is chosen, and may be left out', () => {
    const named = answers({ processor: 'other', otherProcessor: ' Acme Payments ' });
    expect(namesShown(named).slice(0, 3)).toEqual(['processor', 'otherProcessor', 'amountHeld']);
    expect(read(named).fields).toMatchObject({ processor: 'other', other_processor: 'Acme Payments' });
    expect(read(answers({ processor: 'other' })).fields.other_processor).toBeNull();
    expect(errorsOf(answers({ processor: 'other', otherProcessor: 'x'.repeat(121) }))).toEqual({
      otherProcessor: 'Name of the processor must be 120 characters or fewer.',
    });
  });

  test.each(['paypal', ''])('is neither shown, read nor stored while the processor is "%s"', (processor) => {
    const given = answers({ processor, otherProcessor: 'x'.repeat(121) });
    expect(namesShown(given)).not.toContain('otherProcessor');
    expect(errorsOf(given)).not.toHaveProperty('otherProcessor');
    if (processor !== '') expect(read(given).fields.other_processor).toBeNull();
  });
});

describe('the fulfillment address', () => {
  const business = { street: '12 Example Street', city: 'Springfield', state: 'OR', zip: '97477' };

  test('the fulfillment address copies the business address while the flag is set', () => {
    const { fields } = read(
      answers({ ...address, sameAsBusinessAddress: true, fulfillmentStreet: 'Elsewhere', fulfillmentZip: 'not a zip' }),
    );
    expect(fields).toMatchObject({ business_address: business, fulfillment_address: business });
  });

  test('the fulfillment address is separate when the flag is not set', () => {
    const { fields } = read(
      answers({ ...address, sameAsBusinessAddress: false, fulfillmentStreet: '9 Dock Road', fulfillmentState: 'WA' }),
    );
    expect(fields).toMatchObject({
      business_address: business,
      fulfillment_address: { street: '9 Dock Road', city: '', state: 'WA', zip: '' },
    });
    expect(errorsOf(answers({ fulfillmentZip: 'not a zip' }))).toEqual({
      fulfillmentZip: 'Enter a ZIP code of five digits, or nine as 12345-6789.',
    });
  });

  test('a blank fulfillment address is null', () => {
    expect(read(answers(address)).fields.fulfillment_address).toBeNull();
  });
});

describe('owners and previous processors', () => {
  test('only named rows are stored, in order and trimmed', () => {
    const result = read(
      answers(
        {},
        {
          owners: [
            { ownerName: ' Ada ', ownershipPercentage: '60 %', roleTitle: 'CEO' },
            { ownerName: '  ', ownershipPercentage: '40' },
            {},
            { ownerName: 'Bo' },
          ],
          previousProcessors: [
            {},
            { processorName: 'OldPay', yearsUsed: '2019 to 2023', terminationReason: ' Volume ' },
            { yearsUsed: '3' },
          ],
        },
      ),
    );
    expect(result.owners).toEqual([
      { owner_name: 'Ada', ownership_percentage: 60, role_title: 'CEO' },
      { owner_name: 'Bo', ownership_percentage: null, role_title: null },
    ]);
    expect(result.previousProcessors).toEqual([
      { processor_name: 'OldPay', years_used: '2019 to 2023', termination_reason: 'Volume' },
    ]);
  });

  test('an error names its row and field', () => {
    const errors = errorsOf(
      answers(
        {},
        {
          owners: [{ ownerName: 'Ada' }, { ownerName: 'Bo', ownershipPercentage: '101' }],
          previousProcessors: [{ processorName: 'x'.repeat(201) }],
        },
      ),
    );
    expect(errors).toEqual({
      'owners.1.ownershipPercentage': 'Ownership percentage must be a number from 0 to 100.',
      'previousProcessors.0.processorName': 'Processor name must be 200 characters or fewer.',
    });
  });

  test('at least one row is always shown', () => {
    expect(emptyAnswers()).toMatchObject({ owners: [{}], previousProcessors: [{}] });
  });
});

test('all errors are reported at once, by field', () => {
  const errors = errorsOf(
    answers({
      amountHeld: 'a lot',
      yearEstablished: '1899',
      cardPresentPercentage: '101',
      averageDeliveryDays: '-1',
      email: 'nobody',
    }),
  );
  expect(Object.keys(errors).toSorted()).toEqual([
    'amountHeld',
    'averageDeliveryDays',
    'cardPresentPercentage',
    'email',
    'yearEstablished',
  ]);
});
