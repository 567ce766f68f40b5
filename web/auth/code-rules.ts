/** What is typed as a second factor. Pure; the server checks the code itself. */

export type CodeKind = 'totp' | 'backup';

/** As the server expects it: digits alone, or a backup code without spaces around it ("Ab3dE-fG5hI"). */
export const plainCode = (kind: CodeKind, typed: string): string =>
  kind === 'totp' ? typed.replace(/[\s-]/g, '') : typed.trim();

/** What is wrong with it before anything is sent; empty when nothing is. */
export function codeError(kind: CodeKind, typed: string): string {
  if (typed.trim() === '') return kind === 'totp' ? 'Enter: 6-digit code.' : 'Enter: Backup code.';
  return kind === 'totp' && !/^\d{6}$/.test(plainCode(kind, typed)) ? 'The code has 6 digits.' : '';
}
