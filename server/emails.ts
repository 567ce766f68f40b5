/** Every mail by its name; queued by it, and kept under it in the outbox. */
import type { z } from 'zod';
import { actionNeeded } from './cases/emails/action-needed.ts';
import { adminGranted } from './people/emails/admin-granted.ts';
import { adminRevoked } from './people/emails/admin-revoked.ts';
import { agreementSigned } from './money/emails/agreement-signed.ts';
import { caseClosed } from './cases/emails/case-closed.ts';
import { caseReceived } from './application/emails/case-received.ts';
import { changeEmail } from './auth/emails/change-email.ts';
import { contactMessage } from './inquiries/emails/contact-message.ts';
import { demandLetter } from './letters/emails/demand-letter.ts';
import { emailChanged } from './auth/emails/email-changed.ts';
import { erasureDecided } from './privacy/emails/erasure-decided.ts';
import { erasureRequested } from './privacy/emails/erasure-requested.ts';
import { erasureWaiting } from './privacy/emails/erasure-waiting.ts';
import { letterDelivered } from './letters/emails/letter-delivered.ts';
import { letterInReview } from './letters/emails/letter-in-review.ts';
import { letterSent } from './letters/emails/letter-sent.ts';
import { merchantWrote } from './messages/emails/merchant-wrote.ts';
import { messageReceived } from './messages/emails/message-received.ts';
import { moneyReceived } from './money/emails/money-received.ts';
import { moneyWithdrawn } from './money/emails/money-withdrawn.ts';
import { newsletterConfirm } from './inquiries/emails/newsletter-confirm.ts';
import { newsletterKnown } from './inquiries/emails/newsletter-known.ts';
import { offerMade } from './money/emails/offer-made.ts';
import { passwordChanged } from './auth/emails/password-changed.ts';
import { resetPassword } from './auth/emails/reset-password.ts';
import { secondFactorChanged } from './auth/emails/second-factor-changed.ts';
import { signUpAttempt } from './auth/emails/sign-up-attempt.ts';
import { verifyEmail } from './auth/emails/verify-email.ts';
import type { Template } from './email/template.ts';

export const templates = {
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'second-factor-changed': secondFactorChanged,
  'sign-up-attempt': signUpAttempt,
  'case-received': caseReceived,
  'action-needed': actionNeeded,
  'message-received': messageReceived,
  'merchant-wrote': merchantWrote,
  'letter-in-review': letterInReview,
  'demand-letter': demandLetter,
  'letter-sent': letterSent,
  'letter-delivered': letterDelivered,
  'agreement-signed': agreementSigned,
  'offer-made': offerMade,
  'money-received': moneyReceived,
  'money-withdrawn': moneyWithdrawn,
  'case-closed': caseClosed,
  'erasure-requested': erasureRequested,
  'erasure-decided': erasureDecided,
  'erasure-waiting': erasureWaiting,
  'admin-granted': adminGranted,
  'admin-revoked': adminRevoked,
  'contact-message': contactMessage,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
} as const;
export type MailTemplate = keyof typeof templates;
export type PayloadOf<Name extends MailTemplate> = z.input<(typeof templates)[Name]['payload']>;

/** The template of a row of the outbox. Throws for a name that there is none of. */
export function templateOf(name: string): Template<z.ZodType> {
  if (!Object.hasOwn(templates, name)) throw new Error(`there is no mail template ${name}`);
  return templates[name as MailTemplate] as Template<z.ZodType>;
}
