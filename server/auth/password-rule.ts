import type { Role } from '../../domain/people/role.ts';
import { isCommonPassword } from './common-passwords.ts';
import { unguessablePart, type KnownOf } from './guessable-words.ts';

/** Spec, section 5: six characters; roles that see other people's cases need twelve (docs/decisions/0076). */
export const minPasswordLength: Record<Role, number> = { client: 6, attorney: 12, admin: 12 };
export const maxPasswordLength = 200;

type PasswordRefusal = {
  code: 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_COMMON' | 'PASSWORD_TOO_FAMILIAR';
  message: string;
};

/** Why a new password is refused, or null. Counts graphemes: an emoji is one character. */
export async function passwordRefusal(password: string, role: Role, known: KnownOf): Promise<PasswordRefusal | null> {
  if (isTooShort(password, role))
    return {
      code: 'PASSWORD_TOO_SHORT',
      message: `Use at least ${minPasswordLength[role]} characters for your password.`,
    };
  if (password.length > maxPasswordLength)
    return { code: 'PASSWORD_TOO_LONG', message: `Use at most ${maxPasswordLength} characters for your password.` };
  if (await isCommonPassword(password))
    return {
      code: 'PASSWORD_TOO_COMMON',
      message: 'This password is one of the most used ones, which are tried first. Please choose another.',
    };
  if (!(await isTooFamiliar(password, role, known))) return null;
  return {
    code: 'PASSWORD_TOO_FAMILIAR',
    message:
      'This password is little more than your email, the name of your business or a word of this site, which are tried first. Please choose another.',
  };
}

/** Whether the password, without the words that others know, would be refused. */
async function isTooFamiliar(password: string, role: Role, known: KnownOf): Promise<boolean> {
  const rest = unguessablePart(password, known);
  return rest.length < password.length && (isTooShort(rest, role) || (await isCommonPassword(rest)));
}

export function isTooShort(password: string, role: Role): boolean {
  return Array.from(password).length < minPasswordLength[role];
}
