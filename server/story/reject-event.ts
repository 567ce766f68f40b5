import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import type { User } from '../kernel/user.ts';
import { originColumns, saidColumns } from './queries.ts';
import { requireOpenStory } from './require-open-story.ts';
import { inStory, type StoryOfCase } from './story-of-case.ts';

/**
 * The merchant rejects what is proposed, or takes back what they confirmed: no letter drafted from then on says it.
 * Idempotent. Throws FORBIDDEN for anyone else, CONFLICT once the case has ended.
 */
export async function rejectEvent(services: Services, user: User, caseId: string, key: string): Promise<StoryOfCase> {
  return inStory(services, user, caseId, async (db, read) => {
    const story = await read('lock');
    requireOpenStory(story, story.owns);
    await reject(services, db, user, story, key);
    return read();
  });
}

/** The same, inside the caller's transaction. */
export async function reject(
  services: Services,
  db: Db,
  user: User,
  { theCase: { id: caseId }, events, proposals }: StoryOfCase,
  key: string,
): Promise<void> {
  const decided = { state: 'rejected' as const, decided_by: user.id, decided_at: services.clock.now() };
  const row = events.find(({ id }) => id === key);
  const proposal = proposals.find((each) => each.key === key);
  if ((row?.state ?? 'rejected') === 'rejected' && !proposal) return;
  const id = row?.id ?? uuidv7();
  if (row) await db.updateTable('case_events').set(decided).where('id', '=', id).execute();
  else if (proposal)
    await db
      .insertInto('case_events')
      .values({
        id,
        case_id: caseId,
        ...saidColumns(proposal),
        ...originColumns(proposal),
        proposed_at: services.clock.now(),
        ...decided,
      })
      .execute();
  await writeHistory(db, user, caseId, {
    what: 'event_rejected',
    field: null,
    old_value: null,
    new_value: { id },
  });
  if (row?.state === 'confirmed') await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
}
