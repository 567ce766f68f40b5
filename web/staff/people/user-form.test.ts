// @proves user-form
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesSince, errorsFrom, formOf, readForm, rebase, withRole, type UserForm } from './user-form.ts';

const org = { id: '01900000-0000-7000-8000-000000000010', name: 'Shop', kind: 'merchant' as const };
const client = { role: 'client' as const, org, phone: '(415) 555-0100', attorney: null };
const staffMember = {
  role: 'admin' as const,
  org: { ...org, name: 'Internal Staff', kind: 'internal' as const },
  phone: null,
  attorney: null,
};
const signs = { bar_number: '1', bar_state: 'Oregon', firm_name: 'Brook Law' };
const lawyer = { role: 'attorney' as const, org: { ...org, kind: 'law_firm' as const }, phone: null, attorney: signs };
const typed = (of: Parameters<typeof formOf>[0], change: Partial<UserForm>): UserForm => ({ ...formOf(of), ...change });

describe('the request of the user form', () => {
  test.each([
    ['a client', client],
    ['staff', staffMember],
    ['an attorney', lawyer],
  ])('is empty for %s without changes', (_, user) => {
    expect(readForm(user, formOf(user), true)).toEqual({ patch: {}, errors: {} });
  });

  test('contains the role, the trimmed phone, and a new organization name', () => {
    expect(readForm(client, typed(client, { phone: '  ', place: 'name', org_name: ' =1+1 "Ltd" ' }), false)).toEqual({
      patch: { phone: null, org_name: '=1+1 "Ltd"' },
      errors: {},
    });
    expect(readForm(client, withRole(typed(client, {}), 'admin'), false).patch).toEqual({ role: 'admin' });
    expect(readForm(client, typed(client, { place: 'name', org_name: 'Shop' }), false).patch).toEqual({});
    expect(readForm(client, typed(client, { place: 'pick', org_id: org.id }), false).patch).toEqual({});
  });

  test('contains an attorney’s details if they are new, and requires each of them', () => {
    const made = withRole(formOf(client), 'attorney');
    expect(readForm(client, made, false)).toEqual({
      patch: { role: 'attorney', attorney: { bar_number: '', bar_state: '', firm_name: '' } },
      errors: { bar_number: 'Enter: Bar number.', bar_state: 'Enter: State of the bar.', firm_name: 'Enter: Firm.' },
    });
    expect(readForm(client, { ...made, ...signs }, false)).toEqual({
      patch: { role: 'attorney', attorney: signs },
      errors: {},
    });
    expect(readForm(lawyer, typed(lawyer, { bar_state: 'Washington' }), false).patch).toEqual({
      attorney: { ...signs, bar_state: 'Washington' },
    });
    expect(
      readForm({ ...client, attorney: signs }, withRole(formOf({ ...client, attorney: signs }), 'attorney'), false)
        .patch,
    ).toEqual({ role: 'attorney' });
  });

  test('requires a name or a choice if another organization was selected', () => {
    expect(readForm(client, typed(client, { place: 'pick' }), false).errors).toEqual({
      org_id: 'Choose an organization.',
    });
    expect(readForm(client, typed(client, { place: 'name', org_name: ' ' }), false).errors).toEqual({
      org_name: 'Enter: Organization name.',
    });
    expect(readForm(client, withRole(typed(client, { place: 'pick' }), 'admin'), false).errors).toEqual({});
  });

  test('requires confirmation before users remove their own access', () => {
    const leaves = withRole(formOf(staffMember), 'client');
    expect(readForm(staffMember, leaves, true).errors).toEqual({ confirmed: expect.any(String) });
    expect(readForm(staffMember, { ...leaves, confirmed: true }, true)).toEqual({
      patch: { role: 'client' },
      errors: {},
    });
    expect(readForm(staffMember, leaves, false).errors).toEqual({});
    // Choosing another role requires a new confirmation.
    expect(withRole({ ...leaves, confirmed: true }, 'attorney').confirmed).toBe(false);
  });
});

test('a refusal is shown at the fields it names, however deeply the server nests them', () => {
  expect(
    errorsFrom(
      {
        'body.attorney.bar_number': 'a',
        'attorney.firm_name': 'b',
        phone: 'c',
        'headers.if-match': 'd',
        __proto__: 'e',
      },
      formOf(client),
    ),
  ).toEqual({ bar_number: 'a', firm_name: 'b', phone: 'c' });
});

describe('another user’s change', () => {
  const users = fc.constantFrom(
    client,
    staffMember,
    lawyer,
    { ...client, phone: null },
    { ...lawyer, attorney: { ...signs, firm_name: 'Another' } },
  );
  const forms = fc.record({
    phone: fc.option(fc.string(), { nil: undefined }),
    firm_name: fc.option(fc.string(), { nil: undefined }),
    role: fc.option(fc.constantFrom('client' as const, 'admin' as const, 'attorney' as const), { nil: undefined }),
  });

  test('appears in each untouched field, and nowhere else', () => {
    fc.assert(
      fc.property(users, users, forms, (before, now, { phone, firm_name, role }) => {
        const form = withRole(
          typed(before, { ...(phone !== undefined && { phone }), ...(firm_name !== undefined && { firm_name }) }),
          role ?? before.role,
        );
        const after = rebase(form, before, now);
        const [was, is] = [formOf(before), formOf(now)];
        for (const name of ['role', 'phone', 'firm_name', 'bar_number'] as const)
          expect(after[name]).toBe(form[name] === was[name] ? is[name] : form[name]);
      }),
    );
  });

  test('leaves nothing to save if nothing was touched', () => {
    fc.assert(
      fc.property(users, users, (before, now) => {
        expect(readForm(now, rebase(formOf(before), before, now), false)).toEqual({ patch: {}, errors: {} });
      }),
    );
  });

  test('is described in text', () => {
    expect(changesSince(client, client)).toEqual([]);
    expect(changesSince(client, { ...lawyer, phone: null })).toEqual([
      'Role: Attorney',
      'Phone: none',
      'Bar number: \u20681\u2069',
      'State of the bar: \u2068Oregon\u2069',
      'Firm: \u2068Brook Law\u2069',
    ]);
    expect(changesSince(client, { ...client, org: { ...org, name: 'متجر' } })).toEqual([
      'Organization: \u2068متجر\u2069',
    ]);
  });
});
