/** Every mail by its name; queued by it, and kept under it in the outbox. */
import type { z } from 'zod';
import { actionNeeded } from './templates/action-needed.ts';
import { adminGranted } from './templates/admin-granted.ts';
import { adminRevoked } from './templates/admin-revoked.ts';
import { agreementSigned } from './templates/agreement-signed.ts';
import { caseClosed } from './templates/case-closed.ts';
import { caseReceived } from './templates/case-received.ts';
import { changeEmail } from './templates/change-email.ts';
import { contactMessage } from './templates/contact-message.ts';
import { demandLetter } from './templates/demand-letter.ts';
import { emailChanged } from './templates/email-changed.ts';
import { erasureDecided } from './templates/erasure-decided.ts';
import { erasureRequested } from './templates/erasure-requested.ts';
import { erasureWaiting } from './templates/erasure-waiting.ts';
import { letterDelivered } from './templates/letter-delivered.ts';
import { letterInReview } from './templates/letter-in-review.ts';
import { letterSent } from './templates/letter-sent.ts';
import { merchantWrote } from './templates/merchant-wrote.ts';
import { messageReceived } from './templates/message-received.ts';
import { moneyReceived } from './templates/money-received.ts';
import { moneyWithdrawn } from './templates/money-withdrawn.ts';
import { newsletterConfirm } from './templates/newsletter-confirm.ts';
import { newsletterKnown } from './templates/newsletter-known.ts';
import { offerMade } from './templates/offer-made.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { resetPassword } from './templates/reset-password.ts';
import { secondFactorChanged } from './templates/second-factor-changed.ts';
import { signUpAttempt } from './templates/sign-up-attempt.ts';
import { verifyEmail } from './templates/verify-email.ts';
import type { Template } from './template.ts';

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
