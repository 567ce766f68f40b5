import type { Services } from './kernel/context.ts';
import type { JobHandlers } from './kernel/job-queue.ts';
import { analyseCaseJob } from './cases/jobs.ts';
import { bindExhibitsJob } from './letters/jobs/bind-exhibits.ts';
import { draftLetterJob } from './letters/jobs/draft-letter.ts';
import { eraseFilesJob } from './privacy/jobs/erase-files.ts';
import { makeReportJob } from './reports/jobs.ts';
import { handOverCasesJob } from './people/jobs.ts';
import { printLetterJob } from './letters/jobs/print-letter.ts';
import { purgeCasesJob } from './privacy/jobs/purge-cases.ts';
import { readDocumentJob } from './documents/jobs.ts';
import { redraftLetterJob } from './letters/jobs/redraft-letter.ts';
import { sendMailJob } from './email/jobs.ts';
import { tellHouseJob } from './messages/jobs.ts';

/** Every job with what works it off. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    'analyse-case': (data) => analyseCaseJob(services, data),
    'draft-letter': (data) => draftLetterJob(services, data),
    'bind-exhibits': (data) => bindExhibitsJob(services, data),
    'redraft-letter': (data) => redraftLetterJob(services, data),
    'tell-house': (data) => tellHouseJob(services, data),
    'send-mail': (data) => sendMailJob(services, data),
    'print-letter': (data) => printLetterJob(services, data),
    'hand-over-cases': (data) => handOverCasesJob(services, data),
    'erase-files': (data) => eraseFilesJob(services, data),
    'purge-cases': () => purgeCasesJob(services),
    'make-report': () => makeReportJob(services),
    'read-document': (data) => readDocumentJob(services, data),
  };
}
