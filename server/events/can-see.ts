import type { Database } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Audience, CaseChange } from './case-change.ts';

const cacheMs = 3_000;
const maxCached = 2_000;

/**
 * Whether a user may see a change: asks row-level security as that user. Cached for a few seconds, until the case
 * changes.
 */
export class CaseVisibility {
  private readonly known = new Map<string, { seen: readonly Audience[]; until: number }>();
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Throws what the database throws. `now` in milliseconds. */
  async canSee(user: User, change: CaseChange, now: number): Promise<boolean> {
    return (await this.seenOf(user, change.case_id, now)).includes(change.audience);
  }

  /** The audience of the case may have changed. */
  drop(caseId: string): void {
    for (const key of this.known.keys()) if (key.startsWith(caseId)) this.known.delete(key);
  }

  private async seenOf(user: User, caseId: string, now: number): Promise<readonly Audience[]> {
    // Role and verified address are part of the key: either may change the answer.
    const key = `${caseId} ${user.id} ${user.role} ${user.verifiedEmail ?? ''}`;
    const cached = this.known.get(key);
    if (cached && cached.until > now) return cached.seen;
    const row = await this.database.as(user, (db) =>
      db.selectFrom('cases').select(['attorney_id', 'created_by']).where('id', '=', caseId).executeTakeFirst(),
    );
    const seen = seenFrom(user, row);
    if (this.known.size >= maxCached) this.known.clear();
    this.known.set(key, { seen, until: now + cacheMs });
    return seen;
  }
}

/** Staff are also notified about deleted cases, which were in their lists. */
function seenFrom(
  user: User,
  row: { attorney_id: string | null; created_by: string } | undefined,
): readonly Audience[] {
  if (user.role === 'admin') return ['all', 'internal'];
  if (!row) return [];
  if (user.role === 'attorney' && row.attorney_id === user.id) return ['all', 'internal', 'counsel'];
  return user.role === 'client' && row.created_by === user.id ? ['all', 'counsel'] : ['all'];
}
