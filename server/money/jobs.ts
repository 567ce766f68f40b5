import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { notifyAccepted } from './notify-accepted.ts';

export const moneyJobs = (services: Services) =>
  ({
    'notify-accepted': ({ offer_id }) => notifyAccepted(services, systemActor, offer_id),
  }) satisfies SubjectJobs;
