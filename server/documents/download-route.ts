import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import type { AppEnv } from '../kernel/app-env.ts';
import { attachment, byteRoute } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { download } from './download.ts';

/** The bytes of an uploaded file. */
export function downloadRoute(app: Hono<AppEnv>, services: Services): void {
  byteRoute(app, 'documents.download', async (person, id) => {
    const file = await download(services, person, id);
    return new Response(Readable.toWeb(file.content) as ReadableStream, {
      headers: { ...attachment(file.filename, file.content_type), 'content-length': String(file.size_bytes) },
    });
  });
}
