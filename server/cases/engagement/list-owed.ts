import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import type { User } from '../../kernel/user.ts';

type Owed = {
  case_id: string;
  case_number: string;
  business: string;
  what: 'advice' | 'closing_letter' | 'closing_statement';
  offer_id: string | null;
  since: Date;
};

/** What the attorney owes to their clients, the oldest first. */
export async function listOwed(services: Services, user: User): Promise<Owed[]> {
  const { rows } = await services.database.read(user, (db) =>
    sql<Owed>`select * from app.owed_by_counsel() order by since, case_id`.execute(db),
  );
  return rows;
}
