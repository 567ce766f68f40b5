/** The fields of step 0 for a visitor, and the toast for their errors. */
import { accountSetup, troubleWith } from '../../domain/intake/steps.ts';
import { emailField, type AuthMode, type FormErrors } from '../auth/credentials.ts';

export const fieldsOf = (mode: AuthMode) => (mode === 'create' ? accountSetup.fields : [emailField]);

const password = { name: 'password', required: true };

/** As on the other steps, blank fields come first, and an invalid value alone is not reported as missing. */
export const accountTrouble = (mode: AuthMode, values: Readonly<Record<string, string>>, errors: FormErrors) =>
  troubleWith({ fields: [...fieldsOf(mode), password] }, values, errors);
