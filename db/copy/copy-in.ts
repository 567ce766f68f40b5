import { Writable } from 'node:stream';
import type pg from 'pg';

type Done = (error?: Error | null) => void;
/** Methods that pg's types do not declare. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

/**
 * Takes the bytes of a `COPY … FROM STDIN`: `pipeline(source, client.query(new CopyIn(sql)))`, which resolves once the
 * database has all rows. Waits while the socket is full. Fails with the database's error.
 */
export class CopyIn extends Writable {
  /** Rows that the database took, once the stream has finished. */
  rows = 0;
  private readonly text: string;
  private connection: CopyConnection | null = null;
  private started: () => void = () => {};
  private readonly start = new Promise<void>((resolve) => (this.started = resolve));
  private finished: Done | null = null;

  constructor(text: string) {
    super({ highWaterMark: 256 * 1024 });
    this.text = text;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }
  handleCopyInResponse(connection: CopyConnection): void {
    this.connection = connection;
    if (this.destroyed) connection.sendCopyFail('the source failed');
    this.started();
  }
  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
  }
  handleReadyForQuery(): void {
    this.finished?.();
    this.finished = null;
  }
  handleError(error: Error): void {
    const finished = this.finished;
    this.finished = null;
    if (finished) finished(error);
    else this.destroy(error);
  }
  handleRowDescription(): void {}
  handleDataRow(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    void this.start.then(() => {
      const { connection } = this;
      if (this.destroyed || !connection) return done();
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done());
      else done();
    });
  }
  override _final(done: Done): void {
    this.finished = done;
    void this.start.then(() => this.connection?.endCopyFrom());
  }
  override _destroy(error: Error | null, done: Done): void {
    if (error && this.finished === null) this.connection?.sendCopyFail(error.message.slice(0, 200));
    this.started();
    done(error);
  }
}
