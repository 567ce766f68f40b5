import type { Services } from '../../context.ts';
import { handOverAllCases } from '../../people/hand-over-cases.ts';
import type { JobData } from '../definitions.ts';

export async function handOverCasesJob(services: Services, data: JobData<'hand-over-cases'>): Promise<void> {
  await handOverAllCases(services, data.by, data.user_id);
}
