/** The HTTP side as one function of requests: who is calling, then the API, then the built site. main.ts gives it its parts. */
import { byteEndpoints } from '../contract/bytes.ts';
import type { Person } from './kernel/person.ts';
import { publicError } from './kernel/public-error.ts';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints } from '../contract/endpoints.ts';
import { addressOf, type AppEnv } from './kernel/app-env.ts';
import { agreementRoute } from './money/agreement-route.ts';
import { caseByteRoutes } from './cases/byte-routes.ts';
import { downloadRoute } from './documents/download-route.ts';
import { letterByteRoutes } from './letters/byte-routes.ts';
import { answerAuth } from './auth/answer-auth.ts';
import type { Auth } from './auth/auth.ts';
import { callerAddress } from './kernel/caller-address.ts';
import { readPerson } from './auth/session.ts';
import { docsPage } from './system/docs-page.ts';
import { emails } from './emails.ts';
import { eventRoutes } from './events/routes.ts';
import { exportRoutes } from './privacy/export-routes.ts';
import { openApiDocument, openApiHandler } from './open-api.ts';
import { formRoutes } from './inquiries/form-routes.ts';
import { letterStream } from './letters/letter-stream.ts';
import { unsubscribeRoutes } from './email/unsubscribe-routes.ts';
import { newsletterRoutes } from './inquiries/newsletter-routes.ts';
import { outboxRoutes } from './email/outbox-routes.ts';
import { secondFactorRefusal } from './auth/second-factor-gate.ts';
import type { Services } from './kernel/context.ts';
import { openUploads } from './documents/upload-endpoint.ts';
import { mayCall } from '../contract/policy.ts';
import { sameOrigin } from './same-origin.ts';
import { answerWith, mentionsSession, responseOf } from './site/answer.ts';
import { searchPath, type StaticSite } from './site/open-site.ts';
import { securityHeaders } from './site/security-headers.ts';

export type AppParts = {
  services: Services;
  auth: Auth;
  site: StaticSite | null;
};

const publicPaths: ReadonlySet<string> = new Set(
  endpoints.filter(({ policy }) => policy === 'public').map(({ path }) => `/api${path}`),
);

/** A passkey's answer, the longest thing that is sent there, several times over. */
const largestSignIn = 64 * 1_024;

export function createApp(parts: AppParts): Hono<AppEnv> {
  const { services, auth } = parts;
  const app = new Hono<AppEnv>();
  const always = Object.entries(securityHeaders(services.config.publicUrl));
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of always) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.onError((error, c) => errorResponse(c, error, services));
  app.use('*', async (c, next) => {
    c.set(
      'address',
      callerAddress(
        c.env?.incoming?.socket?.remoteAddress,
        c.req.header('x-forwarded-for'),
        services.config.trustedProxies,
      ),
    );
    await next();
  });
  app.use('/api/*', async (c, next) => {
    if (!sameOrigin(c.req.raw, services.config.publicUrl))
      return c.json({ code: 'FORBIDDEN', message: 'This request came from another site.' }, 403);
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.use(
    '/api/auth/*',
    bodyLimit({
      maxSize: largestSignIn,
      onError: (c) => c.json({ code: 'TOO_LARGE', message: 'This is more than signing in takes.' }, 413),
    }),
  );
  app.all('/api/auth/*', (c) => answerAuth(auth, services.config, c.req.raw, addressOf(c)));
  app.use('/api/*', async (c, next) => {
    // Who asks does not matter there, and the health of a database that is away must still be told.
    const anybody = publicPaths.has(c.req.path);
    c.set(
      'person',
      anybody ? null : await readPerson(services.database, services.config, c.req.header('cookie') ?? null),
    );
    const owed = secondFactorRefusal(c.get('person'), c.req.method, c.req.path);
    return owed ? c.json(owed.body, owed.status) : next();
  });
  uploadRoutes(app, services);
  downloadRoute(app, services);
  letterByteRoutes(app, services);
  agreementRoute(app, services);
  caseByteRoutes(app, services);
  eventRoutes(app, services);
  exportRoutes(app, services);
  letterStream(app, services);
  formRoutes(app);
  newsletterRoutes(app, services);
  unsubscribeRoutes(app, services);
  describe(app, services.config.publicUrl);
  const handler = openApiHandler(services.log);
  app.all('/api/*', async (c) => {
    const { matched, response } = await handler.handle(c.req.raw, {
      prefix: '/api',
      context: {
        services,
        person: c.get('person'),
        address: addressOf(c),
        userAgent: c.req.header('user-agent') ?? '',
      },
    });
    return matched ? response : c.json({ code: 'NOT_FOUND', message: 'There is no such endpoint.' }, 404);
  });
  app.use(`${byteEndpoints['email.outbox'].path}/*`, async (c, next) => {
    c.set('person', await readPerson(services.database, services.config, c.req.header('cookie') ?? null));
    await next();
  });
  outboxRoutes(app, services, emails);
  pages(app, parts);
  return app;
}

function errorResponse(c: Context, error: unknown, services: Services): Response {
  const known = publicError(error, services.log);
  return c.json({ code: known.code, message: known.message }, known.status as 500);
}

function uploadRoutes(app: Hono<AppEnv>, services: Services): void {
  const people = new WeakMap<Request, Person>();
  const tus = openUploads(services, (request) => people.get(request) ?? null);
  const handle = async (c: Context<AppEnv>): Promise<Response> => {
    const person = c.get('person');
    if (mayCall(byteEndpoints['documents.upload'].policy, person?.role ?? null) !== 'allowed' || !person)
      return c.json({ code: 'UNAUTHORIZED', message: 'Please sign in.' }, 401);
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
  app.get('/api/docs', async (c) =>
    c.html(docsPage((await read()) as object), 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
  );
}

/** Pages and files that `staticFirst` has not answered: those a session changes, and paths where nothing is. */
function pages(app: Hono<AppEnv>, { services, site }: AppParts): void {
  app.on(['GET', 'HEAD'], '*', async (c) => {
    if (!site) return c.text('The site has not been built.', 503);
    const { pathname: path, searchParams } = new URL(c.req.url);
    const cookie = c.req.header('cookie');
    const query = path === searchPath ? searchParams.get('q') : null;
    const found =
      query === null
        ? site.find(path)
        : site.search(query, mentionsSession(cookie) && (await signedInQuietly(c, services)));
    if (!found) services.log.info({ path }, 'unknown route');
    const file = found ?? site.missing(path);
    if (!file) return c.text('404 Oops! Page not found', 404);
    const signedIn =
      file.signedIn && mentionsSession(cookie) && (await signedInQuietly(c, services)) ? file.signedIn() : null;
    // Spec: a signed-in visitor on / is sent to the dashboard.
    if (signedIn && path === '/') return toDashboard();
    const asked = {
      method: c.req.raw.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    };
    return responseOf(answerWith(signedIn ?? file, asked, found ? 200 : 404));
  });
}

function toDashboard(): Response {
  return new Response(null, {
    status: 302,
    headers: { location: '/dashboard', 'cache-control': 'private, no-cache', vary: 'cookie' },
  });
}

/** Pages are shown even while the database is down, as to a visitor. */
async function signedInQuietly(c: Context<AppEnv>, services: Services): Promise<boolean> {
  return readPerson(services.database, services.config, c.req.header('cookie') ?? null).then(
    (person) => person !== null,
    () => false,
  );
}
