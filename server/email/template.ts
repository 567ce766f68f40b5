import { z } from 'zod';

/** One part of a mail's body: data, from which the HTML part and the plain-text part are both made. */
export type Block =
  | { kind: 'text'; text: string }
  /** Where to go, on a line of its own; the first of a mail is its button. `spelled`: the address stands beside it, for those who check before they click. */
  | { kind: 'link'; label: string; url: string; spelled: boolean }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  /** Somebody else's words: set apart, so that nothing in them passes for ours. */
  | { kind: 'quote'; text: string };

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url, spelled: false });
export const spelledLink = (label: string, url: string): Block => ({ kind: 'link', label, url, spelled: true });
export const facts = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const quote = (words: string): Block => ({ kind: 'quote', text: words });

/** The two sorts of mail that a person may decline; all others always come (contract/me.ts, mailPreferences). */
export const mailKinds = ['messages', 'progress'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a template says. `reply_to`: who answers are for, when not us. `headers`: what the receiving program reads. */
export type MailWords = {
  subject: string;
  preview: string;
  body: readonly Block[];
  reply_to?: string;
  headers?: Record<string, string>;
};

export type Template<Schema extends z.ZodType> = {
  payload: Schema;
  /** `essential`, or the preference by which a person declines it. */
  kind: 'essential' | MailKind;
  /** `letter`: formal, without our frame; for those who are no customers of ours. */
  frame: 'house' | 'letter';
  /** Its payload opens an account; it does not stay in the database once the mail has left. */
  secret: boolean;
  write: (payload: z.output<Schema>, publicUrl: string) => MailWords;
};

type Given<Schema extends z.ZodType> = Pick<Template<Schema>, 'payload' | 'kind' | 'write'> & Partial<Template<Schema>>;

export const template = <Schema extends z.ZodType>(given: Given<Schema>): Template<Schema> => ({
  frame: 'house',
  secret: false,
  ...given,
});

/** Payload fields that several mails share. A database's date may come as a timestamp; its day is meant. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((date) => date.slice(0, 10));
export const webAddress = z.url({ protocol: /^https?$/ });
export const cents = z.number().int();
/** What each mail to a merchant about a case knows. */
export const aboutCase = { first_name: z.string(), case_number: z.string(), case_id: z.uuid() };
