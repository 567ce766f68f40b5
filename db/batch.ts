import pg from 'pg';
import { columnTypes } from './pool.ts';

export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] };

/** What pg calls on a query as its answers arrive; its types do not declare it. */
type Answered = pg.Query & {
  name?: string;
  text: string;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
};
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };

/**
 * Statements that PostgreSQL runs as one transaction because they end in one Sync message: no begin and no commit are
 * sent, none waits for another's answer, and after an error the rest is skipped and all is rolled back. pg's own queries
 * write and read each statement; this only withholds their Syncs and hands each answer to its query.
 */
export class Batch extends pg.Query {
  /** Resolves once PostgreSQL has answered, whatever it was. */
  readonly over: Promise<void>;
  private readonly queries: Answered[] = [];
  private at = 0;
  private end: () => void = () => {};

  constructor() {
    super('');
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  /** Adds a statement. Resolves once the whole batch has succeeded; rejects when any part of it fails. */
  query({ name, text, values }: Statement): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const query = new pg.Query({ name, text, types: columnTypes }, [...values], (error, result) =>
        error ? reject(error) : resolve(result),
      );
      this.queries.push(query as Answered);
    });
  }

  /** pg reads these when a statement was parsed or failed: so it knows what the connection has prepared. */
  get name(): string | undefined {
    return this.queries[this.at]?.name;
  }
  set name(_: string | undefined) {}
  get text(): string {
    return this.queries[this.at]?.text ?? '';
  }
  set text(_: string) {}

  override submit = (connection: pg.Connection): void => {
    const messages: Buffer[] = [];
    const stream = { writable: connection.stream.writable, write: (message: Buffer) => messages.push(message) > 0 };
    const collecting: pg.Connection = Object.create(connection, {
      stream: { value: stream },
      sync: { value: () => {} },
    });
    for (const query of this.queries) query.submit(collecting);
    connection.sync.call(collecting);
    // One piece: the stream spends more on each piece than on copying it.
    connection.stream.write(Buffer.concat(messages));
  };
  handleRowDescription(message: unknown): void {
    this.queries[this.at]?.handleRowDescription(message);
  }
  handleDataRow(message: unknown): void {
    this.queries[this.at]?.handleDataRow(message);
  }
  handleCommandComplete(message: unknown, connection: Connection): void {
    this.queries[this.at]?.handleCommandComplete(message, connection);
    this.at += 1;
  }
  handleReadyForQuery(connection: Connection): void {
    for (const query of this.queries) query.handleReadyForQuery(connection);
    this.end();
  }
  handleError(error: Error, connection: Connection): void {
    for (const { name } of this.queries.slice(this.at + 1)) if (name) delete connection.submittedNamedStatements[name];
    for (const query of this.queries) query.handleError(error, connection);
    this.end();
  }
}
