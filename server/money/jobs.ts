import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { notifyAccepted } from './notify-accepted.ts';
import { notifyCounselOfAnswer } from './notify-counsel-of-answer.ts';
import { remindOfStatements } from './remind-of-statements.ts';
import { remindOfAdvice } from './remind-of-advice.ts';

export const moneyJobs = (services: Services) =>
  ({
    'notify-accepted': ({ offer_id }) => notifyAccepted(services, systemActor, offer_id),
    'notify-counsel-of-answer': ({ offer_id }) => notifyCounselOfAnswer(services, systemActor, offer_id),
    'remind-of-statements': () => remindOfStatements(services),
    // A second run finds the task and the email.
    'remind-of-advice': () => remindOfAdvice(services),
  }) satisfies SubjectJobs;
