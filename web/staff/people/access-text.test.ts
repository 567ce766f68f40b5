import { expect, test } from 'vitest';
import { accessKinds } from '../../../server/people/access-log.ts';
import { accessText } from './access-text.ts';

const entry = (what: string, from: string | null = null, to: string | null = null) => accessText({ what, from, to });

test('every kind of change has its own text', () => {
  const said = accessKinds.map((what) => entry(what, 'client', 'admin'));
  expect(new Set(said).size).toBe(accessKinds.length);
  for (const label of said) expect(label).toMatch(/^[A-Z][a-z: ]+[A-Za-z ]+$/);
});

test('a role has the table’s label, and an organization’s name keeps its text direction', () => {
  expect(entry('role_changed', 'client', 'attorney')).toBe('Role: Client to Attorney');
  expect(entry('organization_changed', 'متجر', null)).toBe('Organization: \u2068متجر\u2069 to none');
  expect(entry('role_changed', 'constructor', null)).toBe('Role: none to none');
});

test('an unknown kind is shown as it is', () => {
  expect(entry('something_new')).toBe('something new');
  expect(entry('constructor')).toBe('constructor');
});
