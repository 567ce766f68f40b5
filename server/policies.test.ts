import { expect, test } from 'vitest';
import { byteEndpoints, contract } from '../contract/contract.ts';
import { roles } from '../domain/role.ts';
import { mayCall, policies, type Policy, type Verdict } from './kernel/policy.ts';

/** Dotted names of all endpoints, as the guard sees them. */
function endpointsOf(node: object, path: string[] = []): string[] {
  if ('~orpc' in node) return [path.join('.')];
  return Object.entries(node).flatMap(([name, child]) => endpointsOf(child, [...path, name]));
}
const endpoints = [...endpointsOf(contract), ...Object.keys(byteEndpoints)];

test('every endpoint has a policy, and no policy is without an endpoint', () => {
  expect(endpoints.length).toBeGreaterThan(30);
  expect(new Set(endpoints).size).toBe(endpoints.length);
  expect(Object.keys(policies).toSorted()).toEqual(endpoints.toSorted());
});

test('only the public forms, the links of mails, the demo’s outbox, health and the sign-in options are open to all', () => {
  expect(endpoints.filter((name) => mayCall(policies[name], null) === 'allowed')).toEqual([
    'inquiries.sendMessage',
    'inquiries.subscribe',
    'system.health',
    'system.signInOptions',
    'mail.unsubscribe',
    'outbox.read',
    'newsletter.confirm',
    'newsletter.end',
  ]);
});

test('an endpoint without a row is forbidden to everybody', () => {
  for (const role of [null, ...roles]) expect(mayCall(policies['no.such.endpoint'], role)).toBe('forbidden');
});

const table: Record<Policy, [visitor: Verdict, client: Verdict, attorney: Verdict, admin: Verdict]> = {
  public: ['allowed', 'allowed', 'allowed', 'allowed'],
  'own-account': ['signed-out', 'allowed', 'allowed', 'allowed'],
  'signed-in': ['signed-out', 'allowed', 'allowed', 'allowed'],
  staff: ['signed-out', 'forbidden', 'forbidden', 'allowed'],
  attorney: ['signed-out', 'forbidden', 'allowed', 'forbidden'],
  desk: ['signed-out', 'forbidden', 'allowed', 'allowed'],
};

test.each(Object.entries(table))('%s', (policy, verdicts) => {
  const asked = ([null, 'client', 'attorney', 'admin'] as const).map((role) => mayCall(policy as Policy, role));
  expect(asked).toEqual(verdicts);
});

test('the table covers each policy that is in use', () => {
  expect(Object.keys(table)).toEqual(expect.arrayContaining([...new Set(Object.values(policies))]));
});

test('staff and attorneys alone reach what is theirs', () => {
  for (const name of endpoints) {
    if (name.startsWith('admin.')) expect(policies[name]).toBe('staff');
    if (['letters.approve', 'letters.confirm', 'letters.return', 'knowledge.confirm'].includes(name))
      expect(policies[name]).toBe('attorney');
  }
});
