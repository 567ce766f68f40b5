import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { allowed } from '../kernel/byte-route.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { exportOwnData } from './export-own-data.ts';
import { answerOrRefusal } from '../kernel/answer-refusal.ts';

/** The caller's own data as a download; on its way to one person, it is kept by nobody in between. */
export function exportRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(`/api${byteEndpoints['privacy.exportOwnData'].path}`, (c) =>
    answerOrRefusal(c, async () => {
      const person = allowed('privacy.exportOwnData', c.get('person'));
      if (c.req.raw.method === 'HEAD') return new Response(null, { headers: { 'content-type': 'application/zip' } });
      const { filename, content } = await exportOwnData(services, person);
      return new Response(Readable.toWeb(content) as ReadableStream, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${filename}"`,
          'cache-control': 'no-store, no-transform',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
  );
}
