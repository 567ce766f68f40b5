import { emptyAnswers } from '../../domain/intake/answers.ts';
import { aiDisclosure } from '../kernel/ai-config.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

/**
 * The caller's draft, the files uploaded for it, and their newest submitted case; version 0 and empty answers when
 * nothing was saved.
 */
export async function getDraft(services: Services, user: User) {
  return services.database.as(user, async (db) => {
    const [draft, uploads, last] = await Promise.all([
      db.selectFrom('application_drafts').selectAll().where('user_id', '=', user.id).executeTakeFirst(),
      db
        .selectFrom('uploads')
        .select(['id', 'filename', 'content_type', 'size_bytes', 'created_at'])
        .where('user_id', '=', user.id)
        .where('case_id', 'is', null)
        .where('for_case', 'is', null)
        .orderBy('created_at')
        .limit(100)
        .execute(),
      db
        .selectFrom('cases')
        .select(['id as case_id', 'case_number'])
        .where('created_by', '=', user.id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ]);
    return {
      version: draft?.version ?? 0,
      answers: draft?.answers ?? emptyAnswers(),
      step: draft?.step ?? 1,
      uploads,
      updated_at: draft?.updated_at ?? null,
      ai: aiDisclosure(services.config),
      last_submitted: last ?? null,
    };
  });
}
