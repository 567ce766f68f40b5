import type { Services } from '../kernel/context.ts';
import { make } from './make.ts';

/** Hourly, and when somebody asks: computes the house's figures. A second run makes a second report. */
export async function makeReportJob(services: Services): Promise<void> {
  await make(services);
}
