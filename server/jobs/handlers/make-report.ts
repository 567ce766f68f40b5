import type { Services } from '../../context.ts';
import { makeReport } from '../../reports/make-report.ts';

/** Hourly, and when somebody asks: computes the house's figures. A second run makes a second report. */
export async function makeReportJob(services: Services): Promise<void> {
  await makeReport(services);
}
