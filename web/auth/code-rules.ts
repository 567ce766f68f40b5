import { plainCharacters } from '../../domain/plain-characters.ts';

/** Format of a second-factor code. Pure; the server checks the code itself. */

export type CodeKind = 'totp' | 'backup';

/** As the server expects it: digits only, or a trimmed backup code ("Ab3dE-fG5hI"). */
export const plainCode = (kind: CodeKind, typed: string): string =>
  kind === 'totp' ? plainCharacters(typed).replace(/[\s-]/g, '') : plainCharacters(typed);

/** The error to show before anything is sent, or an empty string. */
export function codeError(kind: CodeKind, typed: string): string {
  if (plainCharacters(typed) === '') return kind === 'totp' ? 'Enter: 6-digit code.' : 'Enter: Backup code.';
  return kind === 'totp' && !/^\d{6}$/.test(plainCode(kind, typed)) ? 'The code has 6 digits.' : '';
}
