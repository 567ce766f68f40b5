/** One approved letter to be mailed. */
export interface MailJob {
  /** Unique send key of the outbox: letters, digits, `-`. The same key never produces a second piece of mail. */
  key: string;
  case_number: string;
  letter_title: string;
  /** The approved bytes, and the hash under which they were approved, in hex. */
  pdf: Uint8Array;
  sha256: string;
  /** Sheets to print, one page each. */
  pages: number;
  /** The approved exhibit book, printed after the letter; null when there is none. */
  exhibits: { pdf: Uint8Array; sha256: string; pages: number } | null;
  /** Exhibits mailed as files, on a data carrier. */
  enclosed_files: readonly { label: string; filename: string; sha256: string }[];
  sender: { name: string; address_lines: readonly string[] };
  recipient: { name: string; address_lines: readonly string[] };
  delivery_method: string;
  certified_mail_number: string | null;
  /** The letter's date, `YYYY-MM-DD`. */
  dated: string;
}

/** The result of a mail job. */
export interface MailJobRecord {
  provider: string;
  job_id: string;
  /** `accepted` by a mailhouse, or `awaiting_staff`: staff must print and mail it. */
  status: 'accepted' | 'awaiting_staff';
  /**
   * Storage keys of what is to be printed: the cover sheet, the letter and its exhibit book, if any. Null when a
   * mailhouse stores its own.
   */
  print_files: { cover: string; letter: string; exhibits: string | null } | null;
  /** The task to show to staff, or null when nothing is left to do. */
  staff_task: { title: string; text: string } | null;
  certified_mail_number: string | null;
}

/** Mails letters. Throws MailJobRefused when the job may not be mailed as it is. */
export interface Mailhouse {
  send(job: MailJob): Promise<MailJobRecord>;
}

/** No mailing address, or bytes that are not the approved ones. Nothing was mailed. */
export class MailJobRefused extends Error {
  override name = 'MailJobRefused';
}
