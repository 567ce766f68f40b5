import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { versionReasons, type VersionReason } from '../../domain/letters/letter-version.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { findLetter } from './find-letter.ts';

/** A version of a letter without its text. `name` is null for one from before names were kept. */
export type ListedVersion = {
  version: number;
  why: VersionReason;
  by: { id: string | null; name: string | null; role: string | null };
  created_at: Date;
  word_count: number;
  pdf_sha256: string;
};

/** All versions of a letter, the newest first. Throws NOT_FOUND. */
export async function listVersions(services: Services, user: User, id: string): Promise<ListedVersion[]> {
  return services.database.as(user, async (db) => {
    await findLetter(db, id);
    return versionsOf(db, id);
  });
}

/** The same inside the caller's transaction, without asking whether there is such a letter. */
export async function versionsOf(db: Db, letterId: string): Promise<ListedVersion[]> {
  const rows = await db
    .selectFrom('letter_versions')
    .select([
      'version',
      'why',
      'created_by',
      'created_by_name',
      'created_by_role',
      'created_at',
      'word_count',
      'pdf_sha256',
      // Written before reasons were kept.
      sql<string>`case when version = 1 then 'drafted' when created_by is null then 'redrafted' else 'edited' end`.as(
        'guessed',
      ),
    ])
    .where('letter_id', '=', letterId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ why, guessed, created_by, created_by_name, created_by_role, created_at, ...row }) => ({
    ...row,
    created_at: new Date(created_at),
    why: versionReasons.find((each) => each === (why ?? guessed)) ?? 'edited',
    by: {
      id: created_by,
      name: created_by_name ?? (created_by === null ? 'Unhold' : null),
      role: created_by_role ?? (created_by === null ? 'system' : null),
    },
  }));
}
