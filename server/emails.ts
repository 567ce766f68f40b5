import * as applicationEmails from './application/emails.ts';
import * as accountEmails from './auth/emails.ts';
import * as caseEmails from './cases/emails.ts';
import * as inquiryEmails from './inquiries/emails.ts';
import { emailRegistry } from './email/template.ts';
import { demandLetter } from './sending/demand-email.ts';
import * as replyEmails from './replies/emails.ts';
import * as sendingEmails from './sending/emails.ts';
import * as letterEmails from './letters/emails.ts';
import * as messageEmails from './messages/emails.ts';
import * as moneyEmails from './money/emails.ts';
import * as paperEmails from './papers/emails.ts';
import * as peopleEmails from './people/emails.ts';
import * as privacyEmails from './privacy/emails.ts';
import * as sharingEmails from './sharing/emails.ts';
import * as systemEmails from './system/emails.ts';

/** Every email that the product sends. */
export const emails = emailRegistry([
  demandLetter,
  ...[
    accountEmails,
    applicationEmails,
    caseEmails,
    inquiryEmails,
    letterEmails,
    replyEmails,
    sendingEmails,
    messageEmails,
    moneyEmails,
    paperEmails,
    peopleEmails,
    privacyEmails,
    sharingEmails,
    systemEmails,
  ].flatMap((subject) => Object.values(subject)),
]);
