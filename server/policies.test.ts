// @proves who-may-call
import { expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { mayCall, type Policy, type Verdict } from '../contract/policy.ts';
import { roles } from '../domain/people/role.ts';

test('every endpoint has a policy', () => {
  expect(endpoints.length).toBeGreaterThan(30);
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
  expect(endpoints.filter(({ policy }) => policy === undefined)).toEqual([]);
});

test("only the public forms, the links in emails, invitations and calendars, a mailhouse's signed reports, signed replies to texts, the demo's outbox, health and the sign-in options are public", () => {
  expect(endpoints.filter(({ policy }) => mayCall(policy, null) === 'allowed').map(({ name }) => name)).toEqual([
    'inquiries.sendMessage',
    'inquiries.subscribe',
    'sharing.readInvitation',
    'system.health',
    'system.signInOptions',
    'cases.feed',
    'email.outbox',
    'email.unsubscribe',
    'inquiries.confirmSubscription',
    'inquiries.endSubscription',
    'letters.mailhouseReport',
    'letters.openLink',
    'system.live',
    'system.ready',
    'textMessages.reply',
  ]);
});

test('an endpoint without a policy is forbidden to everyone', () => {
  for (const role of [null, ...roles]) expect(mayCall(undefined, role)).toBe('forbidden');
});

const table: Record<Policy, [visitor: Verdict, client: Verdict, attorney: Verdict, admin: Verdict]> = {
  public: ['allowed', 'allowed', 'allowed', 'allowed'],
  'own-account': ['signed-out', 'allowed', 'allowed', 'allowed'],
  'signed-in': ['signed-out', 'allowed', 'allowed', 'allowed'],
  staff: ['signed-out', 'forbidden', 'forbidden', 'allowed'],
  attorney: ['signed-out', 'forbidden', 'allowed', 'forbidden'],
  desk: ['signed-out', 'forbidden', 'allowed', 'allowed'],
};

test.each(Object.entries(table))('the policy %s admits exactly its roles', (policy, verdicts) => {
  const asked = ([null, 'client', 'attorney', 'admin'] as const).map((role) => mayCall(policy as Policy, role));
  expect(asked).toEqual(verdicts);
});

test('the table covers each policy in use', () => {
  expect(Object.keys(table)).toEqual(expect.arrayContaining(endpoints.map(({ policy }) => policy)));
});

test('only staff and attorneys reach their endpoints', () => {
  for (const { name, path, policy } of endpoints) {
    if (path.startsWith('/admin/')) expect([name, policy]).toEqual([name, 'staff']);
    if (
      [
        'letters.approve',
        'letters.previewSigned',
        'letters.recordPdf',
        'letters.noticeEmail',
        'letters.recordSentEmail',
        'letters.recordReading',
        'letters.confirmFinding',
        'letters.takeFindings',
        'letters.sendBack',
        'knowledge.confirm',
      ].includes(name)
    )
      expect([name, policy]).toEqual([name, 'attorney']);
  }
});
