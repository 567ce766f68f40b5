/** A user of the API over real HTTP: signs up, uploads, saves a draft, submits. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fullApplication } from './full-application.ts';

export type Submitted = { case_id: string; case_number: string };
export type Answer = { status: number; body: unknown; headers: Headers };

const password = 'a long bench password';

export class BenchUser {
  readonly email: string;
  cookie = '';
  readonly url: string;
  /** Requests that were not answered, or with 5xx, and tried again. */
  failed = 0;
  /** Milliseconds after which a request counts as not answered. */
  answerWithin = 20_000;
  /** How long to keep retrying while the server is down; 0: never. */
  private readonly patience: number;

  constructor(url: string, email: string, patience = 0) {
    this.url = url;
    this.email = email;
    this.patience = patience;
  }

  /** One request, retried within the patience limit while the server or its database is down. */
  async send(
    method: string,
    path: string,
    options: { body?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const end = Date.now() + this.patience;
    for (;;) {
      const answer = await this.once(method, path, options).catch((error: unknown) => {
        if (Date.now() > end) throw error;
        return null;
      });
      if (answer && (answer.status < 500 || Date.now() > end)) return answer;
      this.failed += 1;
      await sleep(50);
    }
  }

  private async once(
    method: string,
    path: string,
    options: { body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Answer> {
    const headers = { origin: this.url, ...(this.cookie ? { cookie: this.cookie } : {}), ...options.headers };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      body: options.body ?? null,
      signal: AbortSignal.timeout(this.answerWithin),
    });
    const text = await response.text();
    const session = response.headers.getSetCookie().find((each) => each.includes('unhold.session_token='));
    if (session) this.cookie = session.split(';')[0] ?? '';
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  /** Sends JSON and returns the response body. Throws on an unexpected status. */
  async call(
    method: string,
    path: string,
    expected: number,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await this.send(method, path, {
      ...json,
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (answer.status !== expected)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /**
   * Creates the account, signs in and returns the user id. `confirm`: confirms the email address, where that is
   * required.
   */
  async signUp(confirm = async (_email: string): Promise<void> => {}): Promise<string> {
    await this.call('POST', '/api/auth/sign-up/email', 200, { email: this.email, password, name: 'Bench Person' });
    await confirm(this.email);
    await this.call('POST', '/api/auth/sign-in/email', 200, { email: this.email, password });
    const me = (await this.call('GET', '/api/me', 200)) as { user: { id: string } };
    return me.user.id;
  }

  /** Uploads a small PDF by tus and returns its id; asks what arrived, and restarts if the server went down midway. */
  async upload(filename: string): Promise<string> {
    const bytes = new TextEncoder().encode(
      `%PDF-1.4\n% ${filename}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    );
    return this.uploadBytes(filename, bytes);
  }

  /** Uploads this content, in requests of at most `pieceBytes`; by default in one. */
  async uploadBytes(
    filename: string,
    bytes: Uint8Array<ArrayBuffer>,
    pieceBytes: number = bytes.byteLength,
  ): Promise<string> {
    const end = Date.now() + this.patience;
    for (let attempt = 0; attempt < 5 || Date.now() < end; attempt += 1) {
      const created = await this.send('POST', '/api/uploads', {
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': String(bytes.byteLength),
          'upload-metadata': `filename ${Buffer.from(filename).toString('base64')}`,
        },
      });
      const location = created.headers.get('location');
      if (created.status !== 201 || !location)
        throw new Error(`upload answered ${created.status}: ${JSON.stringify(created.body)}`);
      const path = new URL(location, this.url).pathname;
      if (await this.sendBytes(path, bytes, pieceBytes)) return path.split('/').at(-1) ?? '';
      await sleep(50);
    }
    throw new Error('an upload did not succeed');
  }

  /**
   * Sends each piece once. If an answer is lost or bad, continues from where more has arrived all the same; false when
   * no more has.
   */
  private async sendBytes(path: string, bytes: Uint8Array<ArrayBuffer>, pieceBytes: number): Promise<boolean> {
    const headers = { 'tus-resumable': '1.0.0' };
    for (let offset = 0; offset < bytes.byteLength;) {
      const sent = await this.once('PATCH', path, {
        body: bytes.subarray(offset, offset + pieceBytes),
        headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      }).catch(() => null);
      const answer = sent?.status === 204 ? sent : await this.send('HEAD', path, { headers });
      const arrived = Number(answer.headers.get('upload-offset') ?? 0);
      if (answer.status >= 300 || arrived <= offset) return false;
      offset = arrived;
    }
    return true;
  }

  /** Fills in a whole application with `files` real uploads; returns the draft's version. */
  async prepareDraft(files: number): Promise<number> {
    const ids: string[] = [];
    for (let index = 0; index < files; index += 1) ids.push(await this.upload(`document-${index}.pdf`));
    return this.saveDraft(ids);
  }

  /** Saves a whole application with these files, uploaded before; returns the draft's version. */
  async saveDraft(ids: string[]): Promise<number> {
    const { version } = (await this.call('GET', '/api/application-draft', 200)) as { version: number };
    const draft = { version, step: 8, answers: fullApplication(this.email, ids) };
    const saved = await this.send('PUT', '/api/application-draft', {
      body: JSON.stringify(draft),
      headers: { 'content-type': 'application/json' },
    });
    if (saved.status === 200) return (saved.body as { version: number }).version;
    // Saved, but the response was lost with the server: the draft has the next version.
    return ((await this.call('GET', '/api/application-draft', 200)) as { version: number }).version;
  }

  async submit(version: number, key: string): Promise<Submitted> {
    return (await this.call('POST', '/api/applications', 201, { version }, { 'idempotency-key': key })) as Submitted;
  }
}
