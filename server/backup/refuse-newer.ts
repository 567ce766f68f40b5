import { knownMigrations } from '../../db/migrate.ts';

/** Refuses a database that newer code has migrated, because this code may misread it. Throws with what to do. */
export async function refuseNewer(migrations: readonly { name: string; sha256: string }[]): Promise<void> {
  const known = new Map((await knownMigrations()).map(({ name, sha256 }) => [name, sha256]));
  const other = migrations.find(({ name, sha256 }) => known.get(name) !== sha256);
  if (other)
    throw new Error(
      `The backup was made by another version, whose migration ${other.name} is not in this one: restore it with that version or a newer one.`,
    );
}
