import type { Context, Hono } from 'hono';
import { byteEndpoints } from '../../contract/bytes.ts';
import { mayCall } from '../../contract/policy.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { attachment, bodyOf, byteRoute } from '../kernel/byte-route.ts';
import type { Services } from '../kernel/context.ts';
import { drawPage } from './draw-page.ts';
import { download } from './download.ts';
import { openUploads } from './upload-endpoint.ts';

/** Uploading a file (tus 1.0), and the bytes of one. */
export function documentByteRoutes(app: Hono<AppEnv>, services: Services): void {
  uploadRoutes(app, services);
  byteRoute(app, 'documents.drawPage', async (user, id, c) => {
    const picture = await drawPage(services, user, id, Number(c.req.query('page')));
    return new Response(new Uint8Array(picture), { headers: attachment('page.jpg', 'image/jpeg', true) });
  });
  byteRoute(app, 'documents.download', async (user, id) => {
    const file = await download(services, user, id);
    return new Response(bodyOf(file.content), {
      headers: { ...attachment(file.filename, file.content_type), 'content-length': String(file.size_bytes) },
    });
  });
}

function uploadRoutes(app: Hono<AppEnv>, services: Services): void {
  const tus = openUploads(services);
  const handle = async (c: Context<AppEnv>): Promise<Response> => {
    const user = c.get('user');
    if (mayCall(byteEndpoints['documents.upload'].policy, user?.role ?? null) !== 'allowed' || !user)
      return c.json({ code: 'UNAUTHORIZED', message: 'Please sign in.' }, 401);
    const settled = c.req.raw.method === 'HEAD' ? await tus.settled(user, c.req.param('id') ?? '') : null;
    return settled ?? tus.handleWeb(user, c.req.raw);
  };
  app.on(['POST', 'OPTIONS'], '/api/uploads', handle);
  // HEAD is routed as GET; tus itself must not answer a GET, which would serve the bytes.
  app.get('/api/uploads/:id', (c, next) => (c.req.raw.method === 'HEAD' ? handle(c) : next()));
  app.on(['PATCH', 'DELETE'], '/api/uploads/:id', handle);
}
