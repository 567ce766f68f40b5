/** One approved letter to put into the post. */
export interface MailJob {
  /** Unique send key of the outbox: letters, digits, `-`. The same key never makes a second piece of mail. */
  key: string;
  case_number: string;
  letter_title: string;
  /** The approved bytes and the hash they were approved under, hex. */
  pdf: Uint8Array;
  sha256: string;
  /** Sheets to print, one page each. */
  pages: number;
  /** The approved exhibit book, printed behind the letter; null when there is none. */
  exhibits: { pdf: Uint8Array; sha256: string; pages: number } | null;
  /** Exhibits that go along as the files that they are, on a data carrier. */
  enclosed_files: readonly { label: string; filename: string; sha256: string }[];
  sender: { name: string; address_lines: readonly string[] };
  recipient: { name: string; address_lines: readonly string[] };
  delivery_method: string;
  certified_mail_number: string | null;
  /** `YYYY-MM-DD` of the letter. */
  dated: string;
}

/** What the mailhouse made of it. */
export interface MailJobRecord {
  provider: string;
  job_id: string;
  /** `accepted` by a mailhouse, or `awaiting_staff`: a person must print and post it. */
  status: 'accepted' | 'awaiting_staff';
  /** Storage keys of what is to be printed: the cover sheet, the letter and its exhibit book, if any. Null when a mailhouse keeps its own. */
  print_files: { cover: string; letter: string; exhibits: string | null } | null;
  /** The task to show to staff, or null when nothing is left to do. */
  staff_task: { title: string; text: string } | null;
  certified_mail_number: string | null;
}

/** Puts letters into the post. Throws MailJobRefused when the job may not be posted as it is. */
export interface Mailhouse {
  send(job: MailJob): Promise<MailJobRecord>;
}

/** No mailing address, or bytes that are not the approved ones. Nothing was posted. */
export class MailJobRefused extends Error {
  override name = 'MailJobRefused';
}
