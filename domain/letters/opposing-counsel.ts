import type { LetterDocument } from './letter.ts';

/** The lawyer who answers for the processor in a case. `address_lines`: below the firm's name. */
export type OpposingCounsel = { name: string; firm: string; email: string; address_lines: string[] };

/** The lines below the lawyer's name on a letter to them. */
export const counselLines = ({ firm, address_lines }: OpposingCounsel): string[] => [firm, ...address_lines];

/** On record: not yet confirmed by the attorney of the case where staff entered it. */
export type CounselOnRecord = OpposingCounsel & { confirmed: boolean; entered_by_name: string };

/**
 * Where a letter is about to go. `noticeEmail`: of a notice, the address that its agreement names, null where it names none; undefined for
 * any other letter. `email`: the address that it or its copy is about to go to, null for none, undefined while that is undecided.
 */
type Leaving = {
  addressee: LetterDocument['addressee'];
  noticeEmail: string | null | undefined;
  email: string | null | undefined;
};

const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether an email address is this lawyer's. */
export const isCounselEmail = (
  counsel: Pick<OpposingCounsel, 'email'> | null,
  email: string | null | undefined,
): boolean => counsel !== null && typeof email === 'string' && sameEmail(counsel.email, email);

/**
 * Why a letter would pass by the lawyer who answers for the processor, in a sentence; null where it does not (RPC 4.2). A notice goes where
 * its agreement asks for it, and its copy to the lawyer; every other letter goes to the lawyer alone.
 */
export function pastCounsel(
  counsel: CounselOnRecord | null,
  { addressee, noticeEmail, email }: Leaving,
): string | null {
  if (counsel === null) return null;
  const { name, firm } = counsel;
  if (!counsel.confirmed)
    return `${counsel.entered_by_name} recorded that ${name} of ${firm} answers for the processor. The attorney of this case confirms it, or ends the entry.`;
  const isNotices = noticeEmail !== undefined && noticeEmail !== null && sameEmail(noticeEmail, email ?? '');
  if (typeof email === 'string' && !isCounselEmail(counsel, email) && !isNotices)
    return `${name} of ${firm} answers for the processor: an email goes to ${counsel.email}, and to nobody at the processor.`;
  if (noticeEmail !== undefined) return null;
  const lines = [addressee.name, ...addressee.address_lines].join('\n');
  return lines === [name, ...counselLines(counsel)].join('\n')
    ? null
    : `${name} of ${firm} answers for the processor: the letter goes to them alone. Draft it again.`;
}
