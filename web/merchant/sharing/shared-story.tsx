import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../language/language.ts';
import { EventDay, EventText } from '../../story/event-text.tsx';
import { storyQuery } from '../../story/story-query.ts';

/** What the merchant confirmed, as a guest reads it; nothing where there is none. */
export function SharedStory({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const { data } = useQuery(storyQuery(caseId));
  if (!data || data.events.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="story-title">
      <h2 id="story-title">{t('What happened')}</h2>
      <ul role="list" className="story-list">
        {data.events.map((event) => (
          <li key={event.key} className="story-event story-event--confirmed">
            <p>
              <strong>
                <EventDay event={event} />
              </strong>
            </p>
            <EventText event={event} reader="desk" />
          </li>
        ))}
      </ul>
    </section>
  );
}
