import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EventView, StoryView } from '../../../../contract/story.ts';
import { notQuotedTexts } from '../../../../domain/cases/story/not-quoted.ts';
import { useLanguage } from '../../../language/language.ts';
import { EventForm } from '../../../story/event-form.tsx';
import { EventDay, EventOrigin, EventText, type Origins } from '../../../story/event-text.tsx';
import { typedOf } from '../../../story/typed-event.ts';
import { Button } from '../../../ui/button.tsx';
import { cardOf, saidOf, type Story } from './use-story.ts';

const origins: Origins = {
  account: 'You wrote on your communication log:',
  message: 'You wrote to us:',
  reply: 'The processor wrote:',
  upload: 'Read in your file:',
  staff: 'Proposed by your attorney’s office.',
};

type EventCardProps = { event: EventView; view: StoryView; story: Story };

/** One event with its words, and what the merchant can do with it. */
export function EventCard({ event, view, story }: EventCardProps) {
  const { t } = useLanguage();
  const title = useId();
  const typed = story.typed[event.key];
  const [pressed, press] = useState(false);
  const close = () => {
    // The focus returns to the button that opened the form, as soon as that is rendered again.
    flushSync(() => story.type(event.key, null));
    document.getElementById(openerOf(event))?.focus();
  };
  return (
    <li
      id={cardOf(event.key)}
      tabIndex={-1}
      className={`story-event story-event--${event.state}`}
      aria-labelledby={title}
    >
      <h3 id={title}>
        <EventDay event={event} />
      </h3>
      <EventText event={event} reader="merchant" />
      {event.not_quoted ? (
        <p className="small story-unquoted">
          {t(notQuotedTexts[event.not_quoted])} {t('It says only what happened, and when.')}
        </p>
      ) : null}
      <EventOrigin event={event} says={origins} />
      {view.may.decide && typed ? (
        <EventForm
          id={`event-${event.key}`}
          typed={typed}
          onType={(next) => story.type(event.key, next)}
          onSubmit={(said, eventId) => story.add(event.key, said, eventId)}
          story={view}
          reader="merchant"
          label="Correct it"
          submit={t('Confirm this')}
          busy={story.adding === event.key}
          takesFocus={pressed}
          beside={
            <Button variant="quiet" onClick={close}>
              {t('Never mind')}
            </Button>
          }
        />
      ) : null}
      {view.may.decide && !typed ? (
        <Decide event={event} story={story} titleId={title} onCorrect={() => press(true)} />
      ) : null}
    </li>
  );
}

const openerOf = ({ key }: EventView): string => `correct-${key}`;

type DecideProps = { event: EventView; story: Story; titleId: string; onCorrect: () => void };

function Decide({ event, story, titleId, onCorrect }: DecideProps) {
  const { t } = useLanguage();
  const { key, state } = event;
  const confirm = () => story.add(key, saidOf(event), crypto.randomUUID());
  return (
    <div className="button-row">
      {state === 'proposed' ? (
        <Button
          size="small"
          busy={story.adding === key}
          busyLabel="Saving…"
          aria-describedby={titleId}
          onClick={confirm}
        >
          {t('That is right')}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        aria-describedby={titleId}
        id={openerOf(event)}
        onClick={() => {
          onCorrect();
          story.type(key, typedOf(event));
        }}
      >
        {t('Correct it')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={story.rejecting === key}
        busyLabel="Saving…"
        aria-describedby={titleId}
        onClick={() => story.reject(event)}
      >
        {t(state === 'proposed' ? 'It did not happen so' : 'Take it back')}
      </Button>
    </div>
  );
}
