// @proves api-link
import { describe, expect, it } from 'vitest';
import { conflictOf, messageOf } from './api-error.ts';
import { apiLink, type RouteTable } from './api-link.ts';

const routes: RouteTable = {
  cases: { list: 'GET /cases', get: 'GET /cases/{id}', cancel: 'POST /cases/{id}/cancel', drop: 'DELETE /cases/{id}' },
  submit: 'POST /applications detailed',
  patch: 'PATCH /admin/cases/{id} detailed',
  save: 'PUT /draft',
  ping: 'POST /ping',
};

/** Records the requests that reach the wire, and answers them. */
function setting(answer: () => Response | Promise<Response> = () => Response.json({ ok: true })) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    sent.push({ url: String(url), init });
    return answer();
  };
  const link = apiLink(routes, { fetch, root: 'http://shop.example/api', onRefusal: (error) => error });
  return {
    sent,
    call: (path: string, input?: unknown, signal?: AbortSignal) =>
      link.call(path.split('.'), input, { context: {}, signal }),
  };
}

describe('apiLink', () => {
  it.each([
    ['cases.list', undefined, 'GET', '/cases', undefined],
    [
      'cases.list',
      { limit: 5, cursor: 'a b', search: undefined, status: ['intake', 'closed'] },
      'GET',
      '/cases?limit=5&cursor=a+b&status%5B0%5D=intake&status%5B1%5D=closed',
      undefined,
    ],
    ['cases.get', { id: 'a/b' }, 'GET', '/cases/a%2Fb', undefined],
    ['cases.cancel', { id: '1', reason: 'x' }, 'POST', '/cases/1/cancel', '{"reason":"x"}'],
    ['cases.cancel', { id: '1' }, 'POST', '/cases/1/cancel', undefined],
    ['cases.drop', { id: '1' }, 'DELETE', '/cases/1', undefined],
    [
      'save',
      { version: 1, answers: { fields: { a: null } } },
      'PUT',
      '/draft',
      '{"version":1,"answers":{"fields":{"a":null}}}',
    ],
    ['save', {}, 'PUT', '/draft', '{}'],
    ['ping', undefined, 'POST', '/ping', undefined],
    [
      'patch',
      { params: { id: '7' }, headers: { 'if-match': '3' }, body: { status: 'closed' } },
      'PATCH',
      '/admin/cases/7',
      '{"status":"closed"}',
    ],
  ])('sends %s %j', async (path, input, method, address, body) => {
    const { sent, call } = setting();
    expect(await call(path, input)).toEqual({ ok: true });
    expect(sent[0]?.url).toBe(`http://shop.example/api${address}`);
    expect(sent[0]?.init).toMatchObject({ method, credentials: 'same-origin' });
    expect(sent[0]?.init?.body).toBe(body);
  });

  it('sends the headers of a detailed call alongside its own', async () => {
    const { sent, call } = setting();
    await call('submit', { headers: { 'idempotency-key': 'k' }, body: { version: 1 } });
    expect(sent[0]?.init?.headers).toEqual({ 'idempotency-key': 'k', 'content-type': 'application/json' });
  });

  it('throws the server’s error with its fields, and resolves an empty response to undefined', async () => {
    const refusal = () =>
      Response.json({ code: 'INVALID_INPUT', message: 'Look again.', fields: { email: 'Wrong.' } }, { status: 422 });
    await expect(setting(refusal).call('ping')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Look again.',
      status: 422,
      fields: { email: 'Wrong.' },
    });
    expect(await setting(() => new Response(null, { status: 204 })).call('ping')).toBeUndefined();
  });

  it('includes what another user saved in a conflict error', async () => {
    const conflict = { version: 4, changed_by: 'Dana', changed_at: '2026-11-21T10:00:00Z', theirs: { phone: null } };
    const error = await setting(() =>
      Response.json({ code: 'VERSION_MISMATCH', message: 'Look at it.', conflict }, { status: 409 }),
    )
      .call('ping')
      .catch((cause: unknown) => cause);
    expect(conflictOf(error)).toEqual(conflict);
    expect(conflictOf(new Error('another'))).toBeUndefined();
  });

  it.each([200, 502])('reports an HTML page in place of a response (%i) as unreadable', async (status) => {
    await expect(setting(() => new Response('<html>', { status })).call('ping')).rejects.toMatchObject({
      code: 'UNREADABLE',
    });
  });

  it('leaves the message to the page when the server gave none', async () => {
    const wordless = () => Response.json({ code: 'INTERNAL', message: '' }, { status: 500 });
    const error = await setting(wordless)
      .call('ping')
      .catch((cause: unknown) => cause);
    expect(messageOf(error, 'Please try again.')).toBe('Please try again.');
  });

  it('distinguishes a lost connection from an aborted call', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(setting(broken).call('ping')).rejects.toMatchObject({ code: 'UNREACHABLE' });
    await expect(setting(broken).call('ping', undefined, AbortSignal.abort())).rejects.toBeInstanceOf(TypeError);
  });

  it('rejects a procedure that the contract does not define', async () => {
    await expect(setting().call('cases.nothing')).rejects.toThrow('The contract has no cases.nothing.');
  });
});
