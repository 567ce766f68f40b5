// @proves built-site
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { where } from '../../content/marks.ts';
import { namesAiAttribute, publicOriginPlaceholder } from '../../content/origin.ts';
import type { AppEnv } from '../kernel/app-env.ts';
import { createApp } from '../app.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { TestUser } from '../../testing/app/test-user.ts';
import { answerWith } from './respond.ts';
import { staticFirst } from './respond-static.ts';
import { openStaticSite, type StaticSite } from './open-site.ts';
import { shownHere } from '../kernel/public-words/shown-here.ts';
import type { SiteFile } from './site-file.ts';

const filler = 'words that repeat and pack well. '.repeat(40);
const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><link rel="canonical" href="${publicOriginPlaceholder}/"/></head><body>${filler}</body></html>`;
const built: Record<string, string> = {
  'index.html': page('Home'),
  'pricing/index.html': page('Pricing'),
  'not-found/index.html': page('Nowhere'),
  'blog/not-found/index.html': page('No article'),
  'blog/first/index.html': page('First'),
  'retired/index.html': page('Retired'),
  'foo.html': page('Foo'),
  'attorneys/index.html': page(where('demo', 'Invented', 'Nobody yet')),
  'sitemap.xml': `<urlset>${where('stories', '<url>/success-stories</url>')}</urlset>`,
  '__spa-fallback.html': page('App'),
  '__shells/account.html': page('Account'),
  'robots.txt': `Sitemap: ${publicOriginPlaceholder}/sitemap.xml`,
  'assets/a-1.js': `a();// ${filler}${publicOriginPlaceholder}`,
  'assets/f-1.woff2': 'font',
  'assets/packed-1.js': filler,
  'favicon.svg': '<svg/>',
  'search/index.html': '<html lang="en"><input name="q" value=""/><div id="results"></div></html>',
};
const kinds: Record<string, 'static' | 'app'> = {
  '/': 'static',
  '/pricing': 'static',
  '/attorneys': 'static',
  '/search': 'static',
  '/not-found': 'static',
  '/blog/first': 'static',
  '/blog/not-found': 'static',
  '/dashboard': 'app',
  '/account': 'app',
};

let folder: string;
let opened: TestApp;
let site: StaticSite;
let app: Hono<AppEnv>;
let server: Server;
let user: TestUser;
let otherwise = 0;

