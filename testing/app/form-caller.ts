import type { TestApp } from './open-test-app.ts';

type FormAnswer = { status: number; headers: Headers; text: string; body: any }; // oxlint-disable-line no-explicit-any -- tests read many shapes

const origin = 'http://localhost:3000';

/**
 * A visitor with an IP address who submits the public forms, as JSON like the page's script or like a browser without
 * script.
 */
export class FormCaller {
  private readonly app: TestApp;
  private readonly address: string;

  constructor(app: TestApp, address: string) {
    this.app = app;
    this.address = address;
  }

  json = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    this.send('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

  form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    this.send('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...headers,
    });

  get = (path: string) => this.send('GET', path, null, { accept: 'text/html' });

  async send(method: string, path: string, body: string | null, headers: Record<string, string>): Promise<FormAnswer> {
    const request = new Request(new URL(path, origin), {
      method,
      body,
      headers: { host: 'localhost:3000', ...(method === 'POST' ? { origin } : {}), ...headers },
    });
    const response = await this.app.app.fetch(request, { incoming: { socket: { remoteAddress: this.address } } });
    const text = await response.text();
    return {
      status: response.status,
      headers: withoutId(response.headers),
      text,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
    };
  }
}

/** Leaves out the request's id, which differs even where answers must be the same. */
function withoutId(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('x-request-id');
  return rest;
}
