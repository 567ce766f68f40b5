import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { z } from 'zod';
import { adminSorts } from '../../contract/admin.ts';
import { byteEndpoints } from '../../contract/contract.ts';
import { id, priority, status } from '../../contract/shapes.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { exportCases } from './export-cases.ts';
import { readCaseReport } from './case-report.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { answerOrRefusal } from '../kernel/answer-refusal.ts';
import { allowed, attachment } from '../byte-routes.ts';

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

/** What staff take with them: the cases of the table as a file, and the report of one case. */
export function adminRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(`/api${byteEndpoints['admin.exportCases'].path}`, (c) =>
    answerOrRefusal(c, () => {
      const person = allowed('admin.exportCases', c.get('person'));
      const { filename, contentType, content } = exportCases(services, person, readQuery(c.req.query()));
      const headers = { ...attachment(filename, contentType), ...unkept };
      if (c.req.raw.method !== 'HEAD') return new Response(Readable.toWeb(content) as ReadableStream, { headers });
      content.destroy();
      return new Response(null, { headers });
    }),
  );
  app.get(`/api${byteEndpoints['admin.caseReport'].path.replace('{id}', ':id')}`, (c) =>
    answerOrRefusal(c, async () => {
      const person = allowed('admin.caseReport', c.get('person'));
      const asked = id.safeParse(c.req.param('id'));
      if (!asked.success) throw notFound('This case');
      const { text, filename } = await readCaseReport(services, person, asked.data);
      return new Response(text, { headers: { ...attachment(filename, 'application/json; charset=utf-8'), ...unkept } });
    }),
  );
}

function readQuery(query: Record<string, string>): z.infer<typeof exportQuery> {
  const read = exportQuery.safeParse(query);
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'query', issue.message]));
  throw new Refusal('INVALID_INPUT', 'Some of what was sent is not as it should be.', fields);
}
