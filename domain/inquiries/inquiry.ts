/** The public contact and newsletter forms, shared by pages, contract and server. */
import { maxEmailLength } from '../email-address.ts';

export type PublicForm = 'contact' | 'newsletter';

/** Maximum lengths, in UTF-16 units like a browser's `maxlength`. */
export const inquiryLimits = { name: 200, email: maxEmailLength, phone: 40, message: 5_000 } as const;

/** A contact form submission, validated and trimmed. `suspected`: its hidden field was filled in. */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  suspected: boolean;
};

/** Spec public-site.txt, section 8. */
export const messageSent = { title: 'Message Sent', description: "We'll get back to you within 24 hours." } as const;

/** The same for new, known and unsubscribed addresses, so that it does not reveal subscribers. */
export const confirmationSent = {
  title: 'Please confirm your email address',
  description: 'We have sent you a mail. The newsletter starts when you open its link and confirm.',
} as const;

/**
 * Why a newsletter signup with its hidden field filled in is refused. A contact message is taken all the same, so that
 * nobody has to press twice to be heard.
 */
export const filledInTrap =
  'A hidden field of this form was filled in, perhaps by your browser. It is empty again: please press the button once more.';

/** Where a form posted without JavaScript redirects on success. */
export const sentAddresses: Record<PublicForm, string> = { contact: '/contact#sent', newsletter: '/blog#subscribed' };
