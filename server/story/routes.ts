import type { EventView, StoryView } from '../../contract/story.ts';
import type { EventOrigin, EventSaid } from '../../domain/cases/story/case-event.ts';
import { api, signedIn } from '../kernel/api.ts';
import { addEvent } from './add-event.ts';
import { get } from './get.ts';
import { rejectEvent } from './reject-event.ts';
import { whyNotQuoted } from '../../drafting/text/screen-quote.ts';
import { restoreEvent } from './restore-event.ts';
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
  restoreEvent: api.story.restoreEvent.handler(async ({ context, input }) =>
    presentStory(await restoreEvent(context.services, signedIn(context), input.id, input.key)),
  ),
  reportHarm: api.story.reportHarm.handler(async ({ context, input: { id, ...report } }) =>
    presentStory(await reportHarm(context.services, signedIn(context), id, report)),
  ),
};

/** What happened as merchant, staff, attorney and guest see it; what was rejected its merchant alone sees. */
function presentStory(story: StoryOfCase): StoryView {
  const { theCase, today, events, proposals, harm, files, letter, owns, works, open } = story;
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
      not_quoted: whyNotQuoted(about),
    };
  };
  const decided = events.map((each): EventView => ({ key: each.id, state: each.state, ...shown(each) }));
  const all: EventView[] = [
    ...decided.filter(({ state }) => state !== 'rejected'),
    ...proposals.map((each) => ({ key: each.key, state: 'proposed' as const, ...shown(each) })),
  ];
  return {
    case_id: theCase.id,
    today,
    events: all.toSorted((a, b) => a.day.localeCompare(b.day)),
    left_out: owns ? decided.filter(({ state }) => state === 'rejected') : [],
    harm: { harms: [...harm.harms], words: harm.words, not_quoted: whyNotQuoted(harm.words) },
    letter,
    files: files.map(({ id, filename }) => ({ id, filename })),
    may: { decide: owns && open, propose: works && open },
  };
}
