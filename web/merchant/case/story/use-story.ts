import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EventView, HarmView, LetterWaiting, StoryView } from '../../../../contract/story.ts';
import type { EventSaid } from '../../../../domain/cases/story/case-event.ts';
import { api, queryClient } from '../../../api/api.ts';
import { storyQuery } from '../../../story/story-query.ts';
import { keptEvents, restoredEvents, type TypedEvent, type TypedEvents } from '../../../story/typed-event.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';

/** The id of the page's heading. */
export const pageHeading = 'story-page';
/** The id of an event's card, which takes the focus once its button is gone. */
export const cardOf = (key: string): string => `story-card-${key}`;

/** What becomes of the letter that has not left, once something is confirmed or taken back. */
const letterTexts: Record<'said' | 'takenBack', Record<LetterWaiting, string>> = {
  said: {
    none: 'Letters drafted from now on are drafted from it.',
    drafted_again: 'The letter that waits is drafted again from it.',
    worked_on: 'Your attorney has worked on the letter that waits, and is shown it.',
  },
  takenBack: {
    none: 'No letter drafted from now on says it.',
    drafted_again: 'The letter that waits is drafted again without it.',
    worked_on: 'Your attorney has worked on the letter that waits. It does not go out while it says this.',
  },
};

/** What was confirmed, as it can be confirmed again. */
export const saidOf = ({ who, act, day, precision, due_on, about, proof }: EventView): EventSaid => ({
  who,
  act,
  day,
  precision,
  due_on,
  about,
  proof_file_id: proof?.file_id ?? null,
});

type Adding = { key: string | null; eventId: string; said: EventSaid };

/** What is typed of events stays until the server has it. */
function useTyped(caseId: string) {
  const typed = useUnsaved<TypedEvents>({
    subject: 'story-events',
    id: caseId,
    start: () => ({}),
    restore: restoredEvents,
    toEntry: keptEvents,
  });
  const type = (key: string, event: TypedEvent | null) =>
    typed.change(({ [key]: _before, ...rest }) => (event === null ? rest : { ...rest, [key]: event }));
  return { typed: typed.value, type };
}

/** The button that was pressed goes with its event: the focus moves to the next question, else to what changed. */
function useNextFocus(view: StoryView | undefined) {
  const next = useRef<((view: StoryView) => string) | null>(null);
  useEffect(() => {
    if (!view || !next.current) return;
    document.getElementById(next.current(view))?.focus();
    next.current = null;
  }, [view]);
  const question = ({ events }: StoryView) => events.find(({ state }) => state === 'proposed')?.key;
  return {
    toQuestion: (changed: string | null) => {
      next.current = (shown) => {
        const key = question(shown) ?? changed;
        return key === null ? pageHeading : cardOf(key);
      };
    },
    toCard: (key: string) => {
      next.current = () => cardOf(key);
    },
  };
}

type NextFocus = ReturnType<typeof useNextFocus>;
type Keeping = { caseId: string; view: StoryView | undefined; keep: (next: StoryView) => void; focus: NextFocus };

/** Confirms an event, as it is, corrected or new. */
function useAdding({ caseId, view, keep, focus }: Keeping, onKept: (key: string | null) => void) {
  const wasAsked = (key: string | null) => view?.events.find((each) => each.key === key)?.state === 'proposed';
  return useMutation({
    mutationFn: ({ key, eventId, said }: Adding) => api.story.addEvent({ id: caseId, event_id: eventId, key, ...said }),
    onSuccess: (next, { key, eventId }) => {
      const changed = next.events.find((each) => each.key === eventId)?.key ?? key ?? eventId;
      if (wasAsked(key)) focus.toQuestion(changed);
      else focus.toCard(changed);
      keep(next);
      onKept(key);
      showToast({ title: 'Confirmed', description: letterTexts.said[next.letter] });
    },
    onError: () => refetch(caseId),
  });
}

/** Rejects or takes back an event, which its message and the list of what was left out undo. */
function useRejecting({ caseId, view, keep, focus }: Keeping, confirmAgain: (event: EventView) => void) {
  const restoring = useMutation({
    mutationFn: (key: string) => api.story.restoreEvent({ id: caseId, key }),
    onSuccess: (next, key) => {
      const before = new Set(view?.events.map((each) => each.key));
      focus.toCard(next.events.find((each) => !before.has(each.key))?.key ?? key);
      keep(next);
    },
    onError: () => refetch(caseId),
  });
  /** The event beside one, which stays when that goes; null for none. */
  const neighborOf = (key: string): string | null => {
    const at = view?.events.findIndex((each) => each.key === key) ?? -1;
    return view?.events[at + 1]?.key ?? view?.events[at - 1]?.key ?? null;
  };
  const rejecting = useMutation({
    mutationFn: (event: EventView) => api.story.rejectEvent({ id: caseId, key: event.key }),
    onSuccess: (next, event) => {
      focus.toQuestion(neighborOf(event.key));
      keep(next);
      const isTakenBack = event.state === 'confirmed';
      showToast({
        title: isTakenBack ? 'Taken back' : 'Left out',
        description: isTakenBack ? letterTexts.takenBack[next.letter] : 'No letter says it.',
        action: {
          label: 'Undo',
          onClick: () => (isTakenBack ? confirmAgain(event) : restoring.mutate(event.key)),
        },
      });
    },
    onError: () => refetch(caseId),
  });
  return { rejecting, restoring };
}

const refetch = (caseId: string) => void queryClient.invalidateQueries({ queryKey: storyQuery(caseId).queryKey });

/** What the merchant says and decides. */
export function useStory(caseId: string, view: StoryView | undefined) {
  const { typed, type } = useTyped(caseId);
  const keep = (next: StoryView) => queryClient.setQueryData(storyQuery(caseId).queryKey, next);
  const keeping: Keeping = { caseId, view, keep, focus: useNextFocus(view) };
  const adding = useAdding(keeping, (key) => type(key ?? 'new', null));
  const add = (key: string | null, said: EventSaid, eventId: string) => {
    rejecting.reset();
    if (!adding.isPending) adding.mutate({ key, eventId, said });
  };
  const { rejecting, restoring } = useRejecting(keeping, (event) => add(event.key, saidOf(event), crypto.randomUUID()));
  const reporting = useMutation({
    mutationFn: ({ harms, words }: HarmView) => api.story.reportHarm({ id: caseId, harms, words }),
    onSuccess: (next) => {
      keep(next);
      showToast({ title: 'Saved', description: letterTexts.said[next.letter] });
    },
  });
  return {
    typed,
    type: (key: string, event: TypedEvent | null) => {
      // A message of an attempt goes with the next.
      adding.reset();
      rejecting.reset();
      type(key, event);
    },
    add,
    /** The key of the event whose button was pressed, `new`, or null. */
    adding: adding.isPending ? (adding.variables.key ?? 'new') : null,
    reject: (event: EventView) => {
      adding.reset();
      if (!rejecting.isPending) rejecting.mutate(event);
    },
    rejecting: rejecting.isPending ? rejecting.variables.key : null,
    restore: (key: string) => {
      if (!restoring.isPending) restoring.mutate(key);
    },
    restoring: restoring.isPending ? restoring.variables : null,
    reporting,
    error: adding.error ?? rejecting.error ?? restoring.error,
  };
}
export type Story = ReturnType<typeof useStory>;
