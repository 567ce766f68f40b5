import { iso } from '../kernel/present.ts';
import { api, signedIn } from '../kernel/api.ts';
import { get } from './get.ts';

export const reportRoutes = {
  get: api.reports.get.handler(async ({ context, input }) => {
    const { report, making } = await get(context.services, signedIn(context), input.fresh);
    return { report: report && { ...report, as_of: iso(report.as_of) }, making };
  }),
};
