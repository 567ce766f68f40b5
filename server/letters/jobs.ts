import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { bindExhibits } from './bind-exhibits.ts';
import { draftLetter } from './draft-letter.ts';
import { redraftLetter } from './redraft-letter.ts';

export const letterJobs = (services: Services) =>
  ({
    // The origin makes this idempotent.
    'draft-letter': ({ case_id }) =>
      draftLetter(services, systemActor, { caseId: case_id, letterType: 'initial', origin: `initial:${case_id}` }),
    // A second run finds the same text and writes nothing.
    'redraft-letter': ({ case_id }) => redraftLetter(services, systemActor, case_id),
    // A second run finds the exhibits bound.
    'bind-exhibits': ({ letter_id }) => bindExhibits(services, letter_id),
  }) satisfies SubjectJobs;
