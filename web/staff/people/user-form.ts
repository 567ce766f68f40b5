/**
 * The form of the edit dialog: what was typed, which of it differs from the user, and what another user changed
 * meanwhile. Pure.
 */
import type { AdminUser } from '../../../contract/people.ts';
import { orgKindOf, roleLabels, type Role } from '../../../domain/people/role.ts';

/**
 * The organization to use. `own`: the role's default one; `pick`: another existing one; `name`: a new one with this
 * name.
 */
export type Place = 'own' | 'pick' | 'name';
export type UserForm = {
  role: Role;
  place: Place;
  org_id: string;
  org_name: string;
  phone: string;
  bar_number: string;
  bar_state: string;
  firm_name: string;
  confirmed: boolean;
};
export type FormField = keyof UserForm;
/** The id of a field's control, which the error summary links to. */
export const fieldId = (name: FormField): string => `edit-user-${name}`;
export type FormErrors = Partial<Record<FormField, string>>;
type UserPatch = {
  role?: Role;
  org_id?: string;
  org_name?: string;
  phone?: string | null;
  attorney?: { bar_number: string; bar_state: string; firm_name: string };
};
type Shown = Pick<AdminUser, 'role' | 'org' | 'phone' | 'attorney'>;

export function formOf({ role, phone, attorney }: Shown): UserForm {
  return {
    role,
    place: 'own',
    org_id: '',
    org_name: '',
    phone: phone ?? '',
    confirmed: false,
    bar_number: attorney?.bar_number ?? '',
    bar_state: attorney?.bar_state ?? '',
    firm_name: attorney?.firm_name ?? '',
  };
}

/** The form with another role. A role of another organization kind resets the choice of the organization. */
export function withRole(form: UserForm, role: Role): UserForm {
  return orgKindOf[role] === orgKindOf[form.role]
    ? form
    : { ...form, role, place: 'own', org_id: '', confirmed: false };
}

/** What differs from `user`, and what cannot be saved. `isMe`: losing one's own access requires confirmation. */
export function readForm(user: Shown, form: UserForm, isMe: boolean): { patch: UserPatch; errors: FormErrors } {
  const errors: FormErrors = {};
  const patch: UserPatch = {};
  if (form.role !== user.role) patch.role = form.role;
  if (isMe && user.role === 'admin' && form.role !== 'admin' && !form.confirmed)
    errors.confirmed = 'Confirm that you lose your own access.';
  if (form.role !== 'admin') Object.assign(patch, readPlace(user, form, errors));
  const phone = form.phone.trim() || null;
  if (phone !== user.phone) patch.phone = phone;
  const attorney = form.role === 'attorney' ? readAttorney(user, form, errors) : null;
  if (attorney) patch.attorney = attorney;
  return { patch, errors };
}

function readPlace({ org }: Shown, { place, org_id, org_name }: UserForm, errors: FormErrors): UserPatch {
  const name = org_name.trim();
  if (place === 'pick' && org_id === '') errors.org_id = 'Choose an organization.';
  if (place === 'name' && name === '') errors.org_name = 'Enter: Organization name.';
  if (place === 'pick' && org_id !== '' && org_id !== org.id) return { org_id };
  return place === 'name' && name !== '' && name !== org.name ? { org_name: name } : {};
}

const attorneyLabels = { bar_number: 'Bar number', bar_state: 'State of the bar', firm_name: 'Firm' } as const;

function readAttorney(user: Shown, form: UserForm, errors: FormErrors): UserPatch['attorney'] | null {
  const typed = {
    bar_number: form.bar_number.trim(),
    bar_state: form.bar_state.trim(),
    firm_name: form.firm_name.trim(),
  };
  for (const name of ['bar_number', 'bar_state', 'firm_name'] as const)
    if (typed[name] === '') errors[name] = `Enter: ${attorneyLabels[name]}.`;
  const { attorney } = user;
  const same =
    attorney !== null &&
    typed.bar_number === attorney.bar_number &&
    typed.bar_state === attorney.bar_state &&
    typed.firm_name === attorney.firm_name;
  return same ? null : typed;
}

/** The server's field errors by form field: `body.attorney.bar_number` becomes `bar_number`. */
export function errorsFrom(fields: Record<string, string>, form: UserForm): FormErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      const name = path.split('.').at(-1) ?? '';
      return Object.hasOwn(form, name) ? [[name, message]] : [];
    }),
  );
}

/** The form rebased on what is stored now: an untouched field shows another user's change. */
export function rebase(form: UserForm, before: Shown, now: Shown): UserForm {
  const [was, is] = [formOf(before), formOf(now)];
  const role = form.role === was.role ? is.role : form.role;
  const texts = Object.fromEntries(
    (['phone', 'bar_number', 'bar_state', 'firm_name'] as const).map((name) => [
      name,
      form[name] === was[name] ? is[name] : form[name],
    ]),
  );
  return { ...withRole(form, role), ...texts };
}

/** What is stored differently now, as text: "Role: Admin". */
export function changesSince(before: Shown, now: Shown): string[] {
  const said: string[] = [];
  if (before.role !== now.role) said.push(`Role: ${roleLabels[now.role]}`);
  if (before.org.id !== now.org.id || before.org.name !== now.org.name)
    said.push(`Organization: \u2068${now.org.name}\u2069`);
  if (before.phone !== now.phone) said.push(`Phone: ${now.phone ?? 'none'}`);
  for (const name of ['bar_number', 'bar_state', 'firm_name'] as const) {
    if (before.attorney?.[name] !== now.attorney?.[name])
      said.push(`${attorneyLabels[name]}: \u2068${now.attorney?.[name] ?? 'none'}\u2069`);
  }
  return said;
}
