import { randomUUID } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import { runIn, type Db } from './actor.ts';

/**
 * A query that is built once and run many times: building a large one takes Node as long as PostgreSQL takes to run it.
 * `build` gets a placeholder for each value, so it may only pass values on as parameters; if the SQL itself depends on
 * a value, make several queries.
 */
export function prepared<Marks extends string[], Row>(
  build: (db: Db, ...marks: Marks) => Compilable<Row>,
): (db: Db, ...values: { [Index in keyof Marks]: string | null }) => Promise<Row[]> {
  const marks = Array.from({ length: build.length - 1 }, (): string => randomUUID()) as Marks;
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    compiled ??= build(db, ...marks).compile();
    const parameters = compiled.parameters.map((each) => {
      const at = typeof each === 'string' ? marks.indexOf(each) : -1;
      return at < 0 ? each : values[at];
    });
    return (await runIn(db, compiled.sql, parameters)).rows as Row[];
  };
}
