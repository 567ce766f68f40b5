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
  sender: { name: string; address_lines: readonly string[] };
  recipient: { name: string; address_lines: readonly string[] };
  delivery_method: string;
  certified_mail_number: string | null;
  /** The letter itself goes by another channel. */
  copy: boolean;
  /** The job's key was handed over before, so the mailhouse may have taken the letter already. */
  again: boolean;
  /** The letter's date, `YYYY-MM-DD`. */
  dated: string;
}

/** What has become of a piece of mail, from accepted to its end; `lost`: it will not arrive, and somebody must look. */
export const mailStages = ['accepted', 'mailed', 'delivered', 'returned', 'lost'] as const;
export type MailStage = (typeof mailStages)[number];
/** `at`: when it came to this stage. */
export type MailState = { stage: MailStage; at: Date; tracking_number: string | null };
/**
 * Something is wrong with a piece of mail that has not reached its end: lost, unclaimed, damaged. `description`: in the
 * carrier's words, if it gave any.
 */
export type MailTrouble = { description: string | null; at: Date };

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
  /** Why a mailhouse left it to staff, in a sentence; null otherwise. */
  problem: string | null;
}

/** Mails letters. Both throw MailJobRefused when the job may not be mailed as it is. */
export interface Mailhouse {
  /** Null: every job becomes a task for staff at once, and nothing is handed over. */
  remote: RemoteMailhouse | null;
  /**
   * Throws MailhouseUnavailable when the job may have been taken: sending it again under the same key never mails it
   * twice.
   */
  send(job: MailJob): Promise<MailJobRecord>;
  /** Makes the job a task for staff, who print and mail it. */
  byHand(job: MailJob): Promise<MailJobRecord>;
}

/** A mailhouse reached over the network. */
export interface RemoteMailhouse {
  /** Milliseconds for which it recognizes a key; after that the program must not send the job again by itself. */
  keyLastsMs: number;
  /**
   * What became of a piece of mail, by the mailhouse's id, and its troubles, oldest first. Throws MailhouseUnavailable.
   */
  track(id: string): Promise<MailState & { troubles: MailTrouble[] }>;
}

/** No answer, or one that does not say what became of the job. */
export class MailhouseUnavailable extends Error {
  override name = 'MailhouseUnavailable';
}

/** No mailing address, or bytes that are not the approved ones. Nothing was mailed. */
export class MailJobRefused extends Error {
  override name = 'MailJobRefused';
}
