import type { Hono } from 'hono';
import { v7 as uuidv7 } from 'uuid';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { emptyAnswers, type Answers } from '../../domain/intake/answers.ts';
import type { AppEnv } from '../../server/kernel/app-env.ts';

type TestAccount = { id: string; email: string; password: string };
export type TestAnswer = { status: number; body: any; headers: Headers }; // oxlint-disable-line no-explicit-any -- tests read many shapes

type Engage = (id: string, attorneyId: string) => Promise<void>;

const origin = 'http://localhost:3000';

/** A user with a browser: stores cookies and calls the API like the pages do. */
export class TestUser {
  readonly account: TestAccount | null;
  private readonly app: Hono<AppEnv>;
  /** The cookie header as a browser would send it. */
  cookie = '';

  /** For tests of what comes after: engages this attorney, by the id of a case or a letter, as if both had signed. */
  readonly engage: (id: string) => Promise<void>;

  constructor(app: Hono<AppEnv>, account: TestAccount | null = null, engage?: Engage) {
    this.app = app;
    this.account = account;
    this.engage = async (id) => engage?.(id, this.id);
  }

  get id(): string {
    return this.account?.id ?? '';
  }

  async signIn(): Promise<this> {
    const response = await this.send('POST', '/api/auth/sign-in/email', {
      email: this.account?.email,
      password: this.account?.password,
    });
    if (response.status !== 200) throw new Error(`sign-in failed: ${response.status} ${JSON.stringify(response.body)}`);
    return this;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const response = await this.raw(method, path, {
      body: body === undefined ? null : JSON.stringify(body),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    };
  }

  async raw(
    method: string,
    path: string,
    init: { body?: BodyInit | null; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Response> {
    const headers = {
      origin,
      host: 'localhost:3000',
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...init.headers,
    };
    const response = await this.app.fetch(
      new Request(`${origin}${path}`, { method, headers, body: init.body ?? null, signal: init.signal ?? null }),
    );
    for (const set of response.headers.getSetCookie()) this.keep(set);
    return response;
  }

  private keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const others = this.cookie.split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`));
    this.cookie = [...others, ...(/max-age=0/i.test(setCookie) ? [] : [pair])].join('; ');
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body: unknown, headers?: Record<string, string>) => this.send('POST', path, body, headers);

  /** Uploads bytes by tus in one piece, for the draft or for a case; returns the file's id, or the refusal. */
  async upload(
    filename: string,
    bytes: Uint8Array,
    caseId?: string,
    kind?: FileKind,
  ): Promise<{ id: string | null; answer: TestAnswer }> {
    const metadata = Object.entries({ filename, case_id: caseId, document_type: kind })
      .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${Buffer.from(value).toString('base64')}`]))
      .join();
    const created = await this.send('POST', '/api/uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.byteLength),
      'upload-metadata': metadata,
    });
    const location = created.headers.get('location');
    if (created.status !== 201 || !location) return { id: null, answer: created };
    const sent = await this.raw('PATCH', new URL(location, origin).pathname, {
      body: new Uint8Array(bytes),
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    });
    const text = await sent.text();
    const answer = { status: sent.status, headers: sent.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
    return { id: sent.status === 204 ? (location.split('/').at(-1) ?? null) : null, answer };
  }

  /** Called for a case's owner: lets the account of its contact address do what the owner may. */
  async letContactIn(caseId: string): Promise<void> {
    const { status } = await this.post(`/api/cases/${caseId}/contact`, { let_in: true });
    if (status !== 200) throw new Error(`the contact was not let in: ${status}`);
  }

  /** Saves a draft and submits it, with `more` in the submission. */
  async apply(answers: Partial<Answers> = {}, key: string = uuidv7(), more: object = {}): Promise<TestAnswer> {
    const whole = {
      ...emptyAnswers(),
      ...answers,
      fields: { ...requiredFields(this.account?.email ?? 'who@people.example'), ...answers.fields },
    };
    const draft = await this.get('/api/application-draft');
    const saved = await this.send('PUT', '/api/application-draft', {
      version: draft.body.version,
      step: 8,
      answers: whole,
    });
    if (saved.status !== 200) return saved;
    return this.post('/api/applications', { version: saved.body.version, ...more }, { 'idempotency-key': key });
  }
}

/** The fields that the spec requires, and no others. */
export function requiredFields(email: string): Answers['fields'] {
  return {
    processor: 'paypal',
    amountHeld: '12,500',
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    legalBusinessName: 'Analytical Goods LLC',
    businessStreet: '12 Example Street',
  };
}
