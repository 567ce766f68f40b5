import type { Services } from '../../context.ts';
import type { JobHandlers } from '../queue.ts';
import { analyseCaseJob } from './analyse-case.ts';
import { draftLetterJob } from './draft-letter.ts';
import { printLetterJob } from './print-letter.ts';
import { sendMailJob } from './send-mail.ts';

/** Every job with what works it off. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    'analyse-case': (data) => analyseCaseJob(services, data),
    'draft-letter': (data) => draftLetterJob(services, data),
    'send-mail': (data) => sendMailJob(services, data),
    'print-letter': (data) => printLetterJob(services, data),
  };
}
