import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { Batch } from './batch.ts';

/** How many reads are under way on one connection at most. */
export const depth = 4;
/**
 * How many connections reads share: as many as processors, because with more some reads would wait long for a
 * processor.
 */
export const maxPipelines = Math.max(2, availableParallelism());

/** One connection for the batches of one turn of the event loop, each a transaction of its own. */
export class Pipeline {
  readonly client: pg.PoolClient;
  private readonly added: { batch: Batch; seal: () => void }[] = [];
  private readonly onOver: () => void;

  /** `onOver` is called once all batches are answered and the connection was given back. */
  constructor(client: pg.PoolClient, onOver: () => void = () => {}) {
    this.client = client;
    this.onOver = onOver;
  }

  /**
   * A batch that is sent as soon as its queries are added, which takes no more than microtasks; `seal` is called first.
   */
  add(seal: () => void): Batch {
    const batch = new Batch();
    this.added.push({ batch, seal });
    if (this.added.length === 1) process.nextTick(() => this.send());
    return batch;
  }

  private send(): void {
    const { client, added } = this;
    const { stream } = client.connection;
    stream.cork();
    for (const { batch, seal } of added) {
      seal();
      client.query(batch);
    }
    stream.uncork();
    void Promise.all(added.map(({ batch }) => batch.over)).then(() => {
      client.release();
      this.onOver();
    });
  }
}

type Waiting = { resolve(pipeline: Pipeline): void; reject(error: unknown): void };

/**
 * Short reads that begin in the same turn, or while all pipelines are busy, share a connection: they are sent in one
 * write, and PostgreSQL answers them one after the other without being woken for each. A write or a wakeup costs more
 * than a small query.
 */
export class Pipelines {
  private readonly pool: pg.Pool;
  private readonly waiting: Waiting[] = [];
  private underway = 0;

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  /** A place in the next pipeline, in the order of asking. Rejects as `pool.connect` does. */
  take(): Promise<Pipeline> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.begin());
    });
  }

  private begin(): void {
    while (this.waiting.length > 0 && this.underway < maxPipelines) void this.open(this.waiting.splice(0, depth));
  }

  private async open(group: readonly Waiting[]): Promise<void> {
    this.underway += 1;
    const onOver = () => {
      this.underway -= 1;
      this.begin();
    };
    try {
      const pipeline = new Pipeline(await this.pool.connect(), onOver);
      for (const { resolve } of group) resolve(pipeline);
    } catch (error) {
      // Reads that wait behind these would wait in vain.
      for (const { reject } of [...group, ...this.waiting.splice(0)]) reject(error);
      onOver();
    }
  }
}
