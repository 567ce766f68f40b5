import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersSchema, type Answers } from './answers.ts';
import { answersFromCase } from './answers-from-case.ts';
import type { Field } from './field.ts';
import { missingDetails } from './missing-details.ts';
import { readApplication } from './read-application.ts';
import { centsFromEntry } from '../money/cents.ts';
import { steps } from './steps.ts';

const today = '2026-11-23';
const line = fc
  .string({ minLength: 1, maxLength: 50, unit: 'grapheme' })
  .filter((text) => text.trim() !== '' && !text.includes('\u0000'));

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => `${n / 100}%`);

/** A value this field kind accepts. */
function typed(field: Field): fc.Arbitrary<string | string[] | boolean> {
  switch (field.kind) {
    case 'flag':
      return fc.boolean();
    case 'choices':
      return fc.subarray(field.options?.map(({ value }) => value) ?? []);
    case 'choice':
    case 'yesno':
      return fc.constantFrom(...(field.options?.map(({ value }) => value) ?? []));
    case 'money':
    case 'dollars':
      return fc
        .integer({ min: 1, max: 99_999_999 })
        .chain((n) => fc.constantFrom(String(n), `$${n.toLocaleString('en-US')}`, `${n}.00`));
    case 'percent':
      return percent(100);
    case 'integer':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 3_000 }).map(String);
    case 'year':
      return fc.integer({ min: 1900, max: 2026 }).map(String);
    case 'date':
      return fc
        .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2026-11-23T00:00:00Z'), noInvalidDate: true })
        .map((at) => at.toISOString().slice(0, 10));
    case 'email':
      return fc.constantFrom('ada@goods.example', 'A.B+c@sub.goods.example');
    case 'phone':
      return fc.constantFrom('(555) 555-0100', '+1 555 555 0100 x12');
    case 'url':
      return fc.constantFrom('www.goods.example', 'https://goods.example/shop?x=1');
    case 'zip':
      return fc.constantFrom('97477', '97477-1234');
    case 'mcc':
      return fc.constantFrom('0742', '5999');
    case 'ein':
      return fc.constant('12-3456789');
    default:
      return line;
  }
}

const asked = steps.slice(1).flatMap((step) => step.fields);
const cents = (answer: Answers['fields'][string] | undefined) => centsFromEntry(String(answer ?? '')) ?? 0;
const fields = fc
  .record(Object.fromEntries(asked.map((field) => [field.name, typed(field)])), {
    requiredKeys: asked.filter((field) => field.required).map(({ name }) => name),
  })
  .filter((each) => cents(each['rollingReservesHeld']) <= cents(each['amountHeld']));
const maxRows = 4;
const rows = (name: 'owners' | 'previousProcessors') => {
  // Owners share one business.
  const inRow = (field: Field) => (field.kind === 'percent' ? percent(100 / maxRows) : typed(field));
  const group = steps.flatMap((step) => step.rows ?? []).find((each) => each.name === name);
  return fc.array(
    fc.record(
      Object.fromEntries((group?.fields ?? []).map((field) => [field.name, inRow(field) as fc.Arbitrary<string>])),
      { requiredKeys: [] },
    ),
    { maxLength: maxRows },
  );
};
const applications = fc.record({
  fields,
  owners: rows('owners'),
  previousProcessors: rows('previousProcessors'),
  files: fc.constant([]),
}) as fc.Arbitrary<Answers>;

function read(answers: Answers) {
  const result = readApplication(answers, today);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return {
    fields: { ...result.fields, ein: null },
    owners: result.owners,
    previousProcessors: result.previousProcessors,
  };
}

test('a case converted to answers and parsed back is unchanged', () => {
  fc.assert(
    fc.property(applications, (given) => {
      const stored = read(given);
      const shown = answersFromCase(stored);
      expect(answersSchema.safeParse(shown).success).toBe(true);
      expect(read(shown)).toEqual(stored);
    }),
    { numRuns: 300 },
  );
});

test('converting a case to answers is stable and never reveals the tax ID', () => {
  fc.assert(
    fc.property(applications, (given) => {
      const shown = answersFromCase(read(given));
      expect(answersFromCase(read(shown))).toEqual(shown);
      expect(shown.fields).not.toHaveProperty('ein');
      expect(
        JSON.stringify(answersFromCase({ ...read(given), fields: { ...read(given).fields, ein: '98-7654321' } })),
      ).not.toContain('7654321');
    }),
  );
});

test('answers show money in whole dollars, dates as month, day and year, and one row for an empty list', () => {
  const stored = read({
    fields: {
      processor: 'paypal',
      amountHeld: '$12,500.75',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@goods.example',
      legalBusinessName: 'Goods',
      businessStreet: '1 Way',
      holdStartDate: '2026-03-04',
    },
    owners: [],
    previousProcessors: [],
    files: [],
  });
  expect(answersFromCase(stored)).toMatchObject({
    fields: { amountHeld: '12500', holdStartDate: '3/4/2026' },
    owners: [{}],
    previousProcessors: [{}],
  });
  expect(missingDetails(stored.fields, false)).toHaveLength(6);
  const other = { ...stored.fields, processor: 'other' as const };
  expect(missingDetails(other, false)[0]).toBe('the name of the processor');
  expect(missingDetails(other, true), 'the agreement is signed').toHaveLength(6);
  expect(missingDetails({ ...other, other_processor: 'Acme Payments' }, false)).toHaveLength(6);
});
