import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { StoryView } from '../../../../contract/story.ts';
import { site } from '../../../../content/site.ts';
import { messageOf } from '../../../api/api-error.ts';
import { useLanguage } from '../../../language/language.ts';
import type { RouteHandle } from '../../../paths/route-handle.ts';
import { EventDay, EventSentence } from '../../../story/event-text.tsx';
import { EventForm } from '../../../story/event-form.tsx';
import { storyQuery } from '../../../story/story-query.ts';
import { newEvent } from '../../../story/typed-event.ts';
import '../../../story/story.css';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { caseAddress } from '../frame/case-address.ts';
import type { CaseDetail } from '../frame/case-types.ts';
import { CaseShell } from '../frame/case-shell.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { EventCard } from './event-card.tsx';
import { HarmForm } from './harm-form.tsx';
import { pageHeading, useStory, type Story } from './use-story.ts';

const AddFiles = lazy(() => import('../add-files.tsx'));

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `What happened · ${site.name}` }];

export default function StoryRoute() {
  return <CaseShell page="What happened">{(theCase) => <StoryPage key={theCase.id} theCase={theCase} />}</CaseShell>;
}

/** What happened and when, each event confirmed, corrected or left out with one press; then what the hold does. */
function StoryPage({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const { id: caseId } = theCase;
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
      {query.data ? <Shown view={query.data} theCase={theCase} /> : null}
      <p>
        <LinkButton to={caseAddress(caseId)} variant="secondary">
          {t('Back to the case')}
        </LinkButton>
      </p>
    </>
  );
}

function Shown({ view, theCase }: { view: StoryView; theCase: CaseDetail }) {
  const { t } = useLanguage();
  const story = useStory(view.case_id, view);
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
      {view.may.decide && theCase.may.add_files ? <Proof theCase={theCase} /> : null}
      {view.may.decide && view.left_out.length > 0 ? <LeftOut view={view} story={story} /> : null}
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

/** A file that shows an event is added here, and can then be chosen above. */
function Proof({ theCase }: { theCase: CaseDetail }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="story-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Add a file that shows it')}</summary>
      {open ? (
        <Suspense fallback={<Skeletons rows={1} height="5rem" label="Loading…" />}>
          <AddFiles caseId={theCase.id} there={theCase.case_files} />
        </Suspense>
      ) : null}
    </details>
  );
}

/** What was rejected or taken back: asked again at a press. */
function LeftOut({ view, story }: { view: StoryView; story: Story }) {
  const { t } = useLanguage();
  return (
    <details className="story-more">
      <summary>{t('What you left out')}</summary>
      <ul role="list" className="story-list">
        {view.left_out.map((event) => (
          <li key={event.key} className="story-event">
            <p id={`left-out-${event.key}`}>
              <EventDay event={event} />: <EventSentence event={event} reader="merchant" />
            </p>
            <div className="button-row">
              <Button
                variant="secondary"
                size="small"
                busy={story.restoring === event.key}
                busyLabel="Saving…"
                aria-describedby={`left-out-${event.key}`}
                onClick={() => story.restore(event.key)}
              >
                {t('Ask me again')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
