/**
 * Answers the hot reads (server/cases/hot-reads.ts) straight from Node's request when they can only succeed: the
 * session is known, the role may call, the input is valid. Whenever anything else turns out, the app answers from the
 * start, since a read can be made twice.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { cases } from '../contract/cases.ts';
import { casesForStaff } from '../contract/cases-for-staff.ts';
import { mayCall, type Policy } from '../contract/policy.ts';
import { compressed } from './compress-answers.ts';
import { assumeUser, isConfirmed } from './auth/session.ts';
import { touchSession } from './auth/touch-session.ts';
import { hotCaseReads } from './cases/hot-reads.ts';
import type { Services } from './kernel/context.ts';
import { inRequest } from './kernel/log-context.ts';
import { owesSecondFactor, type User } from './kernel/user.ts';
import { answerHeaders } from './kernel/security-headers.ts';

type HotRoute = { path: string; answer(services: Services, user: User, input: unknown): Promise<string> | null };

const routes: readonly HotRoute[] = [
  routeOf(cases.list, hotCaseReads.list),
  routeOf(cases.get, hotCaseReads.get),
  routeOf(casesForStaff.listForStaff, hotCaseReads.listForStaff),
];

type Contracted<Schema> = {
  '~orpc': { route: { path?: string }; meta: { policy: Policy }; inputSchema?: Schema | undefined };
};

function routeOf<Schema extends z.ZodType>(
  { '~orpc': { route, meta, inputSchema } }: Contracted<Schema>,
  read: (services: Services, user: User, input: z.output<Schema>) => Promise<string>,
): HotRoute {
  return {
    path: `/api${route.path}`,
    answer: (services, user, input) => {
      const parsed = mayCall(meta.policy, user.role) === 'allowed' ? inputSchema?.safeParse(input) : null;
      return parsed?.success ? read(services, user, parsed.data) : null;
    },
  };
}

/** Answers hot reads and leaves everything else to `otherwise`. */
export function hotReadsFirst(services: Services, otherwise: RequestListener): RequestListener {
  const headers = {
    ...answerHeaders(services.config.publicUrl),
    'content-type': 'application/json',
    'cache-control': 'no-store',
  };
  const respond = (request: IncomingMessage, response: ServerResponse, id: string) => {
    const answer = answerOf(services, request);
    if (!answer) return otherwise(request, response);
    answer
      .then(async (text) => text && { text, packed: await compressed(text, request.headers['accept-encoding']) })
      .then(
        (ready) => {
          if (!ready) return otherwise(request, response);
          const body = ready.packed?.bytes ?? ready.text;
          const length = Buffer.byteLength(body);
          const own = { 'content-length': length, 'x-request-id': id, ...ready.packed?.headers };
          response.writeHead(200, { ...headers, ...own }).end(body);
        },
        () => otherwise(request, response),
      );
  };
  return (request, response) => inRequest(givenId(request), (id) => respond(request, response, id));
}

function givenId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' ? id : undefined;
}

/** Null when this is not a hot read or might not succeed; resolves to null if it turns out later that it does not. */
function answerOf(services: Services, { method, url = '', headers }: IncomingMessage): Promise<string | null> | null {
  if (method !== 'GET' || !url.startsWith('/api/')) return null;
  const [path = '', query = ''] = url.split('?');
  const found = match(path);
  const user = found && assumeUser(services.database, services.config, headers.cookie ?? null);
  if (!user || owesSecondFactor(user)) return null;
  void touchSession(services, user);
  const input = inputOf(found.id, query);
  const answer = input && found.route.answer(services, user, input);
  return answer && answer.then(async (text) => ((await isConfirmed(services.database, user)) ? text : null));
}

/** A longer path below a case belongs to another endpoint. */
function match(path: string): { route: HotRoute; id: string | null } | null {
  for (const route of routes) {
    if (route.path === path) return { route, id: null };
    const before = route.path.endsWith('{id}') ? route.path.slice(0, -'{id}'.length) : null;
    if (before !== null && path.startsWith(before) && !path.includes('/', before.length))
      return { route, id: path.slice(before.length) };
  }
  return null;
}

/** Null when a name is given twice or is a path into an object, which only the app can read. */
function inputOf(id: string | null, query: string): Record<string, string> | null {
  const given = id === null ? [] : [['id', id] as const];
  const all = query === '' ? given : [...given, ...new URLSearchParams(query)];
  const input = Object.fromEntries(all);
  return Object.keys(input).length === all.length && all.every(([name]) => /^\w+$/.test(name)) ? input : null;
}
