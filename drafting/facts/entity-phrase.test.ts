import { expect, test } from 'vitest';
import type { CaseFields } from '../../domain/case-fields.ts';
import { blankCase } from '../../testing/cases/sample-cases.ts';
import { entityPhrase } from './entity-phrase.ts';

const phrase = (legal_business_name: string, business_entity_type: CaseFields['business_entity_type']) =>
  entityPhrase({ ...blankCase, legal_business_name, business_entity_type, state_incorporation: 'DE' });

test('the form of a business is named with its state', () => {
  expect(phrase('Cedar Lane Soaps LLC', 'llc')).toBe('a Delaware limited liability company');
  expect(phrase('Cedar Lane, Inc.', 's_corp')).toBe('a Delaware corporation');
  expect(phrase('Maria Lopez', 'sole_proprietor')).toBeNull();
});

test.each([
  ['Cedar Lane Soaps LLC', 'sole_proprietor'],
  ['Cedar Lane Soaps L.L.C.', 's_corp'],
  ['Cedar Lane, Inc.', 'llc'],
  ['Cedar Lane LLP', 'c_corp'],
] as const)('of %s, entered as %s, no letter says a form that its name denies', (name, type) => {
  expect(phrase(name, type)).toBeNull();
});
