import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoryView } from '../../../../contract/story.ts';
import { site } from '../../../../content/site.ts';
import { messageOf } from '../../../api/api-error.ts';
import { useLanguage } from '../../../language/language.ts';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { EventForm } from '../../../story/event-form.tsx';
import { storyQuery } from '../../../story/story-query.ts';
import { newEvent } from '../../../story/typed-event.ts';
import '../../../story/story.css';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { caseAddress } from '../frame/case-address.ts';
import { CaseShell } from '../frame/case-shell.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { EventCard } from './event-card.tsx';
import { HarmForm } from './harm-form.tsx';
import { pageHeading, useStory, type Story } from './use-story.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `What happened · ${site.name}` }];

export default function StoryRoute() {
  return <CaseShell page="What happened">{(theCase) => <StoryPage key={theCase.id} caseId={theCase.id} />}</CaseShell>;
}

/** What happened and when, each event confirmed, corrected or left out with one press; then what the hold does. */
function StoryPage({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const query = useQuery(storyQuery(caseId));
  return (
    <>
      <h1 id={pageHeading} tabIndex={-1}>
        {t('What happened, and when?')}
      </h1>
      {query.isPending ? <Skeletons rows={3} height="6rem" label="Loading…" /> : null}
      {query.isError && !query.data ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.data ? <Shown view={query.data} /> : null}
      <p>
        <LinkButton to={caseAddress(caseId)} variant="secondary">
          {t('Back to the case')}
        </LinkButton>
      </p>
    </>
  );
}

function Shown({ view }: { view: StoryView }) {
  const { t } = useLanguage();
  const story = useStory(view.case_id);
  const proposed = view.events.filter(({ state }) => state === 'proposed');
  const confirmed = view.events.filter(({ state }) => state === 'confirmed');
  return (
    <>
      <p className="measure">
        {t('Your letter says what you confirm here, as your report, and nothing else. Two minutes are enough.')}
      </p>
      {story.error ? (
        <Notice tone="danger" title="Nothing was saved">
          <p>{t(messageOf(story.error, 'Please try again. What you typed is still here.'))}</p>
        </Notice>
      ) : null}
      {proposed.length > 0 ? (
        <section className="story-part" aria-labelledby="story-proposed">
          <h2 id="story-proposed">{t('Did this happen?')}</h2>
          <ul role="list" className="story-list">
            {proposed.map((event) => (
              <EventCard key={event.key} event={event} view={view} story={story} />
            ))}
          </ul>
        </section>
      ) : null}
      {confirmed.length > 0 ? (
        <section className="story-part" aria-labelledby="story-confirmed">
          <h2 id="story-confirmed">{t('You confirmed')}</h2>
          <ul role="list" className="story-list">
            {confirmed.map((event) => (
              <EventCard key={event.key} event={event} view={view} story={story} />
            ))}
          </ul>
        </section>
      ) : null}
      {view.may.decide ? <Add view={view} story={story} isFirst={view.events.length === 0} /> : null}
      <HarmForm key={view.case_id} view={view} story={story} />
    </>
  );
}

/** One more event: open at once where there is none yet. */
function Add({ view, story, isFirst }: AddProps) {
  const { t } = useLanguage();
  const typed = story.typed['new'];
  const [pressed, press] = useState(false);
  return (
    <section className="story-part" aria-labelledby="story-add">
      <h2 id="story-add">{t('Add what happened')}</h2>
      {typed || isFirst ? (
        <NewEvent view={view} story={story} isFirst={isFirst} takesFocus={pressed} />
      ) : (
        <p>
          <Button
            variant="secondary"
            onClick={() => {
              press(true);
              story.type('new', newEvent());
            }}
          >
            {t('Add another')}
          </Button>
        </p>
      )}
    </section>
  );
}

type AddProps = { view: StoryView; story: Story; isFirst: boolean };

function NewEvent({ view, story, isFirst, takesFocus }: AddProps & { takesFocus: boolean }) {
  const { t } = useLanguage();
  return (
    <EventForm
      id="event-new"
      typed={story.typed['new'] ?? newEvent()}
      onType={(typed) => story.type('new', typed)}
      onSubmit={(said, eventId) => story.add(null, said, eventId)}
      story={view}
      reader="merchant"
      label="Add what happened"
      submit={t('Add it')}
      busy={story.adding === 'new'}
      takesFocus={takesFocus}
      beside={
        isFirst ? null : (
          <Button variant="quiet" onClick={() => story.type('new', null)}>
            {t('Never mind')}
          </Button>
        )
      }
    />
  );
}
