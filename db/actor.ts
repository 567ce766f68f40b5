import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Role } from '../domain/people/role.ts';
import type { Batch } from './batch.ts';
import { kyselyOn, type Run } from './kysely-on.ts';
import { Pipeline, Pipelines } from './pipeline.ts';
import type { Tables } from './typed-columns.ts';

/**
 * A session that the database has yet to confirm: `confirm` gets its row as it is now (JSON), or null when it has
 * ended, and throws unless that is what was assumed.
 */
export type Entry = { token: string; confirm(row: string | null): void };

/**
 * The user on whose behalf a query runs. `verifiedEmail` is null unless the user has proved that the address is theirs.
 * With an `entry`, the transaction names the user whom the session belongs to now, and fails when that is another user.
 */
export type Actor =
  | { role: Role; id: string; name: string; verifiedEmail: string | null; entry?: Entry }
  | { role: 'system'; id: null; name: string; verifiedEmail: null; entry?: never };

/** The program itself: jobs and the operator. */
export const systemActor: Actor = { role: 'system', id: null, name: 'Unhold', verifiedEmail: null };

/** Queries inside one actor's transaction. Once its work has settled, every use of it throws. */
export type Db = Kysely<Tables>;

export type Database = {
  /**
   * Runs `work` in one transaction that names the actor, so that row-level security decides what it sees. Commits when
   * `work` resolves, rolls back when it throws. Throws what `work` throws, and the driver's errors.
   */
  as<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The same for a read whose queries do not wait for each other: all are sent in one batch, so it costs one round
   * trip. A query that `work` makes after another was answered throws. The read must stay small, however many cases
   * there are, because others may wait for it on the same connection. `work` may be run twice.
   */
  read<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The same for reads that may take long, such as searches, sums and exports of everybody's cases: nobody waits for
   * them.
   */
  readLong<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The same as `read` for data of one case. Whether the actor may see the case is checked once, when the actor is
   * named, so the policies of its tables need not check each row. Rows of other cases are still checked one by one.
   */
  readCase<T>(actor: Actor, caseId: string, work: (db: Db) => Promise<T>): Promise<T>;
  pool: pg.Pool;
};

const setActor =
  "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', $3, true)";
const begin = { name: 'begin', text: 'begin' };
const commit = { name: 'commit', text: 'commit' };
const maxStatements = 400;

/** One transaction's handle. It is never used for another, or code that kept it could act as that one's actor. */
type Bound = { db: Db; state: State };
/**
 * `sealed`: why no more queries are allowed, or null: the batch of a read was sent, or the transaction is over.
 * `batch`: the statements of a read that are about to be sent. `held`: writes are held back until this turn ends.
 */
type State = { sealed: string | null; batch: Batch | null; held: boolean };
type ReadOf<T> = [actor: Actor, caseId: string | null, work: (db: Db) => Promise<T>];
type Read = <T>(...read: ReadOf<T>) => Promise<T>;
/** Names of the statements that a connection has prepared, by their text. */
type Names = Map<string, string>;

/** The only way to the tables. */
export function openDatabase(pool: pg.Pool): Database {
  const known = new WeakMap<pg.PoolClient, Names>();
  const pipelines = new Pipelines(pool);
  const bindTo = (client: pg.PoolClient): Bound => {
    const names = known.get(client) ?? new Map<string, string>();
    known.set(client, names);
    return bind(client, names);
  };
  const readOn = async <T>(pipeline: Pipeline, ...[actor, caseId, work]: ReadOf<T>): Promise<T> => {
    const { db, state } = bindTo(pipeline.client);
    const batch = pipeline.add(() => {
      state.batch = null;
      state.sealed = 'a query after its batch has left';
    });
    state.batch = batch;
    // The actor first: row-level security applies to everything that follows as this actor.
    const [, result] = await Promise.all([name(batch, actor, caseId), work(db)]);
    return result;
  };
  const readAlone: Read = async (...read) => readOn(new Pipeline(await pool.connect()), ...read);
  const readShared: Read = async (...read) => {
    const pipeline = await pipelines.take();
    return readOn(pipeline, ...read).catch((error: unknown) => {
      if (isNotPrepared(error)) return readAlone(...read);
      throw error;
    });
  };
  return {
    pool,
    async as(actor, work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        const { db, state } = bindTo(client);
        holdWrites(client, state);
        const opened = open(client, actor);
        const result = await untilSettled(work, db, state);
        await opened;
        await client.query(commit);
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    read: (actor, work) => readShared(actor, null, work),
    readLong: (actor, work) => readAlone(actor, null, work),
    readCase: readShared,
  };
}

/**
 * Runs `work` and seals the handle before the commit or the rollback: a later query would run after them, perhaps in
 * the transaction of another actor.
 */
async function untilSettled<T>(work: (db: Db) => Promise<T>, db: Db, state: State): Promise<T> {
  try {
    return await work(db);
  } finally {
    state.sealed = 'a query after its transaction has ended';
  }
}

/**
 * Begins a transaction and names its actor. Not awaited before the first query, so it costs no round trip of its own.
 */
function open(client: pg.PoolClient, actor: Actor): Promise<unknown> {
  const opened = Promise.all([client.query(begin), name(client, actor, null)]);
  opened.catch(() => {});
  return opened;
}

/**
 * Whether a statement was missing because an earlier read on the same connection, which was to prepare it, failed
 * first.
 */
const isNotPrepared = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '26000';

type Asked = { query<Row>(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }> };

/**
 * Names the actor of a transaction and the case that it is about, as its first statement. Rejects when the actor's
 * session is not what was assumed.
 */
async function name(asked: Asked, { entry, id, role, verifiedEmail }: Actor, caseId: string | null): Promise<void> {
  if (entry) {
    const { rows } = await asked.query<{ who: string | null }>({
      name: 'enter',
      text: 'select app.enter($1, $2) as who',
      values: [entry.token, caseId],
    });
    entry.confirm(rows[0]?.who ?? null);
    return;
  }
  const named = asked.query({
    name: 'actor',
    text: setActor,
    values: [id ?? '', role, verifiedEmail?.toLowerCase() ?? ''],
  });
  const seen = caseId === null ? null : asked.query({ name: 'see', text: 'select app.see_case($1)', values: [caseId] });
  await Promise.all([named, seen]);
}

/**
 * Uncorks at the end of this turn of the event loop, so that all queries of the turn leave in one write: writes are the
 * most expensive part of a small query.
 */
function holdWrites({ connection: { stream } }: pg.PoolClient, state: State): void {
  if (state.held) return;
  state.held = true;
  stream.cork();
  process.nextTick(() => {
    state.held = false;
    stream.uncork();
  });
}

function bind(client: pg.PoolClient, names: Names): Bound {
  const state: State = { sealed: null, batch: null, held: false };
  const run = runOn(client, state, names);
  const db = kyselyOn(run);
  runs.set(db, run);
  return { db, state };
}

const runs = new WeakMap<Db, Run>();

/** Runs SQL in the transaction of `db` without what Kysely does around each query, which takes as long as reading a row. */
export function runIn(db: Db, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  const run = runs.get(db);
  if (!run) throw new Error('no transaction is open');
  return run(text, values);
}

/** Prepares each statement once: planning row-level security costs more than running it. */
function runOn(client: pg.PoolClient, state: State, names: Names): Run {
  return (text, values) => {
    if (state.sealed !== null) throw new Error(`${state.sealed}: ${text}`);
    if (!state.batch) holdWrites(client, state);
    return (state.batch ?? client).query({ name: statementName(names, text), text, values: [...values] });
  };
}

function statementName(names: Names, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxStatements) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}
