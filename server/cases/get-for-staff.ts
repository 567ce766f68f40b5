import { sql } from 'kysely';
import { findCase } from '../kernel/find-case.ts';
import { notFound } from '../kernel/refusal.ts';
import { analysisIn } from '../../domain/cases/case-analysis.ts';
import type { User } from '../kernel/user.ts';
import { actorShown, valueShown } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { confirmedEvents } from '../story/queries.ts';
import type { Viewer } from './get.ts';
import { licensedUntil } from '../people/licenses.ts';
import { actionColumns, actionsForEverybody } from './plan-next-action.ts';

/** Everything that staff see of a case: relations, latest analysis, attorney and history. Throws NOT_FOUND. */
export async function getForStaff(services: Services, user: User, id: string) {
  const [found, creator, attorney, history, events] = await services.database.readCase(user, id, (db) =>
    Promise.all([
      findCase(db, id),
      db
        .selectFrom('cases')
        .innerJoin('users', 'users.id', 'cases.created_by')
        .leftJoin('profiles as owner', 'owner.user_id', 'cases.owner_id')
        .select(['users.email', 'cases.legal_hold', 'cases.owner_id', 'owner.display_name as owner_name'])
        .select(['cases.conflict', ...actionColumns])
        .where('cases.id', '=', id)
        .executeTakeFirst(),
      db
        .selectFrom('cases')
        .innerJoin('attorneys', 'attorneys.user_id', 'cases.attorney_id')
        .select(['attorneys.user_id as id', 'full_name as name'])
        .select(licensedUntil.as('licensed_until'))
        .where('cases.id', '=', id)
        .executeTakeFirst(),
      db
        .selectFrom('case_history')
        .select(['id', 'at', 'what', 'field'])
        .select([
          actorShown.as('actor_name'),
          valueShown('old_value').as('old_value'),
          valueShown('new_value').as('new_value'),
        ])
        .where('case_id', '=', id)
        .orderBy(sql`seq`, 'desc')
        .limit(500)
        .execute(),
      confirmedEvents(db, id),
    ]),
  );
  if (!found) throw notFound('This case');
  // The case was left for a job to plan: shows the plan that the job will store.
  const action = creator?.next_action_was_on ? (await actionsForEverybody(services, [id])).get(id) : creator;
  const message = found.messages.find((each) => each.message_type === 'ai_analysis');
  const viewer: Viewer = { side: 'desk', own: false, owner: false, now: services.clock.now() };
  return {
    found,
    events,
    viewer,
    creator: creator?.email ?? null,
    legalHold: creator?.legal_hold ?? false,
    conflict: creator?.conflict ?? null,
    owner: creator?.owner_id ? { id: creator.owner_id, name: creator.owner_name ?? '' } : null,
    nextAction: action?.next_action ?? null,
    nextActionOn: action?.next_action_on ?? null,
    attorney: attorney ?? null,
    history,
    analysis: analysisIn(message?.body),
    analysisText: message?.body ?? null,
    analyzedAt: message?.created_at ?? null,
  };
}
