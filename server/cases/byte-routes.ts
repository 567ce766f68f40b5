import type { Hono } from 'hono';
import { z } from 'zod';
import { adminSorts } from '../../contract/cases-for-staff.ts';
import { priority, status } from '../../contract/shapes.ts';
import { processors } from '../../domain/processors.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { allowed, attachment, bodyOf, byteRoute, pathOf } from '../kernel/byte-route.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { calendar } from './calendar.ts';
import { report } from './case-report.ts';
import { exportCases } from './export-cases.ts';

/** The filters and order of the cases table, without a cursor: every row. */
const exportQuery = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  search: z.string().trim().max(200).optional(),
  status: status.optional(),
  priority: priority.optional(),
  processor: z.enum(processors).optional(),
  sort: z.enum(adminSorts).default('created_at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
/** Personal data for one member of staff: no cache may store it. */
const noStore = { 'cache-control': 'no-store, no-transform' };

/** The cases table as a file, the report of one case, and its dates as a calendar. */
export function caseByteRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(pathOf('cases.export'), (c) =>
    answerOrRefusal(c, () => {
      const user = allowed('cases.export', c.get('user'));
      const { filename, contentType, content } = exportCases(services, user, readQuery(c.req.query()));
      const headers = { ...attachment(filename, contentType), ...noStore };
      if (c.req.raw.method !== 'HEAD') return new Response(bodyOf(content), { headers });
      content.destroy();
      return new Response(null, { headers });
    }),
  );
  const sendReport = async (user: User, id: string) => {
    const { text, filename } = await report(services, user, id);
    return new Response(text, { headers: { ...attachment(filename, 'application/json; charset=utf-8'), ...noStore } });
  };
  byteRoute(app, 'cases.report', sendReport, 'This case');
  byteRoute(app, 'cases.calendar', async (user, id) => {
    const { text, filename } = await calendar(services, user, id);
    const headers = attachment(filename, 'text/calendar; charset=utf-8');
    return new Response(text, { headers: { ...headers, 'cache-control': 'private, no-cache' } });
  });
}

function readQuery(query: Record<string, string>): z.infer<typeof exportQuery> {
  const read = exportQuery.safeParse(query);
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'query', issue.message]));
  throw new Refusal('INVALID_INPUT', 'Some of the values sent are not valid.', fields);
}
