import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { notifyStaff } from './notify-staff.ts';

export const messageJobs = (services: Services) =>
  ({
    'notify-staff': ({ message_id }) => notifyStaff(services, systemActor, message_id),
  }) satisfies SubjectJobs;
