import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { printLetter } from './print-letter.ts';
import { reconcileMail } from './reconcile-mail.ts';

export const sendingJobs = (services: Services) =>
  ({
    // Stages only advance, so a second run changes nothing.
    'reconcile-mail': () => reconcileMail(services),
    'print-letter': ({ outbox_id }) => printLetter(services, systemActor, outbox_id),
  }) satisfies SubjectJobs;
