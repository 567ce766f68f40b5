import { z } from 'zod';
import type { Actor, Db } from '../../db/actor.ts';
import { EmailRefused, type EmailAttachment, type EmailMessage, type Mailer } from '../ports/email/email.ts';
import type { Services } from '../kernel/context.ts';
import { oneLine } from './text.ts';

/** One part of an email's body: data, from which both the HTML part and the plain-text part are made. */
export type Block =
  | { kind: 'text'; text: string; spanish?: string }
  /**
   * A link on its own line; the first of an email is its button. `spelled`: the address is shown next to it, for
   * readers who check before they click.
   */
  | { kind: 'link'; label: string; url: string; spelled: boolean }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  /** Another user's text, set apart so that nothing in it passes for ours. */
  | { kind: 'quote'; text: string };

/** `spanish`: of a text that the installation wrote in both languages. */
export const text = (text: string, spanish?: string): Block => ({
  kind: 'text',
  text,
  ...(spanish !== undefined && { spanish }),
});
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url, spelled: false });
export const spelledLink = (label: string, url: string): Block => ({ kind: 'link', label, url, spelled: true });
export const facts = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const quote = (text: string): Block => ({ kind: 'quote', text });

/**
 * The two kinds of email that a user may decline; all others are always sent (contract/people.ts, emailPreferences).
 */
export const emailKinds = ['messages', 'progress'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** A rendered template. `reply_to`: who gets replies, if not us. `headers`: for the receiving mail client. */
export type EmailText = {
  subject: string;
  preview: string;
  body: readonly Block[];
  reply_to?: string;
  headers?: Record<string, string>;
};

/** What an email of the outbox is about, and its recipient. */
export type AboutEmail = { recipient: string; letter_id: string | null; case_id: string | null };

/**
 * An email that may be sent only once and was stopped: it may have arrived, or it did not. `problem`: why, in a
 * sentence.
 */
export type StoppedEmail = { status: 'uncertain' | 'failed'; problem: string };

/** The email must not be sent as things stand; nothing is wrong with it, and nobody has to decide about it. */
export class EmailHeldBack extends EmailRefused {
  override name = 'EmailHeldBack';
}

/** A message that the installation does not send itself, and the account that does. */
export type OwnEmail = { message: EmailMessage; mailer: Mailer };

export type EmailTemplate<Schema extends z.ZodType = z.ZodType> = {
  /** Stored with each email in the outbox; never reuse a name for another email. */
  name: string;
  payload: Schema;
  /** `essential`, or the preference by which a user declines it. */
  kind: 'essential' | EmailKind;
  /** `letter`: formal, without our frame; for recipients who are not our customers. */
  frame: 'brand' | 'letter';
  /** Its payload opens an account, so the payload is deleted once the email was sent. */
  secret: boolean;
  /**
   * It may arrive only once: when it is not known whether it did, staff or the attorney decide whether it is sent
   * again. All others are repeated once, late: for them arriving twice is harmless, and not arriving is worse
   * (docs/decisions/0057, 0153).
   */
  once: boolean;
  /**
   * Returns what is added to the payload each time the email is written because it is not stored, such as a link's
   * token.
   */
  complete?(services: Services, payload: z.output<Schema>): object;
  write(payload: z.output<Schema>, publicUrl: string): EmailText;
  /** The attached files. Throws EmailRefused when they are not the ones that the payload names by hash. */
  attachments?(
    services: Services,
    actor: Actor,
    about: AboutEmail,
    payload: z.output<Schema>,
  ): Promise<EmailAttachment[]>;
  /**
   * Asked just before the email is sent: what is sent instead, and by whom, where it is not the installation's own; null where it is.
   * Throws EmailHeldBack when it may not leave.
   */
  own?(services: Services, actor: Actor, about: AboutEmail & { id: string }): Promise<OwnEmail | null>;
  /** Runs in the transaction that records the email as sent. */
  afterSent?(services: Services, db: Db, actor: Actor, about: AboutEmail): Promise<void>;
  /** For an email that may arrive only `once`: runs in the transaction that leaves it for a decision. */
  afterStopped?(
    services: Services,
    db: Db,
    actor: Actor,
    about: AboutEmail & { id: string; attempt: string | null },
    stopped: StoppedEmail,
  ): Promise<void>;
};

type Given<Schema extends z.ZodType> = Pick<EmailTemplate<Schema>, 'name' | 'payload' | 'kind' | 'write'> &
  Partial<EmailTemplate<Schema>>;

export const emailTemplate = <Schema extends z.ZodType>(given: Given<Schema>): EmailTemplate<Schema> => ({
  frame: 'brand',
  secret: false,
  once: false,
  ...given,
});

/** Every template by name. Throws when two have the same name. */
export function emailRegistry(templates: readonly EmailTemplate[]): EmailRegistry {
  const byName = new Map(templates.map((each) => [each.name, each]));
  if (byName.size !== templates.length) throw new Error('two email templates have the same name');
  return byName;
}
export type EmailRegistry = ReadonlyMap<string, EmailTemplate>;

/** The template of an email in the outbox. Throws for an unknown name. */
export function templateOf(emails: EmailRegistry, name: string): EmailTemplate {
  const found = emails.get(name);
  if (!found) throw new Error(`there is no email template ${name}`);
  return found;
}

/**
 * Deletes the payload of an email whose link opens an account, once it was sent. Without a mail server it stays,
 * because the demo's outbox page still has to show it.
 */
export function withoutSecret({ config }: Services, { secret }: EmailTemplate): { payload?: string } {
  return config.smtpUrl !== null && secret ? { payload: '{}' } : {};
}

/** The payload of an email in the outbox, completed by what is not stored. */
export function completePayload(services: Services, template: EmailTemplate, payload: unknown): unknown {
  const parsed = template.payload.parse(payload);
  return template.complete && typeof parsed === 'object'
    ? { ...parsed, ...template.complete(services, parsed) }
    : payload;
}

/** The attachments of an email in the outbox. Throws EmailRefused when they are not the ones that its payload names. */
export async function attachmentsOf(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  email: AboutEmail & { template: string; payload: unknown },
): Promise<EmailAttachment[]> {
  const template = templateOf(emails, email.template);
  return (await template.attachments?.(services, actor, email, template.payload.parse(email.payload))) ?? [];
}

/** Payload fields that several emails share. A database date may come as a timestamp; its day is used. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((date) => date.slice(0, 10));
export const webAddress = z.url({ protocol: /^https?$/ });
export const cents = z.number().int();
/**
 * The payload common to all emails to a merchant about a case. `hold`: the processor and the sum held, "Square, $23,418", which
 * the queue adds (queue-case-email.ts); emails queued before have none.
 */
export const aboutCase = {
  first_name: z.string(),
  case_number: z.string(),
  case_id: z.uuid(),
  hold: z.string().optional(),
};
/** How the subject of an email to a merchant names their case: by what is held, which they know, rather than by our number. */
export const heldIn = ({ hold, case_number }: { hold?: string | undefined; case_number: string }): string =>
  oneLine(hold ?? case_number, 60);
