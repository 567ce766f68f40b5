import type { Database } from '../../db/actor.ts';
import type { Person } from '../kernel/person.ts';
import type { CaseChange } from './case-change.ts';

const keptFor = 3_000;
const mostKept = 2_000;

type Sight = 'none' | 'merchant' | 'house';

/** Whether a person may hear of a change: row-level security says so, as that person. Kept a few seconds, until the case changes. */
export class Sights {
  private readonly known = new Map<string, { sight: Sight; until: number }>();
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Throws what the database throws. `now` in milliseconds. */
  async mayHear(person: Person, change: CaseChange, now: number): Promise<boolean> {
    const sight = await this.sightOf(person, change.case_id, now);
    return sight === 'house' || (sight === 'merchant' && change.audience === 'all');
  }

  /** Who sees the case may be different from now on. */
  drop(caseId: string): void {
    for (const key of this.known.keys()) if (key.startsWith(caseId)) this.known.delete(key);
  }

  private async sightOf(person: Person, caseId: string, now: number): Promise<Sight> {
    // The role and the proven address are part of the key: with either the answer may differ.
    const key = `${caseId} ${person.id} ${person.role} ${person.verifiedEmail ?? ''}`;
    const kept = this.known.get(key);
    if (kept && kept.until > now) return kept.sight;
    const row = await this.database.as(person, (db) =>
      db.selectFrom('cases').select('attorney_id').where('id', '=', caseId).executeTakeFirst(),
    );
    const sight = sightFrom(person, row);
    if (this.known.size >= mostKept) this.known.clear();
    this.known.set(key, { sight, until: now + keptFor });
    return sight;
  }
}

/** Staff hear of a case that is gone too: their lists showed it. */
function sightFrom(person: Person, row: { attorney_id: string | null } | undefined): Sight {
  if (person.role === 'admin') return 'house';
  if (!row) return 'none';
  return person.role === 'attorney' && row.attorney_id === person.id ? 'house' : 'merchant';
}
