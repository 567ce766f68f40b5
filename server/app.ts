/**
 * The HTTP side as one function: identifies the caller, then serves the API, then the built site. main.ts passes in its
 * parts.
 */
import { Hono, type Context } from 'hono';
import { byteEndpoints } from '../contract/bytes.ts';
import { publicError } from './kernel/public-error.ts';
import { endpoints } from '../contract/endpoints.ts';
import { addressOf, type AppEnv } from './kernel/app-env.ts';
import { inRequest, reference } from './kernel/log-context.ts';
import { moneyByteRoutes } from './money/routes.ts';
import { papersByteRoutes } from './papers/byte-routes.ts';
import { reportByteRoutes } from './reports/byte-routes.ts';
import { caseByteRoutes } from './cases/byte-routes.ts';
import { feedRoute } from './cases/feed-route.ts';
import { documentByteRoutes } from './documents/byte-routes.ts';
import { takeTextReply } from './messages/take-text-reply.ts';
import { textReplyRoute } from './text-messages/reply-route.ts';
import { letterByteRoutes } from './letters/byte-routes.ts';
import { sendingByteRoutes } from './sending/byte-routes.ts';
import { answerAuth } from './auth/handle-auth-request.ts';
import type { Auth } from './auth/auth.ts';
import { callerAddress } from './kernel/caller-address.ts';
import { assumeUser, isConfirmed, readUser } from './auth/session.ts';
import { limitBodies, limitBody, maxSignInBytes, refuseEarly } from './doors/refuse-early.ts';
import { touchSession } from './auth/touch-session.ts';
import { recordRefusals } from './doors/record-refusals.ts';
import { docsPage } from './system/docs-page.ts';
import { healthRoutes } from './system/health-routes.ts';
import { emails } from './emails.ts';
import { eventRoutes } from './events/routes.ts';
import { privacyByteRoutes } from './privacy/byte-routes.ts';
import { openApiDocument, openApiHandler } from './open-api.ts';
import { formRoutes } from './inquiries/form-routes.ts';
import { unsubscribeRoutes } from './email/unsubscribe-routes.ts';
import { newsletterRoutes } from './inquiries/newsletter-routes.ts';
import { outboxRoutes } from './email/outbox-routes.ts';
import { owesSecondFactor, type User } from './kernel/user.ts';
import { secondFactorRefusal } from './auth/second-factor-gate.ts';
import type { Services } from './kernel/context.ts';
import { sameOrigin } from './same-origin.ts';
import { answerWith, mentionsSession, responseOf } from './site/respond.ts';
import { searchPath, type StaticSite } from './site/open-site.ts';
import { answerHeaders, answerPolicy } from './kernel/security-headers.ts';

type AppParts = {
  services: Services;
  auth: Auth;
  site: StaticSite | null;
};

const publicPaths: ReadonlySet<string> = new Set(
  endpoints.filter(({ policy }) => policy === 'public').map(({ path }) => `/api${path}`),
);

/**
 * Reads of the typed contract, without those that return bytes: these begin to answer before the transaction could
 * refuse the caller.
 */
const reads = new RegExp(
  `^/api(?:${endpoints
    .filter(({ name, method, policy }) => method === 'GET' && policy !== 'public' && !(name in byteEndpoints))
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, '[^/]+'))
    .join('|')})$`,
);

const eventsPath = `/api${byteEndpoints['events.stream'].path}`;

/** Seconds after which a database or a storage that restarts may be back. */
const retrySeconds = '5';

