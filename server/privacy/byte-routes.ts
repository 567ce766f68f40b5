import type { Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { allowed, bodyOf } from '../kernel/byte-route.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import type { Services } from '../kernel/context.ts';
import { exportOwnData } from './export-own-data.ts';
import { answerOrRefusal } from '../kernel/respond-refusal.ts';

/** The caller's own data as a download, which no cache may store. */
export function privacyByteRoutes(app: Hono<AppEnv>, services: Services): void {
  app.get(`/api${byteEndpoints['privacy.exportOwnData'].path}`, (c) =>
    answerOrRefusal(c, async () => {
      const user = allowed('privacy.exportOwnData', c.get('user'));
      if (c.req.raw.method === 'HEAD') return new Response(null, { headers: { 'content-type': 'application/zip' } });
      const { filename, content } = await exportOwnData(services, user);
      return new Response(bodyOf(content), {
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
