import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { byteEndpoints, type ByteEndpoint } from '../../contract/bytes.ts';
import { mayCall } from '../../contract/policy.ts';
import { answerOrRefusal } from './respond-refusal.ts';
import type { AppEnv } from './app-env.ts';
import type { User } from './user.ts';
import { notFound, Refusal } from './refusal.ts';
import { downloadPolicy, framedPolicy } from './security-headers.ts';

type Send = (user: User, id: string, c: Context<AppEnv>) => Promise<Response>;

/**
 * Serves one object's bytes to those whom its policy lets in, or takes them. `send` loads it as the caller; `what` names it in
 * the 404 of a malformed id.
 */
export function byteRoute(app: Hono<AppEnv>, name: ByteEndpoint, send: Send, what = 'This file'): void {
  app.on(byteEndpoints[name].method, pathOf(name), (c) =>
    answerOrRefusal(c, () => send(allowed(name, c.get('user')), checkedId(c.req.param('id'), what), c)),
  );
}

/** The endpoint's full path, as Hono writes it. */
export const pathOf = (name: ByteEndpoint): string => `/api${byteEndpoints[name].path.replace('{id}', ':id')}`;

/** The caller, when the endpoint's policy lets them in. Throws UNAUTHORIZED or FORBIDDEN. */
export function allowed(name: ByteEndpoint, user: User | null): User {
  const verdict = mayCall(byteEndpoints[name].policy, user?.role ?? null);
  if (verdict === 'signed-out' || !user) throw new Refusal('UNAUTHORIZED', 'Please sign in.');
  if (verdict === 'forbidden') throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return user;
}

function checkedId(id: string | undefined, what: string): string {
  const read = z.uuid().safeParse(id);
  if (!read.success) throw notFound(what);
  return read.data;
}

/** A Node stream as a response's body. Node and the DOM declare the same class of web stream twice. */
export const bodyOf = (content: Readable): ReadableStream => Readable.toWeb(content) as ReadableStream;

/**
 * Headers of a download; a letter's PDF may be shown inline. It is never cached: the hour in the browser's cache that
 * the spec allows (section 9) would outlive the session.
 */
export function attachment(filename: string, contentType: string, inline = false): Record<string, string> {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return {
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    'content-security-policy': inline ? framedPolicy : downloadPolicy,
  };
}
