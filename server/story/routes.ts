import type { EventView, StoryView } from '../../contract/story.ts';
import type { EventOrigin, EventSaid } from '../../domain/cases/story/case-event.ts';
import { api, signedIn } from '../kernel/api.ts';
import { addEvent } from './add-event.ts';
import { get } from './get.ts';
import { rejectEvent } from './reject-event.ts';
import { reportHarm } from './report-harm.ts';
import type { StoryOfCase } from './story-of-case.ts';

export const storyRoutes = {
  get: api.story.get.handler(async ({ context, input }) =>
    presentStory(await get(context.services, signedIn(context), input.id)),
  ),
  addEvent: api.story.addEvent.handler(async ({ context, input: { id, ...event } }) =>
    presentStory(await addEvent(context.services, signedIn(context), id, event)),
  ),
  rejectEvent: api.story.rejectEvent.handler(async ({ context, input }) =>
    presentStory(await rejectEvent(context.services, signedIn(context), input.id, input.key)),
  ),
  reportHarm: api.story.reportHarm.handler(async ({ context, input: { id, ...report } }) =>
    presentStory(await reportHarm(context.services, signedIn(context), id, report)),
  ),
};

/** What happened as merchant, staff, attorney and guest see it; what was rejected is not shown. */
function presentStory({ theCase, today, events, proposals, harm, files, owns, works, open }: StoryOfCase): StoryView {
  const names = new Map(files.map(({ id, filename }) => [id, filename]));
  const shown = ({
    proof_file_id,
    ...each
  }: EventSaid & Omit<EventOrigin, 'source_id'> & { source_name: string | null }) => {
    const { who, act, day, precision, due_on, about, source } = each;
    const filename = names.get(proof_file_id ?? '');
    const isOpen = owns || works;
    return {
      who,
      act,
      day,
      precision,
      due_on,
      about,
      source,
      proof: proof_file_id !== null && filename !== undefined ? { file_id: proof_file_id, filename } : null,
      source_name: isOpen ? each.source_name : null,
      page: isOpen ? each.page : null,
      quote: isOpen ? each.quote : null,
    };
  };
  const all: EventView[] = [
    ...events
      .filter(({ state }) => state !== 'rejected')
      .map((each) => ({ key: each.id, state: each.state, ...shown(each) })),
    ...proposals.map((each) => ({ key: each.key, state: 'proposed' as const, ...shown(each) })),
  ];
  return {
    case_id: theCase.id,
    today,
    events: all.toSorted((a, b) => a.day.localeCompare(b.day)),
    harm: { harms: [...harm.harms], words: harm.words },
    files: files.map(({ id, filename }) => ({ id, filename })),
    may: { decide: owns && open, propose: works && open },
  };
}
