/** Records every statement the application sends for one request, by running it in this process. */
import pg from 'pg';
import { Batch } from '../db/batch.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/kernel/config.ts';
import { openLog } from '../server/kernel/log.ts';
import { openServices } from '../server/open-services.ts';
import { isPage } from '../web/paths/paths.ts';

/** `batched`: it shares its transaction with its neighbors, without begin and commit. */
export type Statement = { text: string; values: unknown[]; batched: boolean };
export type Ask = { method: string; path: string; headers: Record<string, string>; body?: string };
type Captured = { statements: Statement[]; answer: unknown };
export type Recorder = { ask(request: Ask): Promise<Captured>; close(): Promise<void> };

/** Opens the application on the database at `url` without a socket or worker. */
export async function openRecorder(url: string, env: Record<string, string>): Promise<Recorder> {
  const heard: Statement[] = [];
  const deafen = listen((statement) => heard.push(statement));
  const config = readConfig({
    ...env,
    DATABASE_URL: url,
    ROLE: 'web',
    DEMO: 'off',
    PUBLIC_URL: 'http://localhost:3000',
  });
  const { services, auth, close } = await openServices(config, openLog('silent'), url, isPage);
  const app = createApp({ services, auth, site: null });
  return {
    ask: async ({ method, path, headers, body }) => {
      heard.length = 0;
      const response = await app.fetch(
        new Request(`http://localhost:3000${path}`, { method, headers, body: body ?? null }),
      );
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
      return { statements: [...heard], answer };
    },
    close: async () => {
      deafen();
      await close();
    },
  };
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/**
 * Listens to every statement on the application's own connections (not the queue's). Returns a function that stops it.
 */
function listen(onStatement: (statement: Statement) => void): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function (this: pg.Client, ...given) {
    const { connectionParameters } = this as unknown as { connectionParameters: { options?: string } };
    const [config] = given;
    if (connectionParameters.options?.includes('unhold_app') && !(config instanceof Batch))
      onStatement(statementOf(given));
    return original.apply(this, given);
  };
  const ofBatch = Batch.prototype.query;
  Batch.prototype.query = function (this: Batch, statement) {
    onStatement({ text: statement.text, values: [...statement.values], batched: true });
    return ofBatch.call(this, statement);
  };
  return () => {
    prototype.query = original;
    Batch.prototype.query = ofBatch;
  };
}

function statementOf([config, values]: unknown[]): Statement {
  const { text, values: bound } =
    typeof config === 'string' ? { text: config } : (config as { text: string; values?: unknown[] });
  return { text, values: bound ?? (Array.isArray(values) ? values : []), batched: false };
}
