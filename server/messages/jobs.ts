import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { notifyMentioned } from './notify-mentioned.ts';
import { notifyOtherOfTwo } from './notify-other-of-two.ts';
import { notifyStaff } from './notify-staff.ts';

export const messageJobs = (services: Services) =>
  ({
    'notify-mentioned': ({ message_id }) => notifyMentioned(services, systemActor, message_id),
    'notify-other-of-two': (data) => notifyOtherOfTwo(services, systemActor, data),
    'notify-staff': ({ message_id }) => notifyStaff(services, systemActor, message_id),
  }) satisfies SubjectJobs;
