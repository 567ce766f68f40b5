export interface EmailAttachment {
  filename: string;
  content: Uint8Array;
  /** MIME type, such as `application/pdf`. */
  content_type: string;
}

/** One email. Addresses are `name@host` or `Name <name@host>`; none of the single-line fields may hold a line break. */
export interface EmailMessage {
  to: readonly string[];
  from: string;
  reply_to?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly EmailAttachment[];
  /** `<key@host>`, from the outbox key, so that a retry is the same email; generated when absent. */
  message_id?: string;
  /** Extra headers, such as `X-Case`. */
  headers?: Readonly<Record<string, string>>;
}

/** Which recipients accepted it. A partly refused email succeeds with `rejected` filled: retry only those. */
export interface EmailReceipt {
  accepted: string[];
  rejected: string[];
  message_id: string;
}

/** Runs once, when the recipient is accepted and before the first byte of the message leaves. */
export type HandOver = () => Promise<void>;

/**
 * Sends email. Throws EmailRefused when the message can never be sent, EmailUnavailable when a retry may succeed,
 * EmailUncertain when it may have been accepted, and what `handOver` throws: then nothing has left.
 */
export interface Mailer {
  send(message: EmailMessage, handOver?: HandOver): Promise<EmailReceipt>;
  /**
   * For a mailer that keeps what it sends as files: removes the files whose key, the part of the message id before its
   * @, `isKept` does not return.
   */
  keepOnly?(isKept: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

/**
 * The message itself is wrong (a line break in a header, no recipient, every recipient refused permanently): do not
 * retry.
 */
export class EmailRefused extends Error {
  override name = 'MailRefused';
}

/** The mail server or the outbox folder did not accept it; the same message may be sent again. */
export class EmailUnavailable extends Error {
  override name = 'MailUnavailable';
}

/** The message was handed over and no answer came: it may have been accepted or not. `message` says so to staff. */
export class EmailUncertain extends Error {
  override name = 'MailUncertain';
}
