import type { Services } from '../../context.ts';
import type { JobHandlers } from '../queue.ts';
import { analyseCaseJob } from './analyse-case.ts';
import { bindExhibitsJob } from './bind-exhibits.ts';
import { draftLetterJob } from './draft-letter.ts';
import { eraseFilesJob } from './erase-files.ts';
import { makeReportJob } from './make-report.ts';
import { handOverCasesJob } from './hand-over-cases.ts';
import { printLetterJob } from './print-letter.ts';
import { purgeCasesJob } from './purge-cases.ts';
import { readDocumentJob } from './read-document.ts';
import { redraftLetterJob } from './redraft-letter.ts';
import { sendMailJob } from './send-mail.ts';
import { tellHouseJob } from './tell-house.ts';

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
