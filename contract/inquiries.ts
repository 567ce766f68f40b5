import { z } from 'zod';
import { confirmationSent, inquiryLimits, messageSent } from '../domain/inquiries/inquiry.ts';
import { emailTrouble, isEmailAddress } from '../domain/email-address.ts';
import { plainCharacters } from '../domain/plain-characters.ts';
import { unwritable } from '../domain/unwritable.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

/**
 * A line break or tab in a single line becomes a space; every line break in a text counts as one character, as in a
 * browser.
 */
const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim();

const manyLines = (typed: string) => typed.replace(/\r\n?/g, '\n').trim();

const isStorable = (text: string) => !unwritable.test(text);

const text = (label: string, longest: number, shaped: (typed: string) => string) =>
  z
    .string(`Enter your ${label}.`)
    .overwrite(shaped)
    .max(longest, `Your ${label} may have up to ${longest.toLocaleString('en-US')} characters.`)
    .refine(isStorable, `Your ${label} has a character that cannot be stored.`);

const requiredText = (label: string, longest: number, shaped = oneLine) =>
  text(label, longest, shaped).min(1, `Enter your ${label}.`);

const emailAddress = requiredText('email address', inquiryLimits.email, plainCharacters).refine(isEmailAddress, {
  error: ({ input }) => emailTrouble(String(input)) ?? '',
});

/** Hidden from users: any content comes from a program, or from a browser that fills in forms. */
const trap = z.string().max(20_000).default('');

const contactInput = z.strictObject({
  name: requiredText('full name', inquiryLimits.name),
  email: emailAddress,
  phone: text('phone number', inquiryLimits.phone, plainCharacters)
    .transform((typed) => typed || null)
    .nullish()
    .default(null),
  message: requiredText('message', inquiryLimits.message, manyLines),
  website: trap,
});

const newsletterInput = z.strictObject({ email: emailAddress, website: trap });

const inquiryFilters = ['open', 'handled'] as const;

const page = { cursor: z.string().max(1_000).optional(), limit: z.coerce.number().int().min(1).max(100).default(50) };

export const inquiry = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** Its hidden field was filled in, and nobody got an email about it. */
  suspected: z.boolean(),
  created_at: timestamp,
  handled_at: timestamp.nullable(),
  /** Email of the staff member who marked it. */
  handled_by: z.string().nullable(),
});
export type Inquiry = z.infer<typeof inquiry>;

export const inquiries = {
  /**
   * The public contact form. 429 RATE_LIMITED with Retry-After past 5 messages an hour; repeating a message within 10
   * minutes does not send it twice. With `website` filled in it is kept as suspected, within limits of its own.
   */
  sendMessage: allow('public')
    .route({ method: 'POST', path: '/contact', tags: ['public forms'] })
    .input(contactInput)
    .output(z.object({ title: z.literal(messageSent.title), description: z.literal(messageSent.description) })),
  /**
   * Emails a confirmation link for the newsletter. The answer is the same for a new, known or former address. 422
   * INVALID_INPUT, which says what to do, when `website` is filled in.
   */
  subscribe: allow('public')
    .route({ method: 'POST', path: '/newsletter', tags: ['public forms'] })
    .input(newsletterInput)
    .output(
      z.object({ title: z.literal(confirmationSent.title), description: z.literal(confirmationSent.description) }),
    ),
  /** Messages of the contact form, newest first. */
  list: allow('staff')
    .route({ method: 'GET', path: '/admin/inquiries', tags: ['admin'] })
    .input(z.strictObject({ filter: z.enum(inquiryFilters).optional(), ...page }))
    .output(z.object({ items: z.array(inquiry), next_cursor: z.string().nullable(), total: z.number().int() })),
  /** Marks a message handled by the caller, or open again. */
  markHandled: allow('staff')
    .route({ method: 'POST', path: '/admin/inquiries/{id}/handled', tags: ['admin'] })
    .input(z.strictObject({ id, handled: z.boolean() }))
    .output(inquiry),
  /** Confirmed subscribers of the newsletter, the latest first. */
  listSubscribers: allow('staff')
    .route({ method: 'GET', path: '/admin/subscribers', tags: ['admin'] })
    .input(z.strictObject(page))
    .output(
      z.object({
        items: z.array(z.object({ id, email: z.string(), confirmed_at: timestamp })),
        next_cursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),
};
