import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { byteEndpoints } from '../../contract/bytes.ts';
import { attachment } from '../kernel/byte-route.ts';
import { publicError } from '../kernel/public-error.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { listOutbox } from './list-outbox.ts';
import { readOutboxEmail } from './read-outbox-email.ts';
import { onThisMachine } from './is-local.ts';
import type { EmailRegistry } from './template.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { apiError } from '../kernel/api.ts';
import { outboxFailurePage, outboxEmailPage, outboxPage } from './outbox-page.ts';

const position = z.strictObject({ value: z.string(), id: z.uuid() });
const { path } = byteEndpoints['email.outbox'];

/**
 * The demo's outbox: pages opened in a browser, so they are outside the API. It is served only on the machine that the
 * demo runs on, where the emails are readable files anyway (docs/decisions/0075).
 */
export function outboxRoutes(app: Hono<AppEnv>, services: Services, emails: EmailRegistry): void {
  const route = (at: string, answer: (c: Context<AppEnv>) => Promise<Response>) =>
    app.get(`${path}${at}`, async (c, next) => {
      try {
        return isOpen(services, c) ? await answer(c) : await next();
      } catch (error) {
        return failurePage(services, error);
      }
    });
  route('', async (c) => {
    const after = readCursor(position, c.req.query('after'));
    const { items, next } = await listOutbox(services, emails, after);
    return outboxPage(items, next && writeCursor(next), after === null);
  });
  route('/:id', async (c) => outboxEmailPage(await readOutboxEmail(services, emails, checkedId(c.req.param('id')))));
  route('/:id/files/:index', async (c) => {
    const { attachments } = await readOutboxEmail(services, emails, checkedId(c.req.param('id')));
    const file = attachments[Number(c.req.param('index'))];
    if (!file) throw notFound('This file');
    return new Response(new Uint8Array(file.content), { headers: attachment(file.filename, file.content_type) });
  });
}

/**
 * Whether this caller may see the outbox. Others get the page of an unknown path, so they do not learn that it exists.
 */
function isOpen({ config }: Services, c: Context<AppEnv>): boolean {
  if (!config.localDemo || config.smtpUrl !== null) return false;
  return onThisMachine({ socket: c.env?.incoming?.socket?.remoteAddress, headers: c.req.raw.headers });
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
