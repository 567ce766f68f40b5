// @proves wizard-texts
import { describe, expect, test } from 'vitest';
import {
  certifications,
  chargebackTools,
  entityTypes,
  fulfillmentModels,
  preferredResolutions,
} from '../case-options.ts';
import { documentKindLabels, documentKinds } from '../documents/document-kind.ts';
import { processorChoices } from '../processors.ts';
import { readField, type Field } from './field.ts';
import { lastStep, missingInformation, steps } from './steps.ts';
import { acceptedExtensions, maxFileBytes, uploadHint } from './upload-documents.ts';

const today = '2026-11-23';
const stepAt = (index: number) => {
  const step = steps[index];
  if (!step) throw new Error(`no step ${index}`);
  return step;
};
const named = (name: string): Field => {
  const all = steps.flatMap((step) => [...step.fields, ...(step.rows ?? []).flatMap((group) => group.fields)]);
  const found = all.find((field) => field.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const valuesOf = (name: string) => named(name).options?.map((option) => option.value);
const bounds = (name: string, given: string[]) => given.map((each) => readField(named(name), each, today).ok);

/** The questions of spec section 2, step by step. */
const asked: [number, string, string[]][] = [
  [0, 'Account Setup', ['First name', 'Last name', 'Email', 'Phone']],
  [
    1,
    'Case Details',
    [
      'Payment processor',
      'Amount held',
      'Hold start date',
      'Merchant account ID',
      'Reason given by the processor',
      'Rolling reserves held',
      'Preferred resolution',
    ],
  ],
  [2, 'Contact Info', ['First name', 'Last name', 'Email', 'Phone']],
  [
    3,
    'Business Info',
    [
      'Legal business name',
      'Full legal name',
      'DBA name',
      'EIN',
      'Street address',
      'City',
      'State',
      'ZIP code',
      'Website',
      'Entity type',
      'State of incorporation',
      'Year established',
      'Business phone',
      'Business email',
      'Parent entities',
    ],
  ],
  [4, 'Ownership', []],
  [
    5,
    'Financial Data',
    [
      'Average monthly processing volume',
      'Peak monthly processing volume',
      'Average ticket size',
      'Card-present percentage',
      'Domestic transaction percentage',
      'Merchant category code',
    ],
  ],
  [
    6,
    'Products & Fulfillment',
    [
      'Fulfillment model',
      'Average delivery days',
      'Product description',
      'Refund policy',
      'Support SLA',
      'Chargeback tools',
      'Fulfillment address is the same as the business address',
      'Fulfillment street address',
      'Fulfillment city',
      'Fulfillment state',
      'Fulfillment ZIP code',
    ],
  ],
  [
    7,
    'Compliance',
    [
      'Prior counsel involved',
      'Insurance coverage',
      'Industry certifications',
      'Litigation history',
      'Accounting notes',
      'Communication logs',
    ],
  ],
  [8, 'Upload Documents', []],
];

describe('the nine steps', () => {
  test.each(asked)('step %i is %s and asks the specified questions', (index, title, labels) => {
    const step = stepAt(index);
    const asked = step.fields.map((field) => field.label);
    expect([step.title, asked.filter((label) => labels.includes(label))]).toEqual([title, labels]);
  });

  test('the steps are numbered from 0 to 8', () => {
    expect([steps.length, lastStep]).toEqual([9, 8]);
  });

  test('step 4 has the owners and the previous processors', () => {
    const groups = stepAt(4).rows?.map((group) => [group.title, group.named, group.fields.map((field) => field.label)]);
    expect(groups).toEqual([
      ['Owners', 'ownerName', ['Owner name', 'Ownership percentage', 'Role or title']],
      ['Previous processors', 'processorName', ['Processor name', 'Years used', 'Reason it ended']],
    ]);
  });

  test('step 0 requires the names and the email, and the phone is optional', () => {
    expect(stepAt(0).fields.map((field) => [field.name, field.required ?? false])).toEqual([
      ['firstName', true],
      ['lastName', true],
      ['email', true],
      ['phone', false],
    ]);
  });
});

describe('the choices', () => {
  test.each<[string, readonly string[]]>([
    ['processor', processorChoices],
    ['preferredResolution', preferredResolutions],
    ['entityType', entityTypes],
    ['fulfillmentModel', fulfillmentModels],
    ['chargebackTools', chargebackTools],
    ['industryCertifications', certifications],
  ])('the choices of %s are the spec’s', (name, list) => {
    expect(valuesOf(name)).toEqual(list);
  });

  test('the choices of prior counsel are yes and no', () => {
    expect(valuesOf('priorCounselInvolved')).toEqual(['yes', 'no']);
  });
});

describe('the bounds', () => {
  test.each([
    ['yearEstablished', ['1899', '1900', '2026', '2027'], [false, true, true, false]],
    ['ownershipPercentage', ['-1', '0', '100', '101'], [false, true, true, false]],
    ['cardPresentPercentage', ['-1', '0', '100', '101'], [false, true, true, false]],
    ['domesticTransactionPercentage', ['-1', '0', '100', '101'], [false, true, true, false]],
    ['averageDeliveryDays', ['-1', '0', '5'], [false, true, true]],
  ])('the bounds of %s apply to %j', (name, given, fine) => {
    expect(bounds(name, given)).toEqual(fine);
  });

  test.each([
    ['amountHeld', '$1,250', 1_250_00],
    ['rollingReservesHeld', '1250', 1_250_00],
    ['averageTicketSize', '45', 45_00],
    ['monthlyVolumeAverage', '80,000', 80_000],
    ['monthlyVolumePeak', '80,000', 80_000],
  ])('money in %s: %j is %i', (name, typed, value) => {
    expect(readField(named(name), typed, today)).toEqual({ ok: true, value });
  });

  test.each(['rollingReservesHeld', 'averageTicketSize', 'monthlyVolumeAverage', 'monthlyVolumePeak'])(
    'an empty %s is null',
    (name) => {
      expect(readField(named(name), '', today)).toEqual({ ok: true, value: null });
    },
  );
});

describe('the documents', () => {
  test('the recommended documents are the spec’s eight, in order', () => {
    expect(documentKinds.map((kind) => documentKindLabels[kind].toLowerCase())).toEqual([
      'termination or hold notice',
      'three months of merchant statements',
      'three months of bank statements',
      'chargeback summary report',
      'ein letter',
      'articles or operating agreement',
      'refund policy or terms',
      'proof of fulfillment',
    ]);
  });

  test('uploads may have the listed types and up to 10 MB, as the hint says', () => {
    expect(acceptedExtensions).toEqual(
      expect.arrayContaining(['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx']),
    );
    expect([uploadHint, maxFileBytes]).toEqual(['PDF, JPG, PNG up to 10MB each', 10 * 1024 * 1024]);
  });
});

test('the messages that block Continue are the spec’s', () => {
  expect(missingInformation.title).toBe('Missing Information');
  expect(missingInformation.description).toBe('Please fill in all required fields before continuing');
});
