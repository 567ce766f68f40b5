import { z } from 'zod';
import type { Actor, Db } from '../../db/actor.ts';
import type { EmailAttachment } from '../ports/email/email.ts';
import type { Services } from '../kernel/context.ts';

/** One part of an email's body: data, from which the HTML part and the plain-text part are both made. */
export type Block =
  | { kind: 'text'; text: string }
  /** Where to go, on a line of its own; the first of an email is its button. `spelled`: the address stands beside it, for those who check before they click. */
  | { kind: 'link'; label: string; url: string; spelled: boolean }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  /** Somebody else's text: set apart, so that nothing in it passes for ours. */
  | { kind: 'quote'; text: string };

export const text = (text: string): Block => ({ kind: 'text', text });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url, spelled: false });
export const spelledLink = (label: string, url: string): Block => ({ kind: 'link', label, url, spelled: true });
export const facts = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const quote = (text: string): Block => ({ kind: 'quote', text });

/** The two sorts of email that a user may decline; all others always come (contract/people.ts, emailPreferences). */
export const emailKinds = ['messages', 'progress'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** What a template says. `reply_to`: who replies are for, when not us. `headers`: what the receiving program reads. */
type EmailText = {
  subject: string;
  preview: string;
  body: readonly Block[];
  reply_to?: string;
  headers?: Record<string, string>;
};

/** What an email of the outbox is about, and who gets it. */
export type AboutEmail = { recipient: string; letter_id: string | null; case_id: string | null };

export type EmailTemplate<Schema extends z.ZodType = z.ZodType> = {
  /** Kept with each email in the outbox; a name is never used again for another email. */
  name: string;
  payload: Schema;
  /** `essential`, or the preference by which a user declines it. */
  kind: 'essential' | EmailKind;
  /** `letter`: formal, without our frame; for those who are no customers of ours. */
  frame: 'house' | 'letter';
  /** Its payload opens an account; it does not stay in the database once the email has left. */
  secret: boolean;
  /** After a crash it is unknown whether it left: a person decides whether it goes again. All others just go again. */
  once: boolean;
  write(payload: z.output<Schema>, publicUrl: string): EmailText;
  /** The files that it carries. Throws EmailRefused when they are not the ones that the payload names by hash. */
  attachments?(
    services: Services,
    actor: Actor,
    about: AboutEmail,
    payload: z.output<Schema>,
  ): Promise<EmailAttachment[]>;
  /** What follows in the transaction that notes it as sent. */
  afterSent?(services: Services, db: Db, actor: Actor, about: AboutEmail): Promise<void>;
};

type Given<Schema extends z.ZodType> = Pick<EmailTemplate<Schema>, 'name' | 'payload' | 'kind' | 'write'> &
  Partial<EmailTemplate<Schema>>;

export const emailTemplate = <Schema extends z.ZodType>(given: Given<Schema>): EmailTemplate<Schema> => ({
  frame: 'house',
  secret: false,
  once: false,
  ...given,
});

/** Every template by its name. Throws for two of one name. */
export function emailRegistry(templates: readonly EmailTemplate[]): EmailRegistry {
  const byName = new Map(templates.map((each) => [each.name, each]));
  if (byName.size !== templates.length) throw new Error('two email templates have one name');
  return byName;
}
export type EmailRegistry = ReadonlyMap<string, EmailTemplate>;

/** The template of an email in the outbox. Throws for a name that there is none of. */
export function templateOf(emails: EmailRegistry, name: string): EmailTemplate {
  const found = emails.get(name);
  if (!found) throw new Error(`there is no email template ${name}`);
  return found;
}

/** The files that an email of the outbox carries. Throws EmailRefused when they are not the ones that its payload names. */
export async function attachmentsOf(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  email: AboutEmail & { template: string; payload: unknown },
): Promise<EmailAttachment[]> {
  const template = templateOf(emails, email.template);
  return (await template.attachments?.(services, actor, email, template.payload.parse(email.payload))) ?? [];
}

/** Payload fields that several emails share. A database's date may come as a timestamp; its day is meant. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((date) => date.slice(0, 10));
export const webAddress = z.url({ protocol: /^https?$/ });
export const cents = z.number().int();
/** What each email to a merchant about a case knows. */
export const aboutCase = { first_name: z.string(), case_number: z.string(), case_id: z.uuid() };
