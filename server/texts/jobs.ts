import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { queueTexts } from './queue-texts.ts';
import { sendText } from './send-text.ts';

export const textJobs = (services: Services) =>
  ({
    'queue-texts': () => queueTexts(services),
    'send-text': ({ text_id }) => sendText(services, text_id),
  }) satisfies SubjectJobs;
