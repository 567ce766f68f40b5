import { Kysely, PostgresAdapter, PostgresDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import type { Role } from '../domain/people/role.ts';
import type { Tables } from './typed-columns.ts';

/**
 * The user on whose behalf a query runs. `verifiedEmail` is null unless the user has proved that the address is theirs.
 */
export type Actor =
  | { role: Role; id: string; name: string; verifiedEmail: string | null }
  | { role: 'system'; id: null; name: string; verifiedEmail: null };

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
  pool: pg.Pool;
};

const setActor =
  "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', $3, true)";
const maxStatements = 400;

/** The only way to the tables. */
export function openDatabase(pool: pg.Pool): Database {
  const bound = new WeakMap<pg.PoolClient, Db>();
  return {
    pool,
    async as(actor, work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        holdWrites(client);
        // Not awaited: naming the actor travels with the first query of `work` and costs no round trip.
        const opened = Promise.all([
          client.query({ name: 'begin', text: 'begin' }),
          client.query({
            name: 'actor',
            text: setActor,
            values: [actor.id ?? '', actor.role, actor.verifiedEmail?.toLowerCase() ?? ''],
          }),
        ]);
        opened.catch(() => {});
        const db = bound.get(client) ?? bind(client, bound);
        const result = await work(db);
        await opened;
        await client.query({ name: 'commit', text: 'commit' });
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
  };
}

/**
 * Uncorks at the end of this turn of the event loop, so that all queries of the turn leave in one write: writes are the
 * most expensive part of a small query.
 */
function holdWrites({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function bind(client: pg.PoolClient, bound: WeakMap<pg.PoolClient, Db>): Db {
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PostgresDriver({ pool: onlyClient(client) }),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  bound.set(client, db);
  return db;
}

/** A pool of one connection that prepares each statement once: planning row-level security costs more than running it. */
function onlyClient(client: pg.PoolClient) {
  const names = new Map<string, string>();
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: statementName(names, text), text, values: [...values] });
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
