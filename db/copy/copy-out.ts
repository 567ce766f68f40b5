// Without a package, like db/batch.ts: pg passes COPY's bytes to the query and does nothing with them itself.
import { Readable } from 'node:stream';
import type pg from 'pg';

/**
 * The bytes of a `COPY … TO STDOUT`, or of a replication command that answers like one: `client.query(new CopyOut(sql))`.
 * The socket is paused while nobody reads, so that a table of any size needs little memory. Fails with the database's
 * error. `rows` is complete once the stream has ended.
 */
export class CopyOut extends Readable {
  /** Rows copied; 0 for a command that does not count. */
  rows = 0;
  /** The rows that a replication command answers in addition. */
  readonly answers: (string | null)[][] = [];
  private readonly text: string;
  private readonly content: (message: Buffer) => Buffer;
  private connection: pg.Connection | null = null;

  /** `content`: the part of each message that is wanted. */
  constructor(text: string, content = (message: Buffer): Buffer => message) {
    super({ highWaterMark: 256 * 1024 });
    this.text = text;
    this.content = content;
  }

  submit(connection: pg.Connection): void {
    this.connection = connection;
    connection.query(this.text);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const wanted = this.content(chunk);
    // Copied, because pg's parser reuses its buffer.
    if (!this.destroyed && wanted.length > 0 && !this.push(Buffer.from(wanted))) this.connection?.stream.pause();
  }
  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }
  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null);
  }
  handleError(error: Error): void {
    this.destroy(error);
  }
  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.answers.push(fields);
  }
  handleRowDescription(): void {}

  override _read(): void {
    this.connection?.stream.resume();
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // The rest of the answer is dropped, and the connection can be used again.
    this.connection?.stream.resume();
    done(error);
  }
}
