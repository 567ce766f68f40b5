import { Kysely, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import type { Role } from '../domain/people/role.ts';
import { Batch } from './batch.ts';
import type { Tables } from './typed-columns.ts';

/**
 * A session that the database is still to confirm: `confirm` gets its row as it is now (JSON), or null when it has
 * ended, and throws unless that is what was assumed.
 */
export type Entry = { token: string; confirm(row: string | null): void };

/**
 * The user on whose behalf a query runs. `verifiedEmail` is null unless the user has proved that the address is theirs.
 * With an `entry`, the transaction names whoever the session belongs to now, and fails when that is another.
 */
export type Actor =
  | { role: Role; id: string; name: string; verifiedEmail: string | null; entry?: Entry }
  | { role: 'system'; id: null; name: string; verifiedEmail: null; entry?: never };

/** The program itself: jobs and the operator. */
export const systemActor: Actor = { role: 'system', id: null, name: 'Unhold', verifiedEmail: null };

/** Queries inside one actor's transaction. */
export type Db = Kysely<Tables>;

export type Database = {
  /**
   * Runs `work` in one transaction that names the actor, so that row-level security decides what it sees. Commits when
   * `work` resolves, rolls back when it throws. Throws what `work` throws, and the driver's errors.
   */
  as<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The same for a read whose queries do not wait for each other: all leave in one batch, so it costs one round trip.
   * A query that `work` makes after another has answered throws.
   */
  read<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The same for what belongs to one case. Whether the actor may see it is asked once, as they are named; the policies
   * of its tables then need not ask for each row. Rows of other cases are still checked one by one.
   */
  readCase<T>(actor: Actor, caseId: string, work: (db: Db) => Promise<T>): Promise<T>;
  pool: pg.Pool;
};

const setActor =
  "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', $3, true)";
const begin = { name: 'begin', text: 'begin' };
const commit = { name: 'commit', text: 'commit' };
const maxStatements = 400;

/** What a connection keeps between its transactions. `sealed`: the batch of a read has left, so nothing may follow. */
type Bound = { db: Db; state: State };
/** `batch`: the statements of a read that are about to leave. `held`: writes are held back until this turn ends. */
type State = { sealed: boolean; batch: Batch | null; held: boolean };

/** The only way to the tables. */
export function openDatabase(pool: pg.Pool): Database {
  const known = new WeakMap<pg.PoolClient, Bound>();
  const boundTo = (client: pg.PoolClient): Bound => {
    const bound = known.get(client) ?? bind(client);
    known.set(client, bound);
    bound.state.sealed = false;
    return bound;
  };
  const readBatch = async <T>(actor: Actor, caseId: string | null, work: (db: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const { db, state } = boundTo(client);
    const batch = new Batch();
    state.batch = batch;
    // Once `work` has said its queries, which takes no more than microtasks.
    process.nextTick(() => {
      state.batch = null;
      state.sealed = true;
      client.query(batch);
    });
    try {
      // The actor first: whatever follows is seen through their eyes.
      const [, result] = await Promise.all([name(batch, actor, caseId), work(db)]);
      return result;
    } finally {
      await batch.over;
      client.release();
    }
  };
  return {
    pool,
    async as(actor, work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        const { db, state } = boundTo(client);
        holdWrites(client, state);
        const opened = open(client, actor);
        const result = await work(db);
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
    read: (actor, work) => readBatch(actor, null, work),
    readCase: readBatch,
  };
}

/** Not awaited before the first query: naming the actor travels with it and costs no round trip. */
function open(client: pg.PoolClient, actor: Actor): Promise<unknown> {
  const opened = Promise.all([client.query(begin), name(client, actor, null)]);
  opened.catch(() => {});
  return opened;
}

type Asked = { query<Row>(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }> };

/**
 * Names the actor of a transaction, its first statement, and the case that it is about. Rejects when their session is
 * not what was assumed.
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

function bind(client: pg.PoolClient): Bound {
  const state: State = { sealed: false, batch: null, held: false };
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PostgresDriver({ pool: onlyClient(client, state) }),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, state };
}

/** A pool of one connection that prepares each statement once: planning row-level security costs more than running it. */
function onlyClient(client: pg.PoolClient, state: State) {
  const names = new Map<string, string>();
  const query = (text: string, values: readonly unknown[]) => {
    if (state.sealed) throw new Error(`a query after its batch has left: ${text}`);
    if (!state.batch) holdWrites(client, state);
    return (state.batch ?? client).query({ name: statementName(names, text), text, values: [...values] });
  };
  const one = { query, release() {} };
  return { connect: async () => one as never, end: async () => {}, options: {} };
}

function statementName(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxStatements) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}
