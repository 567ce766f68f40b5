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

/** Sends email. Throws EmailRefused when the message can never be sent, EmailUnavailable when a retry may succeed. */
export interface Mailer {
  send(message: EmailMessage): Promise<EmailReceipt>;
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
