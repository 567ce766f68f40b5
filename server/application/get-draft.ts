import { emptyAnswers, type Answers } from '../../domain/intake/answers.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** The caller's draft with the files uploaded for it; version 0 and empty answers when nothing was saved. */
export async function getDraft(services: Services, person: Person) {
  return services.database.as(person, async (db) => {
    const [draft, uploads] = await Promise.all([
      db.selectFrom('application_drafts').selectAll().where('user_id', '=', person.id).executeTakeFirst(),
      db
        .selectFrom('uploads')
        .select(['id', 'filename', 'content_type', 'size_bytes', 'created_at'])
        .where('user_id', '=', person.id)
        .where('case_id', 'is', null)
        .where('for_case', 'is', null)
        .orderBy('created_at')
        .limit(100)
        .execute(),
    ]);
    return {
      version: draft?.version ?? 0,
      answers: (draft?.answers as Answers | undefined) ?? emptyAnswers(),
      step: draft?.step ?? 1,
      uploads,
      updated_at: draft?.updated_at ?? null,
    };
  });
}
