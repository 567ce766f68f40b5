import type { EmailFile } from '../engines/email-file/read-email-file.ts';

/** What left, as it was approved: where to, the hashes (hex) of its files, and when it was approved. */
export type ApprovedNotice = { to: string; letter_sha256: string; exhibits_sha256: string | null; approved_at: Date };

/** A Date line has whole seconds, and clocks differ. */
const toleranceMs = 10 * 60_000;

/**
 * Why an email file does not prove that the approved notice was sent, as a sentence for counsel; null when it does. Pure.
 */
export function sentEmailTrouble(email: EmailFile | null, approved: ApprovedNotice, now: Date): string | null {
  if (email === null) return 'This file is no email. Save the sent email from your mail program as a file (.eml).';
  if (email.unsent)
    return 'This is the file that you downloaded. Send it from your mail program, and add the email as it was sent.';
  if (!email.to.includes(approved.to.toLowerCase()))
    return `This email went to ${email.to.join(', ') || 'nobody'}, and the agreement asks for ${approved.to}.`;
  const has = (sha256: string): boolean => email.parts.some((part) => part.sha256 === sha256);
  if (!has(approved.letter_sha256)) return 'The letter attached to this email is not the one that you approved.';
  if (approved.exhibits_sha256 !== null && !has(approved.exhibits_sha256))
    return 'The exhibits attached to this email are not those that you approved.';
  if (email.date === null) return 'This email does not say when it was sent.';
  if (email.date.getTime() + toleranceMs < approved.approved_at.getTime())
    return 'This email is older than the approval of the letter.';
  if (email.date.getTime() - toleranceMs > now.getTime()) return 'This email says that it was sent in the future.';
  return null;
}
