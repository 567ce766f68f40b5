/**
 * Text of /contact. Addresses and hours are in `site.ts`, response times in `claims.ts`, the toast in
 * `domain/inquiries/inquiry.ts`.
 */
import { responseTimes } from './claims.ts';
import { site } from './site.ts';

export const contactPage = {
  meta: {
    title: 'Contact',
    description: `Write to ${site.name} or call about a payment hold: contact form, email, phone, hours, and how long an answer takes. A case review is free.`,
  },
  title: 'Tell us what happened',
  lead: 'A few sentences are enough: which processor, how much, since when. Please do not send bank statements or tax IDs here; the application stores them encrypted.',
} as const;

export const contactForm = {
  title: 'Write to us',
  labels: { name: 'Full name', email: 'Email address', phone: 'Phone', message: 'Message', optional: '(optional)' },
  placeholder: 'Tell us about your situation or ask any questions...',
  button: 'Send message',
  note: 'What you write is read by our staff, and is used to answer you.',
  noteLink: { to: '/privacy', label: 'Privacy Policy' },
} as const;

export const directSupport = {
  title: 'Direct support',
  labels: { email: 'Email', phone: 'Phone', phoneLine: 'Phone line, open cases', hours: 'Hours' },
} as const;

export const immediateHelp = {
  title: 'Immediate help',
  text: 'If money is held now, start the review instead of waiting for our answer. It is free, it is saved as you type, and you can stop and go on later.',
} as const;

export const answerTimes = {
  title: 'Response times',
  rows: Object.values(responseTimes),
  faq: { text: 'Cost, time, documents, what if the agreement allows the hold:', to: '/faq', label: 'Read the FAQ' },
} as const;
