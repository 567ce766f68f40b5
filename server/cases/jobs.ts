import { systemActor } from '../../db/actor.ts';
import { analyze } from './analyze.ts';
import type { Services } from '../kernel/context.ts';

/** Analyses a new case once: a second run finds the analysis and leaves it. */
export async function analyseCaseJob(services: Services, data: { case_id: string }): Promise<void> {
  await analyze(services, systemActor, data.case_id, { once: true });
}
