// @proves edit-fields
import { expect, test } from 'vitest';
import { caseEdit } from '../../../contract/cases-for-staff.ts';
import { entityTypes } from '../../../domain/case-options.ts';
import { editFields, editSections, fieldsToEdit, listFields, storedName, tabOf } from './edit-fields.ts';

test('the dialog has everything the API lets staff change, once', () => {
  expect([...new Set(editFields.map((field) => storedName(field.name)))].toSorted()).toEqual(
    Object.keys(caseEdit.shape).toSorted(),
  );
  expect(new Set(editFields.map((field) => field.name)).size).toBe(editFields.length);
});

test('the dialog has the spec’s sections', () => {
  expect(editSections.map((section) => section.title)).toEqual([
    'Client Information',
    'Business Information',
    'Case Details',
    'Financial Information',
    'Additional Information',
  ]);
});

test('everything but the case’s head is edited in place', () => {
  const steps = ['case-details', 'contact', 'business', 'financial', 'fulfillment', 'compliance'] as const;
  const head = ['status', 'priority', 'owner_id', 'next_action', 'next_action_on'];
  const inPlace = [...steps.flatMap(fieldsToEdit), ...listFields].map((field) => field.name);
  expect([...inPlace, ...head].toSorted()).toEqual(editFields.map((field) => field.name).toSorted());
  expect([
    tabOf('email'),
    tabOf('held_amount_cents'),
    tabOf('ein'),
    tabOf('litigation_history'),
    tabOf('card_present_percentage'),
  ]).toEqual(['overview', 'overview', 'business', 'business', 'financial']);
});

test('the dialog’s five entity types and Other are stored values', () => {
  const options = editFields.find((field) => field.name === 'business_entity_type')?.options ?? [];
  expect(options.map((option) => option.label)).toEqual([
    'Sole Proprietorship',
    'Partnership',
    'LLC',
    'Corporation',
    'S Corporation',
    'Other',
  ]);
  expect(options.map((option) => option.value).toSorted()).toEqual([...entityTypes].toSorted());
});
