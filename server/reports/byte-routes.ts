import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { casesOfFigure, selectedFigures } from '../../contract/reports.ts';
import type { ByteEndpoint } from '../../contract/bytes.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { allowed, attachment, pathOf } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';
import type { User } from '../kernel/user.ts';
import { exportCases } from './export-cases.ts';
import { exportFigures } from './export-figures.ts';

/** A report's figures, and the cases behind one of them, as CSV. No cache may store them. */
export function reportByteRoutes(app: Hono<AppEnv>, services: Services): void {
  const csv = <Query>(
    name: ByteEndpoint,
    schema: z.ZodType<Query>,
    make: (user: User, query: Query) => Promise<{ filename: string; text: string }>,
  ) =>
    app.get(pathOf(name), (c) =>
      answerOrRefusal(c, async () => {
        const { filename, text } = await make(allowed(name, c.get('user')), queryOf(c, schema));
        const headers = attachment(filename, 'text/csv; charset=utf-8');
        return new Response(text, { headers: { ...headers, 'cache-control': 'no-store, no-transform' } });
      }),
    );
  csv('reports.exportCases', casesOfFigure, (user, query) => exportCases(services, user, query));
  csv('reports.exportFigures', selectedFigures, (user, query) => exportFigures(services, user, query));
}

function queryOf<Query>(c: Context<AppEnv>, schema: z.ZodType<Query>): Query {
  const read = schema.safeParse(c.req.query());
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'query', issue.message]));
  throw new Refusal('INVALID_INPUT', 'Some of the values sent are not valid.', fields);
}
