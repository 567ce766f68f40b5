import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { byteEndpoints } from '../../contract/bytes.ts';
import { owesSecondFactor } from '../kernel/user.ts';
import { attachment } from '../kernel/byte-route.ts';
import { publicError } from '../kernel/public-error.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { listOutbox } from './list-outbox.ts';
import { outboxAccess, type OutboxAccess } from './outbox-access.ts';
import { readOutboxEmail } from './read-outbox-email.ts';
import { onThisMachine } from './is-local.ts';
import type { EmailRegistry } from './template.ts';
import { mayCall } from '../../contract/policy.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { apiError } from '../kernel/api.ts';
import { outboxFailurePage, outboxEmailPage, outboxPage } from './outbox-page.ts';

const position = z.strictObject({ value: z.string(), id: z.uuid() });
const { path, policy } = byteEndpoints['email.outbox'];

/** The demo's outbox: pages opened in a browser, so they are outside the API. Users who may not see it get a 404. */
export function outboxRoutes(app: Hono<AppEnv>, services: Services, emails: EmailRegistry): void {
  const route = (at: string, answer: (c: Context<AppEnv>, access: OutboxAccess) => Promise<Response>) =>
    app.get(`${path}${at}`, async (c, next) => {
      try {
        const access = accessOf(services, c);
        return access ? await answer(c, access) : await next();
      } catch (error) {
        return failurePage(services, error);
      }
    });
  route('', async (c, access) => {
    const after = readCursor(position, c.req.query('after'));
    const { items, next } = await listOutbox(services, emails, access, after);
    return outboxPage(items, next && writeCursor(next), after === null);
  });
  route('/:id', async (c, access) =>
    outboxEmailPage(await readOutboxEmail(services, emails, access, checkedId(c.req.param('id')))),
  );
  route('/:id/files/:index', async (c, access) => {
    const { attachments } = await readOutboxEmail(services, emails, access, checkedId(c.req.param('id')));
    const file = attachments[Number(c.req.param('index'))];
    if (!file) throw notFound('This file');
    return new Response(new Uint8Array(file.content), { headers: attachment(file.filename, file.content_type) });
  });
}

/** Null gets the page of any unknown path, so that nobody learns that an outbox exists. */
function accessOf(services: Services, c: Context<AppEnv>): OutboxAccess | null {
  if (!services.config.demo || services.config.smtpUrl !== null) return null;
  const user = c.get('user');
  if (user && owesSecondFactor(user)) return null;
  if (mayCall(policy, user?.role ?? null) !== 'allowed') return null;
  return outboxAccess(
    services.config,
    user,
    onThisMachine({ socket: c.env?.incoming?.socket?.remoteAddress, headers: c.req.raw.headers }),
  );
}

function checkedId(id: string | undefined): string {
  const read = z.uuid().safeParse(id);
  if (!read.success) throw notFound('This email');
  return read.data;
}

function failurePage(services: Services, error: unknown): Response {
  const { status, message } = error instanceof Refusal ? apiError(error) : publicError(error, services.log);
  return outboxFailurePage(status, message);
}
