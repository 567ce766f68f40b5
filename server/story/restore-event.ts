import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import type { User } from '../kernel/user.ts';
import { requireOpenStory } from './require-open-story.ts';
import { inStory, keyOf, type StoryOfCase } from './story-of-case.ts';

/**
 * Puts what the merchant rejected or took back to them again, as a proposal: no letter says it before they confirm it.
 * `key`: its row's id, or that of the proposal that it was. Idempotent. Throws FORBIDDEN for anyone else, CONFLICT once
 * the case has ended.
 */
export async function restoreEvent(services: Services, user: User, caseId: string, key: string): Promise<StoryOfCase> {
  return inStory(services, user, caseId, async (db, read) => {
    const story = await read('lock');
    requireOpenStory(story, story.owns);
    const row = story.events.find((each) => each.state === 'rejected' && (each.id === key || keyOf(each) === key));
    if (!row) return story;
    await db
      .updateTable('case_events')
      .set({ state: 'proposed', decided_by: null, decided_at: null })
      .where('id', '=', row.id)
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'event_proposed',
      field: null,
      old_value: null,
      new_value: { id: row.id, who: row.who, act: row.act, day: row.day },
    });
    return read();
  });
}
