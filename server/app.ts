/** The HTTP side as one function of requests: who is calling, then the API, then the built site. main.ts gives it its parts. */
import { Hono, type Context } from 'hono';
import { contract } from '../contract/contract.ts';
import type { AppEnv } from './app-env.ts';
import { addressHeader, type Auth } from './auth/auth.ts';
import { readPerson, type Person } from './auth/session.ts';
import { byteRoutes } from './api/byte-routes.ts';
import { docsPage } from './api/docs-page.ts';
import { openApiDocument, openApiHandler, publicError } from './api/handler.ts';
import type { Services } from './context.ts';
import { openUploads } from './documents/upload-endpoint.ts';
import { mayCall, policies } from './policies/policies.ts';
import { sameOrigin } from './same-origin.ts';
import type { StaticSite } from './static-site.ts';

export type AppParts = {
  services: Services;
  auth: Auth;
  site: StaticSite | null;
  /** Whether an address is a page of the product: prerendered (`static`), client-rendered (`app`), or none. */
  pageKind(pathname: string): 'static' | 'app' | null;
};

const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};

const publicPaths: ReadonlySet<string> = new Set(Object.values(contract.system).map((endpoint) => `/api${endpoint['~orpc'].route.path}`));

export function createApp(parts: AppParts): Hono<AppEnv> {
  const { services, auth } = parts;
  const app = new Hono<AppEnv>();
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (services.config.publicUrl.startsWith('https:')) c.res.headers.set('strict-transport-security', 'max-age=31536000');
  });
  app.onError((error, c) => errorResponse(c, error, services));
  app.use('/api/*', async (c, next) => {
    if (!sameOrigin(c.req.raw, services.config.publicUrl)) return c.json({ code: 'FORBIDDEN', message: 'This request came from another site.' }, 403);
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.all('/api/auth/*', (c) => auth.handler(withAddress(c)));
  app.use('/api/*', async (c, next) => {
    // Who asks does not matter there, and the health of a database that is away must still be told.
    const anybody = publicPaths.has(c.req.path);
    c.set('person', anybody ? null : await readPerson(services.database, services.config, c.req.header('cookie') ?? null));
    await next();
  });
  uploadRoutes(app, services);
  byteRoutes(app, services);
  describe(app, services.config.publicUrl);
  const handler = openApiHandler(services.log);
  app.all('/api/*', async (c) => {
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context: { services, person: c.get('person') } });
    return matched ? response : c.json({ code: 'NOT_FOUND', message: 'There is no such endpoint.' }, 404);
  });
  pages(app, parts);
  return app;
}

function errorResponse(c: Context, error: unknown, services: Services): Response {
  const known = publicError(error, services.log);
  return c.json({ code: known.code, message: known.message }, known.status as 500);
}

/** The caller's address comes from the socket; what the caller claims is dropped. */
function withAddress(c: Context<AppEnv>): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set(addressHeader, c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1');
  return new Request(c.req.raw, { headers });
}

function uploadRoutes(app: Hono<AppEnv>, services: Services): void {
  const people = new WeakMap<Request, Person>();
  const tus = openUploads(services, (request) => people.get(request) ?? null);
  const handle = async (c: Context<AppEnv>): Promise<Response> => {
    const person = c.get('person');
    if (mayCall(policies['uploads.create'], person?.role ?? null) !== 'allowed' || !person) return c.json({ code: 'UNAUTHORIZED', message: 'Please sign in.' }, 401);
    people.set(c.req.raw, person);
    const settled = c.req.raw.method === 'HEAD' ? await tus.settled(person, c.req.param('id') ?? '') : null;
    return settled ?? tus.handleWeb(c.req.raw);
  };
  app.on(['POST', 'OPTIONS'], '/api/uploads', handle);
  // HEAD is routed as GET; tus itself must not answer a GET, which would serve the bytes.
  app.get('/api/uploads/:id', (c, next) => (c.req.raw.method === 'HEAD' ? handle(c) : next()));
  app.on(['PATCH', 'DELETE'], '/api/uploads/:id', handle);
}

function describe(app: Hono<AppEnv>, publicUrl: string): void {
  let document: Promise<unknown> | undefined;
  const read = () => (document ??= openApiDocument(publicUrl));
  app.get('/api/openapi.json', async (c) => c.json((await read()) as object));
  app.get('/api/docs', async (c) => c.html(docsPage((await read()) as object), 200, { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }));
}

function pages(app: Hono<AppEnv>, { services, site, pageKind }: AppParts): void {
  app.on(['GET', 'HEAD'], '*', async (c) => {
    if (!site) return c.text('The site has not been built.', 503);
    const path = new URL(c.req.url).pathname.replace(/(.)\/$/, '$1');
    // Spec: a signed-in visitor on / is sent to the dashboard.
    if (path === '/' && c.req.header('cookie') && (await signedInQuietly(c, services))) return c.redirect('/dashboard', 302);
    const kind = pageKind(path);
    const file = kind === 'app' ? '/__spa-fallback.html' : kind === 'static' ? `${path === '/' ? '' : path}/index.html` : path;
    const found = kind === null && path.endsWith('.html') ? null : await site.serve(file, c.req.raw);
    if (found) return found;
    services.log.info({ path }, 'unknown route');
    return (await site.serve('/not-found/index.html', c.req.raw, 404)) ?? c.text('404 Oops! Page not found', 404);
  });
}

/** The home page is shown even while the database is down. */
async function signedInQuietly(c: Context<AppEnv>, services: Services): Promise<boolean> {
  return readPerson(services.database, services.config, c.req.header('cookie') ?? null).then((person) => person !== null, () => false);
}
