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
  /** `<key@host>`, made from the outbox key so that a second try is the same email; made up when absent. */
  message_id?: string;
  /** Extra headers, such as `X-Case`. */
  headers?: Readonly<Record<string, string>>;
}

/** Who got it. An email partly refused is a success with `rejected` filled: retry only those. */
export interface EmailReceipt {
  accepted: string[];
  rejected: string[];
  message_id: string;
}

/** Sends mail. Throws EmailRefused when the message may never be sent, EmailUnavailable when a later try may succeed. */
export interface Mailer {
  send(message: EmailMessage): Promise<EmailReceipt>;
}

/** The message itself is wrong (a line break in a header, no recipient, every recipient refused for good): do not retry. */
export class EmailRefused extends Error {
  override name = 'MailRefused';
}

/** The mail server or the outbox folder did not take it; the same message may be sent again. */
export class EmailUnavailable extends Error {
  override name = 'MailUnavailable';
}
