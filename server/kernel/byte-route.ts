import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { byteEndpoints, type ByteEndpoint } from '../../contract/bytes.ts';
import { mayCall } from '../../contract/policy.ts';
import { answerOrRefusal } from './answer-refusal.ts';
import type { AppEnv } from './app-env.ts';
import type { Person } from './person.ts';
import { notFound, Refusal } from './refusal.ts';

type Send = (person: Person, id: string, c: Context<AppEnv>) => Promise<Response>;

/** Serves a GET of one object that answers with bytes, to those whom its policy lets in. `send` looks the object up as the caller; `what` it is, for an id that is none. */
export function byteRoute(app: Hono<AppEnv>, name: ByteEndpoint, send: Send, what = 'This file'): void {
  app.get(pathOf(name), (c) =>
    answerOrRefusal(c, () => send(allowed(name, c.get('person')), checkedId(c.req.param('id'), what), c)),
  );
}

/** The path of an endpoint below the server's root, as the router writes it. */
export const pathOf = (name: ByteEndpoint): string => `/api${byteEndpoints[name].path.replace('{id}', ':id')}`;

/** The caller, when the policy of the endpoint lets them in. Throws UNAUTHORIZED or FORBIDDEN. */
export function allowed(name: ByteEndpoint, person: Person | null): Person {
  const verdict = mayCall(byteEndpoints[name].policy, person?.role ?? null);
  if (verdict === 'signed-out' || !person) throw new Refusal('UNAUTHORIZED', 'Please sign in.');
  if (verdict === 'forbidden') throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return person;
}

function checkedId(id: string | undefined, what: string): string {
  const read = z.uuid().safeParse(id);
  if (!read.success) throw notFound(what);
  return read.data;
}

/** A download, never rendered as a page of ours; a letter's PDF may be shown inline. Private: kept by the browser for an hour (spec, section 9). */
export function attachment(filename: string, contentType: string, inline = false): Record<string, string> {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return {
    'content-type': contentType,
    'x-content-type-options': 'nosniff',
    'cache-control': inline ? 'private, no-cache' : 'private, max-age=3600',
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    'content-security-policy': inline ? "default-src 'none'; frame-ancestors 'self'" : "default-src 'none'; sandbox",
  };
}
