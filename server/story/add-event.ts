import type { Db } from '../../db/actor.ts';
import { actOf } from '../../domain/cases/story/acts.ts';
import {
  firstDay,
  saysTheSame,
  tooEarly,
  type EventSaid,
  type EventOrigin,
} from '../../domain/cases/story/case-event.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { originColumns, saidColumns } from './queries.ts';
import { reject } from './reject-event.ts';
import { requireOpenStory } from './require-open-story.ts';
import { inStory, type StoryOfCase } from './story-of-case.ts';

/** `key`: of what is confirmed or corrected, a row's id or a proposal's; null for a new event. */
export type NewEvent = EventSaid & { event_id: string; key: string | null };

const maxEvents = 60;

/**
 * The merchant adds an event or confirms a proposed one, as it is or corrected; the letter is drafted again from it. Staff
 * and the case's attorney propose one. Throws FORBIDDEN for a guest, CONFLICT for a key that is gone and once the case
 * has ended, INVALID_INPUT for an act that its actor cannot do, a day to come and a file of another case.
 */
export async function addEvent(
  services: Services,
  user: User,
  caseId: string,
  { event_id: id, key, ...given }: NewEvent,
): Promise<StoryOfCase> {
  return inStory(services, user, caseId, async (db, read) => {
    const story = await read('lock');
    requireOpenStory(story, story.owns || story.works);
    const said = checked(story, given);
    const row = story.events.find((each) => each.id === id) ?? story.events.find((each) => each.id === key);
    const proposal = story.proposals.find((each) => each.key === key);
    if (!story.owns) {
      if (key !== null) throw new Refusal('FORBIDDEN', 'Only the merchant of this case can say that.');
      if (!row) await insert(services, db, user, story, { id, said, origin: typedBy('staff'), state: 'proposed' });
    } else if (corrects(row ?? proposal, said)) {
      await reject(services, db, user, story, key ?? '');
      await insert(services, db, user, story, { id, said, origin: typedBy('account'), state: 'confirmed' });
    } else if (row) await confirmRow(services, db, user, story, row.id, said);
    else if (key === null || proposal)
      await insert(services, db, user, story, { id, said, origin: proposal ?? typedBy('account'), state: 'confirmed' });
    else throw new Refusal('CONFLICT', 'This was decided or changed since you read it. Read it again.');
    return read();
  });
}

/** Whether the merchant says something else than the reply or upload that it was read in. */
const corrects = (found: (EventSaid & Pick<EventOrigin, 'source'>) | undefined, said: EventSaid): boolean =>
  found !== undefined && !saysTheSame(found, said);

const typedBy = (source: 'account' | 'staff'): EventOrigin => ({
  source,
  source_id: null,
  page: null,
  quote: null,
  start: null,
  end: null,
  day_said: null,
});

function checked({ today, files }: StoryOfCase, said: EventSaid): EventSaid {
  const act = actOf(said.act);
  const invalid = (field: string, why: string) => new Refusal('INVALID_INPUT', why, { [field]: why });
  if (act.says[said.who] === undefined) throw invalid('act', 'Choose what happened.');
  if (said.day > today) throw invalid('day', 'This day is in the future.');
  if (said.day < firstDay) throw invalid('day', tooEarly);
  const due = act.due ? said.due_on : null;
  if (due !== null && due <= said.day) throw invalid('due_on', 'The promised day comes after the promise.');
  if (said.proof_file_id !== null && !files.some(({ id }) => id === said.proof_file_id))
    throw invalid('proof_file_id', 'Choose a file of this case.');
  const day = said.precision === 'month' ? `${said.day.slice(0, 7)}-01` : said.day;
  return { ...said, day, due_on: due, about: said.about || null };
}

type Inserted = { id: string; said: EventSaid; origin: EventOrigin; state: 'proposed' | 'confirmed' };

async function insert(
  services: Services,
  db: Db,
  user: User,
  { theCase, events }: StoryOfCase,
  { id, said, origin, state }: Inserted,
): Promise<void> {
  if (events.length >= maxEvents)
    throw new Refusal('CONFLICT', `A case has at most ${maxEvents} events. Reject one that does not matter.`);
  const now = services.clock.now();
  await db
    .insertInto('case_events')
    .values({
      id,
      case_id: theCase.id,
      ...saidColumns(said),
      ...originColumns(origin),
      state,
      proposed_by: origin.quote === null ? user.id : null,
      proposed_at: now,
      ...(state === 'confirmed' ? { decided_by: user.id, decided_at: now } : {}),
    })
    .execute();
  await noteEvent(services, db, user, theCase.id, id, said, state);
}

async function confirmRow(
  services: Services,
  db: Db,
  user: User,
  { theCase }: StoryOfCase,
  id: string,
  said: EventSaid,
): Promise<void> {
  await db
    .updateTable('case_events')
    .set({ ...saidColumns(said), state: 'confirmed', decided_by: user.id, decided_at: services.clock.now() })
    .where('id', '=', id)
    .execute();
  await noteEvent(services, db, user, theCase.id, id, said, 'confirmed');
}

/** The history keeps what cannot be taken back, so it has no words of anybody. */
async function noteEvent(
  services: Services,
  db: Db,
  user: User,
  caseId: string,
  id: string,
  { who, act, day }: EventSaid,
  state: 'proposed' | 'confirmed',
): Promise<void> {
  await writeHistory(db, user, caseId, {
    what: state === 'confirmed' ? 'event_confirmed' : 'event_proposed',
    field: null,
    old_value: null,
    new_value: { id, who, act, day },
  });
  if (state === 'confirmed') await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
}
