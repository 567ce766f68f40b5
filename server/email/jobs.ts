import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { sendEmail } from './send-email.ts';
import type { EmailRegistry } from './template.ts';

export const emailJobs = (services: Services, emails: EmailRegistry) =>
  ({
    'send-email': ({ outbox_id }) => sendEmail(services, emails, systemActor, outbox_id),
  }) satisfies SubjectJobs;
