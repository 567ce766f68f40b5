import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { z } from 'zod';
import { adminSorts } from '../../contract/cases-for-staff.ts';
import { priority, status } from '../../contract/shapes.ts';
import { answerOrRefusal } from '../kernel/answer-refusal.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { allowed, attachment, byteRoute, pathOf } from '../kernel/byte-route.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { calendar } from './calendar.ts';
import { report } from './case-report.ts';
import { exportCases } from './export-cases.ts';

/** The cases table's own filters and order, and no place in it: all rows. */
const exportQuery = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  search: z.string().trim().max(200).optional(),
  status: status.optional(),
  priority: priority.optional(),
  sort: z.enum(adminSorts).default('created_at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
/** On its way to one member of staff, it is kept by nobody in between. */
const unkept = { 'cache-control': 'no-store, no-transform' };

/** The cases of the staff's table as a file, the report of one case, and its dates as a calendar. */
export function caseByteRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(pathOf('cases.export'), (c) =>
    answerOrRefusal(c, () => {
      const person = allowed('cases.export', c.get('person'));
      const { filename, contentType, content } = exportCases(services, person, readQuery(c.req.query()));
      const headers = { ...attachment(filename, contentType), ...unkept };
      if (c.req.raw.method !== 'HEAD') return new Response(Readable.toWeb(content) as ReadableStream, { headers });
      content.destroy();
      return new Response(null, { headers });
    }),
  );
  const sendReport = async (person: Person, id: string) => {
    const { text, filename } = await report(services, person, id);
    return new Response(text, { headers: { ...attachment(filename, 'application/json; charset=utf-8'), ...unkept } });
  };
  byteRoute(app, 'cases.report', sendReport, 'This case');
  byteRoute(app, 'cases.calendar', async (person, id) => {
    const { text, filename } = await calendar(services, person, id);
    const headers = attachment(filename, 'text/calendar; charset=utf-8');
    return new Response(text, { headers: { ...headers, 'cache-control': 'private, no-cache' } });
  });
}

function readQuery(query: Record<string, string>): z.infer<typeof exportQuery> {
  const read = exportQuery.safeParse(query);
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'query', issue.message]));
  throw new Refusal('INVALID_INPUT', 'Some of what was sent is not as it should be.', fields);
}
