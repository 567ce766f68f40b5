import { useMutation, useQuery } from '@tanstack/react-query';
import type { StoryView } from '../../contract/story.ts';
import { harmSaid } from '../../domain/cases/story/harm.ts';
import { messageOf } from '../api/api-error.ts';
import { api, queryClient } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { EventForm } from './event-form.tsx';
import { EventDay, EventOrigin, EventText, type Origins } from './event-text.tsx';
import './story.css';
import { storyQuery } from './story-query.ts';
import { keptEvents, newEvent, noProof, restoredEvents, type TypedEvents } from './typed-event.ts';

type StoryPanelProps = { caseId: string; level?: 'h2' | 'h3' };

const origins: Origins = {
  account: 'In the communication log:',
  message: 'In a message of the merchant:',
  reply: 'In a reply:',
  upload: 'In a file:',
  staff: 'Proposed at the desk.',
};

/** What happened as the desk sees it: what the merchant confirmed, what is proposed, and a form that proposes more. */
export function StoryPanel({ caseId, level: Heading = 'h3' }: StoryPanelProps) {
  const query = useQuery(storyQuery(caseId));
  return (
    <section aria-labelledby="story-title" className="panel-part story-panel">
      <Heading id="story-title">What happened</Heading>
      {query.data ? <Shown view={query.data} /> : null}
      {query.isPending ? <Skeletons rows={2} height="4rem" label="Loading…" /> : null}
      {query.isError && !query.data ? (
        <Notice tone="danger" title="Failed to load what happened.">
          <p>{messageOf(query.error, 'Please try again.')}</p>
        </Notice>
      ) : null}
    </section>
  );
}

function Shown({ view }: { view: StoryView }) {
  const { events, harm } = view;
  return (
    <>
      {events.length === 0 ? <p className="muted">Nothing is confirmed or proposed yet.</p> : null}
      <ul role="list" className="story-list">
        {events.map((event) => (
          <li key={event.key} className={`story-event story-event--${event.state}`}>
            <p>
              <strong>
                <EventDay event={event} />
              </strong>
              {event.state === 'proposed' ? ' · not confirmed: in no letter' : ' · confirmed by the merchant'}
            </p>
            <EventText event={event} reader="desk" />
            <EventOrigin event={event} says={origins} />
          </li>
        ))}
      </ul>
      {harm.harms.length > 0 || harm.words ? (
        <p className="measure">
          The merchant reports that the hold bears on the business: {harm.harms.map(harmSaid).join('; ')}
          {harm.words ? (
            <>
              {' '}
              <q dir="auto">{harm.words}</q>
            </>
          ) : null}
        </p>
      ) : null}
      {view.may.propose ? <Propose view={view} /> : null}
    </>
  );
}

function Propose({ view }: { view: StoryView }) {
  const typed = useUnsaved<TypedEvents>({
    subject: 'story-proposed',
    id: view.case_id,
    start: () => ({}),
    restore: restoredEvents,
    toEntry: keptEvents,
  });
  const proposing = useMutation({
    mutationFn: (event: Parameters<typeof api.story.addEvent>[0]) => api.story.addEvent(event),
    onSuccess: (next) => {
      queryClient.setQueryData(storyQuery(view.case_id).queryKey, next);
      typed.clear();
      showToast({ title: 'Proposed', description: 'It is in no letter before the merchant confirms it.' });
    },
  });
  const now = typed.value['new'];
  if (!now)
    return (
      <p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => typed.change(() => ({ new: { ...newEvent(), proof: noProof } }))}
        >
          Propose an event
        </Button>
      </p>
    );
  return (
    <>
      {proposing.error ? (
        <Notice tone="danger" title="Nothing was saved">
          <p>{messageOf(proposing.error, 'Please try again.')} What you typed is still here.</p>
        </Notice>
      ) : null}
      <EventForm
        id="event-proposed"
        typed={now}
        onType={(next) => {
          proposing.reset();
          typed.change(() => ({ new: next }));
        }}
        onSubmit={(said, eventId) => proposing.mutate({ id: view.case_id, event_id: eventId, key: null, ...said })}
        story={view}
        reader="desk"
        label="Propose an event"
        submit="Propose it"
        busy={proposing.isPending}
        beside={
          <Button variant="quiet" onClick={() => typed.clear()}>
            Never mind
          </Button>
        }
      />
    </>
  );
}
