import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { Batch } from './batch.ts';

/** How many reads share a connection at most. */
export const seats = 4;
/** How many connections they have, as many as processors: of more, some would wait long for one. */
export const lanes = Math.max(2, availableParallelism());

/** One connection for the batches of one turn of the event loop, each a transaction of its own. */
export class Ride {
  readonly client: pg.PoolClient;
  private readonly boarded: { batch: Batch; seal: () => void }[] = [];
  private readonly onOver: () => void;

  /** `onOver` is called once all batches are answered and the connection was given back. */
  constructor(client: pg.PoolClient, onOver: () => void = () => {}) {
    this.client = client;
    this.onOver = onOver;
  }

  /** A batch that leaves as soon as its queries have been said, which takes no more than microtasks; `seal` is called first. */
  board(seal: () => void): Batch {
    const batch = new Batch();
    this.boarded.push({ batch, seal });
    if (this.boarded.length === 1) process.nextTick(() => this.leave());
    return batch;
  }

  private leave(): void {
    const { client, boarded } = this;
    const { stream } = client.connection;
    stream.cork();
    for (const { batch, seal } of boarded) {
      seal();
      client.query(batch);
    }
    stream.uncork();
    void Promise.all(boarded.map(({ batch }) => batch.over)).then(() => {
      client.release();
      this.onOver();
    });
  }
}

/** `at`: which of the reads on the ride this is. */
type Seat = { ride: Ride; at: number };
type Waiting = { resolve(seat: Seat): void; reject(error: unknown): void };

/**
 * Short reads that begin in the same turn, or while the lanes are taken, share a connection: they leave in one write, and
 * PostgreSQL answers them one after the other without being woken for each. Both cost more than a small query.
 */
export class Rides {
  private readonly pool: pg.Pool;
  private readonly waiting: Waiting[] = [];
  private underway = 0;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** A place on the next ride, in the order of asking. Rejects as `pool.connect` does. */
  take(): Promise<Seat> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.depart());
    });
  }

  private depart(): void {
    while (this.waiting.length > 0 && this.underway < lanes) void this.send(this.waiting.splice(0, seats));
  }

  private async send(group: readonly Waiting[]): Promise<void> {
    this.underway += 1;
    const onOver = () => {
      this.underway -= 1;
      this.depart();
    };
    try {
      const ride = new Ride(await this.pool.connect(), onOver);
      for (const [at, { resolve }] of group.entries()) resolve({ ride, at });
    } catch (error) {
      // Those who wait behind them would only wait in vain.
      for (const { reject } of [...group, ...this.waiting.splice(0)]) reject(error);
      onOver();
    }
  }
}