function siteAt(publicUrl: string, demo = false): StaticSite {
  const shown = shownHere({ demo, ai: null, claims: {} });
  return openStaticSite(folder, {
    publicUrl,
    shown,
    pageKind: (path) => kinds[path] ?? null,
    appPattern: (path) => path,
  });
}

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'unhold-site-'));
  folder = join(root, 'client');
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'assets/packed-1.js.br'), brotliCompressSync(`as built: ${filler}`));
  writeFileSync(
    join(root, 'search.json'),
    JSON.stringify([
      { path: '/pricing', title: 'Pricing', kind: 'page', text: 'A success fee.' },
      { path: '/success-stories', title: where('stories', 'Stories'), kind: 'page', text: 'A success.' },
    ]),
  );
  opened = await openTestApp();
  site = siteAt('http://localhost:3000');
  for (const path of ['/', '/pricing', '/dashboard', '/assets/a-1.js']) site.find(path)?.ready('br');
  await site.packed();
  app = createApp({ services: opened.services, auth: opened.auth, site });
  const known = await opened.user();
  user = await new TestUser(app, known.account).signIn();
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server = createServer(
    staticFirst(site, (incoming, outgoing) => {
      otherwise += 1;
      void listener(incoming, outgoing);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  await opened.close();
  rmSync(dirname(folder), { recursive: true, force: true });
});

type Got = { status: number; headers: Record<string, string>; body: Buffer };

/** Over a socket, with the path exactly as given. */
function overSocket(method: string, path: string, headers: Record<string, string> = {}): Promise<Got> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    const sent = ask(
      { port, host: '127.0.0.1', method, path, headers: { host: 'localhost:3000', ...headers } },
      (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: plain(Object.entries(response.headers) as [string, string][]),
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

async function byFetch(method: string, path: string, headers: Record<string, string> = {}): Promise<Got> {
  const response = await app.fetch(new Request(`http://localhost:3000${path}`, { method, headers }));
  return {
    status: response.status,
    headers: plain([...response.headers]),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/**
 * Headers to compare: without connection headers, the request's own id, and a length that only one of the two sends.
 */
function plain(headers: [string, string][]): Record<string, string> {
  return Object.fromEntries(
    headers
      .filter(([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id'].includes(name))
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
}

const etagOf = async (path: string) => (await byFetch('GET', path)).headers['etag'] ?? '';

const requests: [method: string, path: string, headers: Record<string, string>, status: number, fast: boolean][] = [
  ['GET', '/', {}, 200, true],
  ['GET', '/?utm=a/b', {}, 200, true],
  ['GET', '/pricing', { 'accept-encoding': 'gzip' }, 200, true],
  ['GET', '/pricing/', { 'accept-encoding': 'br, gzip' }, 200, true],
  ['GET', '/pricing//', {}, 404, false],
  ['GET', '//', {}, 404, false],
  ['GET', '/dashboard', { 'accept-encoding': 'gzip;q=0, br' }, 200, true],
  ['GET', '/dashboard', { cookie: 'unhold.session_token=made.up' }, 200, true],
  ['HEAD', '/', { 'accept-encoding': 'gzip' }, 200, true],
  ['HEAD', '/nowhere', {}, 404, false],
  ['GET', '/assets/a-1.js', { 'accept-encoding': 'gzip', cookie: 'unhold.session_token=made.up' }, 200, true],
  ['GET', '/assets/a-1.js/', {}, 404, false],
  ['GET', '/assets/f-1.woff2', { 'accept-encoding': 'gzip' }, 200, true],
  ['GET', '/robots.txt', { 'accept-encoding': 'identity' }, 200, true],
  ['GET', '/', { cookie: 'theme=dark' }, 200, true],
  ['GET', '/', { cookie: 'unhold.session_token=made.up' }, 200, false],
  ['GET', '/nowhere', { 'accept-encoding': 'gzip' }, 404, false],
  ['GET', '/foo.html', {}, 404, false],
  ['GET', '/index.html', {}, 404, false],
  ['GET', '/pricing/index.html', {}, 404, false],
  ['GET', '/__spa-fallback.html', {}, 404, false],
  ['GET', '/retired', {}, 404, false],
  ['GET', '/blog/second', {}, 404, false],
  ['GET', '/blog/not-found', {}, 404, false],
  ['GET', '/%E0%A4%A', {}, 404, false],
  ['GET', '/%70ricing', {}, 404, false],
  ['GET', '/%2e%2e/%2e%2e/etc/passwd', {}, 404, false],
  ['GET', '/../../etc/passwd', {}, 404, false],
  ['GET', '/assets/../pricing', {}, 200, false],
  ['GET', '/assets/%2e%2e/index.html', {}, 404, false],
  ['GET', '/__proto__', {}, 404, false],
  ['POST', '/', {}, 404, false],
  ['DELETE', '/assets/a-1.js', {}, 404, false],
];

test.each(requests)(
  '%s %s %o answers %i, the same with and without the shortcut',
  async (method, path, headers, status, fast) => {
    otherwise = 0;
    const direct = await overSocket(method, path, headers);
    expect(otherwise, 'asked the application').toBe(fast ? 0 : 1);
    const fetched = await byFetch(method, path, headers);
    if (method === 'POST' || method === 'DELETE') delete direct.headers['content-length'];
    expect(direct).toEqual(fetched);
    expect(direct.status).toBe(status);
    expect(direct.headers['x-content-type-options']).toBe('nosniff');
  },
);

test.each([
  (etag: string) => etag,
  (etag: string) => etag.slice(2),
  (etag: string) => `"other", ${etag}`,
  (etag: string) => `W/"other",${etag.slice(2)} , "third"`,
  () => '*',
])('a known version is not sent again (%#)', async (header) => {
  for (const path of ['/', '/assets/a-1.js', '/dashboard']) {
    const headers = { 'if-none-match': header(await etagOf(path)), 'accept-encoding': 'br' };
    const direct = await overSocket('GET', path, headers);
    expect(direct).toEqual(await byFetch('GET', path, headers));
    expect(direct).toMatchObject({ status: 304, headers: { etag: await etagOf(path) } });
    expect(direct.body.byteLength).toBe(0);
  }
});

test('a file that the build has compressed is sent compressed from the first request, and the compressed form has no path', async () => {
  const fresh = siteAt('http://localhost:3000');
  const packed = () =>
    brotliDecompressSync(fresh.find('/assets/packed-1.js')?.ready('br')?.body ?? Buffer.alloc(0)).toString();
  expect(packed()).toBe(`as built: ${filler}`);
  expect(fresh.find('/assets/packed-1.js.br')).toBeNull();
  await fresh.packed();
  expect(packed()).toBe(`as built: ${filler}`);
});

test('a page is compressed on its first request: that response is gzip, later ones are brotli', async () => {
  const fresh = siteAt('http://localhost:3000');
  const ask = () =>
    answerWith(fresh.find('/pricing') as SiteFile, {
      method: 'GET',
      acceptEncoding: 'gzip, deflate, br',
      ifNoneMatch: undefined,
    });
  const first = ask();
  expect(first.headers).toContain('gzip');
  await fresh.packed();
  const later = ask();
  expect(later.headers).toContain('br');
  expect(brotliDecompressSync(later.body ?? '')).toEqual(gunzipSync(first.body ?? ''));
  expect(ask()).toBe(later);
});

test('a changed version is sent, and a missing page is never "not modified"', async () => {
  expect((await overSocket('GET', '/', { 'if-none-match': '"other", W/"another"' })).status).toBe(200);
  expect((await overSocket('GET', '/nowhere', { 'if-none-match': '*' })).status).toBe(404);
});

test('each encoding has the same content, one tag, and a Vary header', async () => {
  const plainPage = await overSocket('GET', '/pricing');
  const gzip = await overSocket('GET', '/pricing', { 'accept-encoding': 'gzip' });
  const br = await overSocket('GET', '/pricing', { 'accept-encoding': 'gzip, br' });
  expect([plainPage, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  expect(gunzipSync(gzip.body)).toEqual(plainPage.body);
  expect(brotliDecompressSync(br.body)).toEqual(plainPage.body);
  expect(new Set([plainPage, gzip, br].map(({ headers }) => headers['etag'])).size).toBe(1);
  expect(gzip.headers).toMatchObject({
    vary: 'accept-encoding, cookie',
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

test('assets are cached forever, other files for an hour, and files that would not shrink are not compressed', async () => {
  const encoding = { 'accept-encoding': 'gzip, br' };
  expect((await overSocket('GET', '/assets/a-1.js', encoding)).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'content-encoding': 'br',
  });
  const icon = await overSocket('GET', '/favicon.svg', encoding);
  expect(icon.headers).toMatchObject({ 'cache-control': 'public, max-age=3600' });
  expect(icon.headers['content-encoding']).toBeUndefined();
});

test('the public address is inserted into texts, and into nothing else', async () => {
  const secure = siteAt('https://unhold.test');
  const text = (path: string) => secure.find(path)?.body.toString() ?? '';
  expect(text('/')).toContain('href="https://unhold.test/"');
  expect(text('/robots.txt')).toBe('Sitemap: https://unhold.test/sitemap.xml');
  expect(text('/assets/a-1.js')).toContain(publicOriginPlaceholder);
  expect(secure.find('/')?.etag).not.toBe(site.find('/')?.etag);
  expect(secure.find('/')?.plain.headers).toContain('strict-transport-security');
  expect(site.find('/')?.plain.headers).not.toContain('strict-transport-security');
});

test("a missing article gets the blog's page, anything else the site's", async () => {
  expect((await byFetch('GET', '/blog/second')).body.toString()).toContain('No article');
  expect((await byFetch('GET', '/blog/second/')).body.toString()).toContain('No article');
  expect((await byFetch('GET', '/blog/category/none')).body.toString()).toContain('Nowhere');
});

test('a signed-in user gets the page with their menu, privately and under its own tag', async () => {
  const mine = await user.raw('GET', '/pricing');
  expect(mine.status).toBe(200);
  expect(await mine.text()).toContain('<html data-session lang="en">');
  expect(mine.headers.get('cache-control')).toBe('private, no-cache');
  expect(mine.headers.get('vary')).toBe('accept-encoding, cookie');
  const etag = mine.headers.get('etag') ?? '';
  expect(etag).not.toBe(await etagOf('/pricing'));
  expect((await user.raw('GET', '/pricing', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await user.raw('GET', '/pricing', { headers: { 'if-none-match': await etagOf('/pricing') } })).status).toBe(
    200,
  );
  const missing = await user.raw('GET', '/nowhere');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('data-session');
  expect(
    (await user.raw('GET', '/pricing', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding'),
  ).toBe('gzip');
});

test('an address with capitals redirects to the one address of the page', async () => {
  const answer = await app.request('/Pricing?from=mail');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/pricing?from=mail']);
  expect((await app.request('/No-Such-Page')).status).toBe(404);
});

test('a signed-in user on / is redirected to the dashboard', async () => {
  const answer = await user.raw('GET', '/');
  expect(answer.status).toBe(302);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    location: '/dashboard',
    'cache-control': 'private, no-cache',
    vary: 'cookie',
  });
});

test('the database is queried only for a page that depends on the session, and only when there is one', async () => {
  const query = vi.spyOn(opened.services.database.pool, 'query');
  for (const path of ['/', '/pricing', '/nowhere']) await byFetch('GET', path, { cookie: 'theme=dark' });
  for (const path of ['/assets/a-1.js', '/dashboard', '/robots.txt']) await user.raw('GET', path);
  expect(query).not.toHaveBeenCalled();
  await user.raw('GET', '/pricing');
  expect(query).toHaveBeenCalledTimes(1);
  query.mockImplementation(() => Promise.reject(new Error('the database is away')) as never);
  expect(await (await user.raw('GET', '/pricing')).text()).not.toContain('data-session');
  query.mockRestore();
});

test('a search is answered for a visitor and for a signed-in user, and never cached', async () => {
  const found = await overSocket('GET', '/search?q=success+fee');
  expect(found.status).toBe(200);
  expect(found.body.toString()).toContain('<a href="/pricing">Pricing</a>');
  expect(found.headers['cache-control']).toBe('private, no-cache');
  expect((await overSocket('GET', '/search')).body.toString()).toContain('<div id="results"></div>');
  expect((await overSocket('GET', '/search?other=1')).body.toString()).toContain('<div id="results"></div>');
  const response = await user.raw('GET', '/search?q=fee');
  expect(await response.text()).toMatch(/^<html data-session[^]*Pricing/);
});

test('a client-rendered page with a document of its own gets that one, any other the fallback', () => {
  const titleAt = (path: string) => /<title>(.*)<\/title>/.exec(String(site.find(path)?.body))?.[1];
  expect([titleAt('/account'), titleAt('/dashboard'), site.find('/__shells/account.html')]).toEqual([
    'Account',
    'App',
    null,
  ]);
});

test('a demo serves its samples and names AI, and any other installation neither', () => {
  const [demo, live] = [siteAt('http://localhost:3000', true), siteAt('http://localhost:3000')];
  const textOf = (from: StaticSite, path: string) => from.find(path)?.body.toString() ?? '';
  expect(textOf(demo, '/attorneys')).toContain('<title>Invented</title>');
  expect(textOf(live, '/attorneys')).toContain('<title>Nobody yet</title>');
  expect(textOf(demo, '/sitemap.xml')).toBe('<urlset><url>/success-stories</url></urlset>');
  expect(textOf(live, '/sitemap.xml')).toBe('<urlset></urlset>');
  for (const path of ['/dashboard', '/account', '/pricing']) {
    expect(textOf(demo, path)).toContain(`<html ${namesAiAttribute}="drafts analysis" lang="en">`);
    expect(textOf(live, path)).not.toContain(namesAiAttribute);
  }
  expect(demo.search('success', false)?.body.toString()).toContain('/success-stories');
  expect(live.search('success', false)?.body.toString()).not.toContain('/success-stories');
});
