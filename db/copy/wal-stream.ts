import { Readable } from 'node:stream';
import type pg from 'pg';

/** A method that pg's types do not declare. */
type CopyConnection = pg.Connection & { sendCopyFromChunk(chunk: Buffer): void };
/** A piece of the write-ahead log, and where it begins: its position in bytes since the log's beginning. */
export type WalPiece = { start: bigint; data: Buffer };

const walData = 0x77; // w
const keepalive = 0x6b; // k
const headBytes = 25;
/** Microseconds between 1970 and PostgreSQL's own beginning of time, 2000. */
const postgresEpoch = 946_684_800_000_000n;

/**
 * The write-ahead log as the server writes it (streaming replication protocol): `client.query(new WalStream(…))` on a
 * connection with `replication=true`, read as pieces in order. It ends when the server stops, and fails with its error.
 * The server keeps what has not been confirmed.
 */
export class WalStream extends Readable {
  private readonly text: string;
  private connection: CopyConnection | null = null;
  private confirmed: bigint;

  constructor(slot: string, start: bigint, timeline: number) {
    super({ objectMode: true, highWaterMark: 64 });
    this.text = `START_REPLICATION SLOT "${slot}" PHYSICAL ${lsnText(start)} TIMELINE ${timeline}`;
    this.confirmed = start;
  }

  /** Says that everything before `position` is on disk here. */
  confirm(position: bigint): void {
    this.confirmed = position;
    const status = Buffer.alloc(34);
    status.write('r');
    for (const at of [1, 9, 17]) status.writeBigUInt64BE(position, at);
    status.writeBigUInt64BE(BigInt(Date.now()) * 1_000n - postgresEpoch, 25);
    this.connection?.sendCopyFromChunk(status);
  }

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }
  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    this.connection = connection;
    if (this.destroyed) return;
    if (chunk[0] === walData) {
      // Copied, because pg's parser reuses its buffer.
      const piece: WalPiece = { start: chunk.readBigUInt64BE(1), data: Buffer.from(chunk.subarray(headBytes)) };
      if (!this.push(piece)) this.connection?.stream.pause();
    } else if (chunk[0] === keepalive && chunk[17] === 1) this.confirm(this.confirmed);
  }
  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null);
  }
  handleError(error: Error): void {
    this.destroy(error);
  }
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}

  override _read(): void {
    this.connection?.stream.resume();
  }
}

/** PostgreSQL's way to write a position: 16/B374D848. */
const lsnText = (position: bigint): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffff_ffffn).toString(16)}`.toUpperCase();

/** Reads a position as PostgreSQL writes it. */
export function lsnOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