export function createApp(parts: AppParts): Hono<AppEnv> {
  const { services } = parts;
  const app = new Hono<AppEnv>();
  const always = Object.entries(answerHeaders(services.config.publicUrl));
  app.use('*', (c, next) =>
    inRequest(c.req.header('x-request-id'), async (id) => {
      await next();
      c.res.headers.set('x-request-id', id);
    }),
  );
  app.use('*', async (c, next) => {
    await next();
    // The browser keeps the headers of the page that it has; those of a 304 would replace them.
    if (c.res.status === 304) return;
    for (const [name, value] of always) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.res.headers.set('retry-after', retrySeconds);
  });
  app.onError((error) => errorResponse(error, services));
  healthRoutes(app, services);
  guards(app, parts);
  documentByteRoutes(app, services);
  letterByteRoutes(app, services);
  sendingByteRoutes(app, services);
  textReplyRoute(app, services, (reply) => takeTextReply(services, reply));
  moneyByteRoutes(app, services);
  papersByteRoutes(app, services);
  caseByteRoutes(app, services);
  reportByteRoutes(app, services);
  feedRoute(app, services);
  eventRoutes(app, services);
  privacyByteRoutes(app, services);
  formRoutes(app);
  newsletterRoutes(app, services);
  unsubscribeRoutes(app, services);
  describe(app, services.config.publicUrl);
  const handler = openApiHandler(services.log);
  const answer = async (c: Context<AppEnv>) => {
    const { matched, response } = await handler.handle(c.req.raw, {
      prefix: '/api',
      context: {
        services,
        user: c.get('user'),
        address: addressOf(c),
        userAgent: c.req.header('user-agent') ?? '',
      },
    });
    return matched ? response : c.json({ code: 'NOT_FOUND', message: 'There is no such endpoint.' }, 404);
  };
  app.all('/api/*', async (c) => {
    const assumed = c.get('user');
    const response = await answer(c);
    if (!assumed || (await isConfirmed(services.database, assumed))) return response;
    c.set('user', await readUser(services.database, services.config, c.req.header('cookie') ?? null));
    return owedSecondFactor(c) ?? answer(c);
  });
  outboxRoutes(app, services, emails);
  pages(app, parts);
  return app;
}

/** Runs before every route: the client's address, the origin check, the session. */
function guards(app: Hono<AppEnv>, { services, auth }: AppParts): void {
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
  app.use('/api/*', recordRefusals(services));
  app.use('/api/*', async (c, next) => {
    if (!sameOrigin(c.req.raw, services.config.publicUrl))
      return c.json({ code: 'FORBIDDEN', message: 'This request came from another site.' }, 403);
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.use('/api/auth/*', limitBody(maxSignInBytes));
  app.all('/api/auth/*', (c) => answerAuth(auth, services.config, c.req.raw, addressOf(c)));
  app.use('/api/*', async (c, next) => {
    // Public endpoints do not depend on the caller, and health must answer while the database is down.
    const user = publicPaths.has(c.req.path) ? null : await callerOf(c, services);
    c.set('user', user);
    if (user && c.req.path !== eventsPath) await touchSession(services, user);
    return owedSecondFactor(c) ?? next();
  });
  app.use('/api/*', refuseEarly, limitBodies);
}

/**
 * For a read, the caller is assumed from the session's cookie, and the read's own transaction confirms them, unless
 * they still owe a second factor.
 */
async function callerOf(c: Context<AppEnv>, { database, config }: Services): Promise<User | null> {
  const cookie = c.req.header('cookie') ?? null;
  const assumed = c.req.method === 'GET' && reads.test(c.req.path) ? assumeUser(database, config, cookie) : null;
  return assumed && !owesSecondFactor(assumed) ? assumed : readUser(database, config, cookie);
}

function owedSecondFactor(c: Context<AppEnv>): Response | null {
  const owed = secondFactorRefusal(c.get('user'), c.req.method, c.req.path);
  return owed && c.json(owed.body, owed.status);
}

function errorResponse(error: unknown, services: Services): Response {
  const { code, message, status } = publicError(error, services.log);
  return Response.json({ code, message, ...reference(status) }, { status });
}

function describe(app: Hono<AppEnv>, publicUrl: string): void {
  let document: Promise<object> | undefined;
  const read = () => (document ??= openApiDocument(publicUrl));
  app.get('/api/openapi.json', async (c) => c.json(await read()));
  app.get('/api/docs', async (c) =>
    c.html(docsPage(await read()), 200, {
      'content-security-policy': `${answerPolicy}; style-src 'unsafe-inline'`,
    }),
  );
}

/** Pages that depend on the session, and unknown paths; `staticFirst` has served everything else. */
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
    const lower = path.toLowerCase();
    // Links written by hand are often capitalized; a page has one address.
    if (!found && lower !== path && site.find(lower))
      return new Response(null, { status: 301, headers: { location: `${lower}${new URL(c.req.url).search}` } });
    if (!found) services.log.info({ path }, 'unknown route');
    const file = found ?? site.missing(path);
    if (!file) return c.text('404 Oops! Page not found', 404);
    const signedIn =
      file.signedIn && mentionsSession(cookie) && (await signedInQuietly(c, services)) ? file.signedIn() : null;
    // Spec: a signed-in visitor on / is redirected to the dashboard.
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

/** Whether the visitor is signed in; while the database is down, pages are served as to a visitor who is not. */
async function signedInQuietly(c: Context<AppEnv>, services: Services): Promise<boolean> {
  return readUser(services.database, services.config, c.req.header('cookie') ?? null).then(
    (user) => user !== null,
    () => false,
  );
}
