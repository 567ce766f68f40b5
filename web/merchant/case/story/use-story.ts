import { useMutation } from '@tanstack/react-query';
import type { HarmView, StoryView } from '../../../../contract/story.ts';
import type { EventSaid } from '../../../../domain/cases/story/case-event.ts';
import { api, queryClient } from '../../../api/api.ts';
import { storyQuery } from '../../../story/story-query.ts';
import { keptEvents, restoredEvents, type TypedEvent, type TypedEvents } from '../../../story/typed-event.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';

/** The id of the page's heading. */
export const pageHeading = 'story-page';

type Adding = { key: string | null; eventId: string; said: EventSaid };

/** What the merchant says and decides; what is typed stays until the server has it. */
export function useStory(caseId: string) {
  const { queryKey } = storyQuery(caseId);
  const typed = useUnsaved<TypedEvents>({
    subject: 'story-events',
    id: caseId,
    start: () => ({}),
    restore: restoredEvents,
    toEntry: keptEvents,
  });
  const type = (key: string, event: TypedEvent | null) =>
    typed.change(({ [key]: _before, ...rest }) => (event === null ? rest : { ...rest, [key]: event }));
  const onError = () => void queryClient.invalidateQueries({ queryKey });
  const keep = (view: StoryView) => {
    queryClient.setQueryData(queryKey, view);
    // The button that was pressed goes with its event.
    document.getElementById(pageHeading)?.focus({ preventScroll: true });
  };
  const adding = useMutation({
    mutationFn: ({ key, eventId, said }: Adding) => api.story.addEvent({ id: caseId, event_id: eventId, key, ...said }),
    onSuccess: (view, { key }) => {
      keep(view);
      type(key ?? 'new', null);
      showToast({ title: 'Confirmed', description: 'The letter that waits is drafted again from it.' });
    },
    onError,
  });
  const rejecting = useMutation({
    mutationFn: (key: string) => api.story.rejectEvent({ id: caseId, key }),
    onSuccess: (view) => {
      keep(view);
      showToast({ title: 'Left out', description: 'No letter says it.' });
    },
    onError,
  });
  const reporting = useMutation({
    mutationFn: (harm: HarmView) => api.story.reportHarm({ id: caseId, ...harm }),
    onSuccess: (view) => {
      queryClient.setQueryData(queryKey, view);
      showToast({ title: 'Saved', description: 'The letter that waits is drafted again from it.' });
    },
  });
  return {
    typed: typed.value,
    type,
    add: (key: string | null, said: EventSaid, eventId: string) => {
      if (!adding.isPending) adding.mutate({ key, eventId, said });
    },
    /** The key of the event whose button was pressed, `new`, or null. */
    adding: adding.isPending ? (adding.variables.key ?? 'new') : null,
    reject: (key: string) => {
      if (!rejecting.isPending) rejecting.mutate(key);
    },
    rejecting: rejecting.isPending ? rejecting.variables : null,
    reporting,
    error: adding.error ?? rejecting.error,
  };
}
export type Story = ReturnType<typeof useStory>;
