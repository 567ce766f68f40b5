import pg from 'pg';
import { columnTypes } from './pool.ts';

export type Statement = { name?: string | undefined; text: string; values: readonly unknown[] };

/** How pg stores the description of a statement's columns; its types declare none of this. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };
type Result = Columns & { _types: pg.CustomTypesConfig };

/** The methods that pg calls on a query as its answers arrive; its types do not declare them. */
type Answered = pg.Query & {
  name?: string | undefined;
  text: string;
  _result: Result;
  _accumulateRows: boolean;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
};
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> };

/** A connection as the statements of a batch see it: what they send is collected, and no Sync is sent after each. */
class Collector {
  /** The columns of the statements that the connection has prepared, by name; each is described only once. */
  readonly columns = new Map<string, Columns>();
  private messages: Buffer[] = [];
  private readonly connection: pg.Connection;
  private readonly describing: pg.Connection;
  private readonly silent: pg.Connection;

  constructor(connection: pg.Connection) {
    const stream = { writable: true, write: (message: Buffer) => this.messages.push(message) > 0 };
    this.connection = connection;
    this.describing = Object.create(connection, { stream: { value: stream }, sync: { value: () => {} } });
    this.silent = Object.create(this.describing, { describe: { value: () => {} } });
  }

  collect(query: Answered): void {
    const columns = query.name === undefined ? undefined : this.columns.get(query.name);
    if (columns) {
      Object.assign(query._result, columns);
      query._accumulateRows = true;
    }
    query.submit(columns ? this.silent : this.describing);
  }

  /** Sends what was collected as one piece: each separate piece would cost the stream more than copying it. */
  send(): void {
    this.connection.sync.call(this.describing);
    this.connection.stream.write(Buffer.concat(this.messages));
    this.messages = [];
  }
}
const collectors = new WeakMap<pg.Connection, Collector>();

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
  private columns = new Map<string, Columns>();
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
      // Given as one object, pg would copy it property by property.
      const query = new pg.Query(text, [...values], (error, result) => (error ? reject(error) : resolve(result)));
      const answered = Object.assign(query as Answered, { name });
      answered._result._types = columnTypes;
      this.queries.push(answered);
    });
  }

  /** pg reads these once a statement was parsed or failed, to know what the connection has prepared. */
  get name(): string | undefined {
    return this.queries[this.at]?.name;
  }
  set name(_: string | undefined) {}
  get text(): string {
    return this.queries[this.at]?.text ?? '';
  }
  set text(_: string) {}

  override submit = (connection: pg.Connection): void => {
    const collector = collectors.get(connection) ?? new Collector(connection);
    collectors.set(connection, collector);
    this.columns = collector.columns;
    for (const query of this.queries) collector.collect(query);
    collector.send();
  };
  handleRowDescription(message: unknown): void {
    const query = this.queries[this.at];
    if (!query) return;
    query.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = query._result;
    if (query.name !== undefined) this.columns.set(query.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
  handleDataRow(message: unknown): void {
    this.queries[this.at]?.handleDataRow(message);
  }
  /** Its text, the number of rows, is ignored: no read needs it. */
  handleCommandComplete(): void {
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
