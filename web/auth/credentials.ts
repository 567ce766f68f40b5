/** Fields of the sign-in and sign-up forms, validated before sending. Pure; the server validates again. */
import type { Field } from '../../domain/intake/field.ts';
import { readField } from '../../domain/intake/field.ts';

export type AuthMode = 'create' | 'sign-in';
export type FormErrors = Record<string, string>;

/** Spec, section 5. */
export const minPasswordLength = 6;

export const fullNameField: Field = {
  name: 'fullName',
  label: 'Full name',
  kind: 'text',
  required: true,
  autocomplete: 'name',
};
export const emailField: Field = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  required: true,
  autocomplete: 'email',
  maxLength: 254,
};

/** Errors by field name, including `password`. */
export function authErrors(
  mode: AuthMode,
  fields: readonly Field[],
  values: Record<string, string>,
  today: string,
): FormErrors {
  const errors: FormErrors = {};
  for (const field of fields) {
    const read = readField(field, values[field.name], today);
    if (!read.ok) errors[field.name] = read.message;
  }
  const password = values.password ?? '';
  if (password === '') errors.password = 'Enter: Password.';
  else if (mode === 'create' && password.length < minPasswordLength)
    errors.password = `Password must be ${minPasswordLength} characters or more.`;
  return errors;
}

export const newPasswordHint = `${minPasswordLength} characters or more; 12 for staff and attorneys. Very common passwords are refused.`;

/**
 * The error in a new password before sending, or an empty string. The server also checks for common passwords and
 * personal data.
 */
export function newPasswordError(password: string, shortest: number = minPasswordLength): string {
  if (password === '') return 'Enter: New password.';
  return password.length < shortest ? `Password must be ${shortest} characters or more.` : '';
}

/** "Mary Ann Smith" -> first "Mary Ann", last "Smith"; a single name is the first name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const parts = fullName.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return { firstName: (last ? parts.slice(0, -1) : parts).join(' '), lastName: last };
}
