import {
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import type { Tables } from './typed-columns.ts';

type Ran = { command?: string; rowCount?: number | null; rows: unknown[] };
/** Sends one statement, and resolves with its rows and how many it changed. */
export type Run = (text: string, values: readonly unknown[]) => Promise<Ran>;

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const driver = new DummyDriver();
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (each) => new PostgresIntrospector(each),
  createQueryCompiler: () => compiler,
};
const config = { dialect };

/**
 * A Kysely whose statements go to `run`. Its other parts are shared, because making them takes longer than a small
 * query.
 */
export function kyselyOn(run: Run): Kysely<Tables> {
  const connection = connectionOf(run);
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: async (consumer) => consumer(connection),
  });
  return new Kysely<Tables>({ config, executor, dialect, driver });
}

const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

function connectionOf(run: Run): DatabaseConnection {
  return {
    executeQuery: async ({ sql, parameters }) => {
      const { command, rowCount, rows } = await run(sql, parameters);
      const changed = command !== undefined && changes.includes(command);
      return { rows: rows as never[], ...(changed ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
    },
    streamQuery() {
      throw new Error('rows are not streamed');
    },
  };
}
