import { readReport } from './get.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso } from '../cases/present-case.ts';

export const adminReports = {
  report: api.admin.report.handler(async ({ context, input }) => {
    const { report, making } = await readReport(context.services, signedIn(context), input.fresh);
    return { report: report && { ...report, as_of: iso(report.as_of) }, making };
  }),
};
