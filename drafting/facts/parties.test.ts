import { expect, test } from 'vitest';
import type { CaseFields } from '../../domain/case-fields.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import { buildFactSheet } from './fact-sheet.ts';

/** Who the client is, and under which name they do business, in a case of one owner, Ada Byron. */
function namesOf(fields: Partial<CaseFields>, owners = ['Ada Byron']): (string | null)[] {
  const full = fullCase('paypal');
  const sole: Partial<CaseFields> = {
    business_entity_type: 'sole_proprietor',
    legal_business_name_full: null,
    dba_name: null,
    first_name: 'Ada',
    last_name: 'Byron',
  };
  const { facts } = buildFactSheet(
    {
      ...full,
      fields: { ...full.fields, ...sole, ...fields },
      owners: owners.map((owner_name) => ({ owner_name, ownership_percentage: null, role_title: null })),
    },
    { dated: '2026-11-23' },
  );
  return [facts['merchant_legal']?.display ?? null, facts['dba']?.display ?? null];
}

test('a sole proprietorship is its owner, who does business under its name', () =>
  expect(namesOf({ legal_business_name: 'Byron Tools' })).toEqual(['Ada Byron', 'Byron Tools']));

test.each<[why: string, fields: Partial<CaseFields>, owners: string[], names: (string | null)[]]>([
  ['the name is the owner’s own', { legal_business_name: 'Ada L. Byron' }, ['Ada Byron'], ['Ada L. Byron', null]],
  ['the name is the contact’s own', { legal_business_name: 'Ada Byron' }, ['Augusta King'], ['Ada Byron', null]],
  [
    'there is a name to do business under',
    { legal_business_name: 'Augusta Byron', dba_name: 'Byron Tools' },
    ['Ada Byron'],
    ['Augusta Byron', 'Byron Tools'],
  ],
  ['it has two owners', { legal_business_name: 'Byron Tools' }, ['Ada Byron', 'Al King'], ['Byron Tools', null]],
  ['its name is of another form', { legal_business_name: 'Byron Tools LLC' }, ['Ada Byron'], ['Byron Tools LLC', null]],
  [
    'it is a company',
    { legal_business_name: 'Byron Tools', business_entity_type: 'llc' },
    ['Ada Byron'],
    ['Byron Tools', null],
  ],
])('a business keeps its name where %s', (_why, fields, owners, names) =>
  expect(namesOf(fields, owners)).toEqual(names),
);
