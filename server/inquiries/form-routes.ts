import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { sentAddresses, type PublicForm } from '../../domain/inquiries/inquiry.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { refusalPage } from './form-page.ts';

/** Several times the longest texts of a form in the longest encoding; a larger body is not read. */
const maxBodyBytes = 256 * 1_024;
const tooLarge = 'This is more than the form takes. Please shorten the message.';

/**
 * Lets a browser without JavaScript use the two public forms: the post goes to the API endpoint, and the answer becomes
 * a redirect, or a page with the form as typed.
 */
export function formRoutes(app: Hono<AppEnv>): void {
  for (const form of ['contact', 'newsletter'] as const) {
    const path = `/api/${form}`;
    app.use(path, bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuseTooLarge(c, form) }));
    app.post(path, (c, next) => (isNativePost(c.req.raw) ? respondToNativePost(c, next, form) : next()));
    // Reloading the page of a refusal sends a GET to this address.
    app.get(path, (c) => c.redirect(form === 'contact' ? '/contact' : '/blog', 303));
  }
}

function isNativePost({ headers }: Request): boolean {
  return (
    /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '') &&
    /\btext\/html\b/i.test(headers.get('accept') ?? '')
  );
}

async function respondToNativePost(c: Context<AppEnv>, next: () => Promise<void>, form: PublicForm): Promise<void> {
  const typed = Object.fromEntries(new URLSearchParams(await c.req.text()));
  c.req.raw = new Request(c.req.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  });
  await next();
  const answer = c.res;
  // Cleared first, or the replaced response's headers would stay, among them its length.
  c.res = undefined;
  c.res = answer.ok
    ? new Response(null, { status: 303, headers: { location: sentAddresses[form] } })
    : refusalPage(form, await refusalOf(answer, typed));
}

const refusal = z.object({ message: z.string(), fields: z.record(z.string(), z.string()).default({}) });

async function refusalOf(answer: Response, typed: Record<string, string>) {
  const { message, fields } = refusal.parse(await answer.json());
  return { status: answer.status, message, fields, typed, retryAfter: answer.headers.get('retry-after') };
}

function refuseTooLarge(c: Context, form: PublicForm): Response {
  if (isNativePost(c.req.raw))
    return refusalPage(form, { status: 413, message: tooLarge, fields: {}, typed: {}, retryAfter: null });
  return c.json({ code: 'TOO_LARGE', message: tooLarge }, 413);
}
