import type { Person } from '../kernel/person.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { repliesOf, requireHouse, type AnswerRow } from './list-replies.ts';

/** A wrong entry: it stays to be read, and no letter takes it up any more. Again: the same answer. Throws NOT_FOUND. */
export async function withdrawReply(services: Services, person: Person, id: string): Promise<AnswerRow[]> {
  return services.database.as(person, async (db) => {
    const found = await db.selectFrom('processor_answers').select('case_id').where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound('This answer');
    await requireHouse(db, person, found.case_id, 'lock');
    const withdrawn = await db
      .updateTable('processor_answers')
      .set({ withdrawn_at: services.clock.now(), withdrawn_by: person.id, withdrawn_by_name: person.name })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .returning(['kind', 'received_on', 'amount_cents'])
      .executeTakeFirst();
    if (withdrawn)
      await writeHistory(db, person, found.case_id, {
        what: 'answer_withdrawn',
        field: null,
        old_value: { answer_id: id, ...withdrawn },
        new_value: null,
      });
    return repliesOf(db, found.case_id);
  });
}
