/** The two public forms, contact and newsletter: what they take and what they answer; one source for pages, contract and server. */

export type PublicForm = 'contact' | 'newsletter';

/** Longest values, in UTF-16 units as a browser's `maxlength` counts them. */
export const inquiryLimits = { name: 200, email: 254, phone: 40, message: 5_000 } as const;

/** What somebody wrote through the contact form, checked and trimmed. */
export type ContactMessage = { name: string; email: string; phone: string | null; message: string };

/** Spec public-site.txt, section 8. */
export const messageSent = { title: 'Message Sent', description: "We'll get back to you within 24 hours." } as const;

/** The same for a new, a known and an ended address: the answer tells nobody who subscribes. */
export const confirmationSent = {
  title: 'Please confirm your email address',
  description: 'We have sent you a mail. The newsletter starts when you open its link and confirm.',
} as const;

/** Where a form that was posted without JavaScript leads when it was taken. */
export const sentAddresses: Record<PublicForm, string> = { contact: '/contact#sent', newsletter: '/blog#subscribed' };
