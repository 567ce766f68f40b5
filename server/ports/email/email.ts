export interface MailAttachment {
  filename: string;
  content: Uint8Array;
  /** MIME type, such as `application/pdf`. */
  content_type: string;
}

/** One mail. Addresses are `name@host` or `Name <name@host>`; none of the single-line fields may hold a line break. */
export interface MailMessage {
  to: readonly string[];
  from: string;
  reply_to?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /** `<key@host>`, made from the outbox key so that a second try is the same mail; made up when absent. */
  message_id?: string;
  /** Extra headers, such as `X-Case`. */
  headers?: Readonly<Record<string, string>>;
}

/** Who got it. A mail partly refused is a success with `rejected` filled: retry only those. */
export interface MailReceipt {
  accepted: string[];
  rejected: string[];
  message_id: string;
}

/** Sends mail. Throws MailRefused when the message may never be sent, MailUnavailable when a later try may succeed. */
export interface Mailer {
  send(message: MailMessage): Promise<MailReceipt>;
}

/** The message itself is wrong (a line break in a header, no recipient, every recipient refused for good): do not retry. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** The mail server or the outbox folder did not take it; the same message may be sent again. */
export class MailUnavailable extends Error {
  override name = 'MailUnavailable';
}
