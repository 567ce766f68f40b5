import { createServer, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from '../kernel/log.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What a server with so many trusted proxies has logged after one request with each of these sets of headers. */
async function logged(trustedProxies: number, ...requests: Record<string, string>[]): Promise<[string, string][]> {
  const log = openLog('silent');
  const warn = vi.spyOn(log, 'warn');
  server = createServer(warnOfProxy({ config: { trustedProxies }, log }, (_, response) => response.end('answered')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/public`;
  for (const headers of requests) expect(await (await fetch(url, { headers })).text()).toBe('answered');
  return warn.mock.calls.map(([fields, text]) => [JSON.stringify(fields), String(text)]);
}

test.each<Record<string, string>>([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
  'a proxy that is not trusted is said once: %o',
  async (headers) => {
    const lines = await logged(0, {}, headers, headers);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toEqual([
      '{"peer":"127.0.0.1"}',
      expect.stringMatching(/TRUSTED_PROXIES is 0.*one network.*set TRUSTED_PROXIES/),
    ]);
  },
);

test('a proxy that sends only a header that is not read is reported too', async () => {
  const lines = await logged(1, { forwarded: 'for=203.0.113.7' }, { forwarded: 'for=203.0.113.8' });
  expect(lines).toEqual([['{"peer":"127.0.0.1"}', expect.stringMatching(/Let the proxy send X-Forwarded-For/)]]);
});

test.each<[number, Record<string, string>]>([
  [0, {}],
  [1, {}],
  [1, { 'x-forwarded-for': '203.0.113.7' }],
  [1, { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' }],
])('with TRUSTED_PROXIES=%i nothing is logged about %o', async (proxies, headers) => {
  expect(await logged(proxies, headers)).toEqual([]);
});
