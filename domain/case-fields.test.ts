import { expect, test } from 'vitest';
import { addressPartRows, caseFieldRows, ownerRows, previousProcessorRows } from './case-fields.ts';
import { readApplication } from './intake/read-application.ts';
import { emptyAnswers } from './intake/answers.ts';
import { steps } from './intake/steps.ts';

const rows = [...caseFieldRows, ...ownerRows, ...previousProcessorRows];

test.each(['name', 'answer', 'label'] as const)('no two fields share a %s', (key) => {
  const values = rows.map((row) => row[key]);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('the wizard asks for every field once, and for an address its four parts', () => {
  const asked = steps
    .filter((step) => step.key !== 'account')
    .flatMap((step) => step.fields)
    .filter((field) => field.kind !== 'flag')
    .map((field) => field.name);
  const expected = caseFieldRows.flatMap(({ kind, answer }) =>
    kind === 'address' ? addressPartRows.map((part) => answer + part.answer) : [answer],
  );
  expect(asked.toSorted()).toEqual(expected.toSorted());
});

test('only choice fields have options', () => {
  expect(caseFieldRows.filter(({ kind, options }) => /^choices?$/.test(kind) !== (options !== undefined))).toEqual([]);
  for (const { options, staffOptions } of caseFieldRows)
    if (staffOptions)
      expect(staffOptions.map(({ value }) => value).toSorted()).toEqual(options?.map(({ value }) => value).toSorted());
});

test('an application with only the required answers has a value for every field', () => {
  const required = caseFieldRows.filter((row) => row.required);
  const typed: Record<string, string> = { processor: 'other', amountHeld: '100', email: 'ada@goods.example' };
  const fields = Object.fromEntries(
    required.map(({ kind, answer }) =>
      kind === 'address' ? [`${answer}Street`, '1 Way'] : [answer, typed[answer] ?? 'Ada'],
    ),
  );
  const read = readApplication({ ...emptyAnswers(), fields }, '2026-05-01');
  expect(read.ok && Object.entries(read.fields).filter(([, value]) => value !== null && value !== '').length).toBe(
    required.length + caseFieldRows.filter((row) => row.kind === 'choices').length,
  );
  expect(read.ok && Object.keys(read.fields)).toEqual(caseFieldRows.map((row) => row.name));
});

test('fields stated in the agreement survive erasure, and contact details do not', () => {
  expect(caseFieldRows.filter((row) => row.agreed && !row.kept)).toEqual([]);
  expect(caseFieldRows.filter((row) => row.kept && /^(email|phone|ein|url|longtext)$/.test(row.kind))).toEqual([]);
});
