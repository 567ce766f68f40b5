import { applicationJobs } from './application/jobs.ts';
import { caseJobs } from './cases/jobs.ts';
import { conflictJobs } from './conflicts/jobs.ts';
import { documentJobs } from './documents/jobs.ts';
import { emailJobs } from './email/jobs.ts';
import { emails } from './emails.ts';
import type { Services } from './kernel/context.ts';
import type { JobHandlers } from './kernel/jobs.ts';
import { evidenceJobs } from './evidence/derive.ts';
import { letterJobs } from './letters/jobs.ts';
import { messageJobs } from './messages/jobs.ts';
import { moneyJobs } from './money/jobs.ts';
import { peopleJobs } from './people/jobs.ts';
import { privacyJobs } from './privacy/jobs.ts';
import { reportJobs } from './reports/jobs.ts';
import { securityJobs } from './security/jobs.ts';
import { sendingJobs } from './sending/jobs.ts';
import { storyJobs } from './story/read-with-model.ts';
import { systemJobs } from './system/jobs.ts';
import { textMessageJobs } from './text-messages/jobs.ts';

/** Every job with its handler; leaving one out does not compile. */
export const jobHandlers = (services: Services): JobHandlers => ({
  ...applicationJobs(services),
  ...caseJobs(services),
  ...conflictJobs(services),
  ...documentJobs(services),
  ...emailJobs(services, emails),
  ...evidenceJobs(services),
  ...letterJobs(services),
  ...messageJobs(services),
  ...moneyJobs(services),
  ...peopleJobs(services),
  ...privacyJobs(services),
  ...reportJobs(services),
  ...securityJobs(services),
  ...sendingJobs(services),
  ...storyJobs(services),
  ...systemJobs(services),
  ...textMessageJobs(services),
});
