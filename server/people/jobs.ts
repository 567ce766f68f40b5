import type { Services } from '../kernel/context.ts';
import { handOverAllCases } from './hand-over-cases.ts';
import type { JobData } from '../kernel/jobs.ts';

export async function handOverCasesJob(services: Services, data: JobData<'hand-over-cases'>): Promise<void> {
  await handOverAllCases(services, data.by, data.user_id);
}
