import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { queueTextMessages } from './queue-text-messages.ts';
import { sendTextMessage } from './send-text-message.ts';

export const textMessageJobs = (services: Services) =>
  ({
    'queue-texts': () => queueTextMessages(services),
    'send-text': ({ text_id }) => sendTextMessage(services, text_id),
  }) satisfies SubjectJobs;
