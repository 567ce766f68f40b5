import { sql } from 'kysely';
import { findCase, findExtras } from '../../db/queries/cases.ts';
import { caseAnalysis } from '../../domain/analysis.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { notFound } from '../refusal.ts';
import type { Viewer } from './read-case.ts';

/** Everything staff see of a case: relations, latest analysis, attorney and history. Throws NOT_FOUND. */
export async function readAdminCase(services: Services, person: Person, id: string) {
  return services.database.as(person, async (db) => {
    const [found, creator, attorney, history] = await Promise.all([
      findCase(db, id),
      db.selectFrom('cases').innerJoin('users', 'users.id', 'cases.created_by').select(['users.email', 'cases.legal_hold']).where('cases.id', '=', id).executeTakeFirst(),
      db.selectFrom('cases').innerJoin('attorneys', 'attorneys.user_id', 'cases.attorney_id').select(['attorneys.user_id as id', 'full_name as name']).where('cases.id', '=', id).executeTakeFirst(),
      db.selectFrom('case_history').select(['id', 'at', 'actor_name', 'what', 'field', 'old_value', 'new_value']).where('case_id', '=', id).orderBy(sql`seq`, 'desc').limit(500).execute(),
    ]);
    if (!found) throw notFound('This case');
    const message = found.messages.find((each) => each.message_type === 'ai_analysis');
    const viewer: Viewer = { side: 'house', own: false, now: services.clock.now() };
    return { found, extras: await findExtras(db, id), viewer, creator: creator?.email ?? null, legalHold: creator?.legal_hold ?? false, attorney: attorney ?? null, history, analysis: readAnalysis(message?.body), analysedAt: message?.created_at ?? null };
  });
}

/** The structured analysis, or null when the stored text is not one (it is then shown as text). */
function readAnalysis(body: string | undefined) {
  if (body === undefined) return null;
  try {
    const read = caseAnalysis.safeParse(JSON.parse(body));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
