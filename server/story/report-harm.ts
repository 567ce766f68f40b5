import { firstDay, tooEarly } from '../../domain/cases/story/case-event.ts';
import type { HarmReport } from '../../domain/cases/story/harm.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { requireOpenStory } from './require-open-story.ts';
import { inStory, type StoryOfCase } from './story-of-case.ts';

/**
 * The merchant reports what the hold does to the business, in place of the report before; the letter is drafted again.
 * Throws FORBIDDEN for anyone else, CONFLICT once the case has ended.
 */
export async function reportHarm(
  services: Services,
  user: User,
  caseId: string,
  { harms, words }: HarmReport,
): Promise<StoryOfCase> {
  return inStory(services, user, caseId, async (db, read) => {
    const story = await read('lock');
    requireOpenStory(story, story.owns);
    if (harms.some(({ on_day: day }) => day !== null && day < firstDay))
      throw new Refusal('INVALID_INPUT', tooEarly, { harms: tooEarly });
    const by = { case_id: caseId, reported_by: user.id, reported_at: services.clock.now() };
    await db.deleteFrom('case_harms').where('case_id', '=', caseId).execute();
    const rows = [
      ...harms.map((each) => ({ ...each, ...by })),
      ...(words ? [{ kind: 'own_words' as const, words, ...by }] : []),
    ];
    if (rows.length > 0) await db.insertInto('case_harms').values(rows).execute();
    await writeHistory(db, user, caseId, {
      what: 'harm_reported',
      field: null,
      old_value: null,
      new_value: { kinds: harms.map(({ kind }) => kind) },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return read();
  });
}
