import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { byteEndpoints, type ByteEndpoint } from '../contract/contract.ts';
import { errorStatuses } from '../domain/errors.ts';
import type { AppEnv } from './kernel/app-env.ts';
import type { Person } from './auth/session.ts';
import { readCalendar } from './cases/calendar.ts';
import type { Services } from './kernel/context.ts';
import { readFile } from './documents/download.ts';
import { readExhibitBook } from './letters/read-exhibit-book.ts';
import { readLetterDocx, readLetterPdf, readLetterText } from './letters/read-letter-bytes.ts';
import { readAgreementPdf } from './money/read-agreement-pdf.ts';
import { mayCall, policies } from './kernel/policy.ts';
import { notFound, Refusal } from './kernel/refusal.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type Send = (c: Context<AppEnv>, person: Person, id: string) => Promise<Response>;

/** Endpoints that answer with bytes. Each has its row in the policy table, and the object is looked up as the caller. */
export function byteRoutes(app: Hono<AppEnv>, services: Services): void {
  const route = (name: ByteEndpoint, send: Send) =>
    app.get(`/api${byteEndpoints[name].path.replace('{id}', ':id')}`, async (c) => {
      try {
        return await send(c, allowed(name, c.get('person')), checkedId(c.req.param('id')));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return c.json({ code: error.code, message: error.message }, errorStatuses[error.code]);
      }
    });
  route('files.download', async (_c, person, id) => {
    const file = await readFile(services, person, id);
    return new Response(Readable.toWeb(file.content) as ReadableStream, {
      headers: { ...attachment(file.filename, file.content_type), 'content-length': String(file.size_bytes) },
    });
  });
  route('letters.pdf', async (c, person, id) => {
    const { bytes, filename } = await readLetterPdf(services, person, id);
    const headers = attachment(filename, 'application/pdf', c.req.query('download') === undefined);
    return new Response(new Uint8Array(bytes), { headers });
  });
  route('letters.exhibitsPdf', async (c, person, id) => {
    const { bytes, filename } = await readExhibitBook(services, person, id);
    return new Response(new Uint8Array(bytes), {
      headers: attachment(filename, 'application/pdf', c.req.query('download') === undefined),
    });
  });
  route('cases.agreementPdf', async (c, person, id) => {
    const { bytes, filename } = await readAgreementPdf(services, person, id);
    return new Response(new Uint8Array(bytes), {
      headers: attachment(filename, 'application/pdf', c.req.query('download') === undefined),
    });
  });
  route('cases.calendar', async (_c, person, id) => {
    const { text, filename } = await readCalendar(services, person, id);
    return new Response(text, {
      headers: { ...attachment(filename, 'text/calendar; charset=utf-8'), 'cache-control': 'private, no-cache' },
    });
  });
  route('letters.docx', async (_c, person, id) => {
    const { bytes, filename } = await readLetterDocx(services, person, id);
    return new Response(new Uint8Array(bytes), {
      headers: attachment(filename, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    });
  });
  route('letters.text', async (_c, person, id) => {
    const { text, filename } = await readLetterText(services, person, id);
    return new Response(text, { headers: attachment(filename, 'text/plain; charset=utf-8') });
  });
}

/** The caller, when the policy of the endpoint lets them in. Throws UNAUTHORIZED or FORBIDDEN. */
export function allowed(name: ByteEndpoint, person: Person | null): Person {
  const verdict = mayCall(policies[name], person?.role ?? null);
  if (verdict === 'signed-out' || !person) throw new Refusal('UNAUTHORIZED', 'Please sign in.');
  if (verdict === 'forbidden') throw new Refusal('FORBIDDEN', 'You do not have access to this.');
  return person;
}

function checkedId(id: string | undefined): string {
  if (!id || !uuid.test(id)) throw notFound('This file');
  return id;
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
