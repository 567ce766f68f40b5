import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, orpc, queryClient } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Loaded } from './loaded.tsx';
import { SaveLine, Section } from './section.tsx';
import { useSave } from './use-save.ts';
import { useLanguage } from '../language/language.ts';
import { useDates } from '../language/use-dates.ts';

/** The user's calendar feed: made, copied, ended. Its address is shown once, since only its hash is stored. */
export function CalendarSection() {
  const { t } = useLanguage();
  const feed = useQuery(orpc.cases.getFeed.queryOptions());
  return (
    <Section id="calendar" title="Calendar">
      <p className="measure">
        {t(
          'The days of your open cases in your own calendar program, kept up to date. Whoever has the address can read them: case numbers and what is due, no names and no sums.',
        )}
      </p>
      <div className="account-feed">
        <Loaded query={feed} what="your calendar feed">
          {({ created_at }) => <Feed createdAt={created_at} />}
        </Loaded>
      </div>
    </Section>
  );
}

function Feed({ createdAt }: { createdAt: string | null }) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  const save = useSave();
  const [url, setUrl] = useState<string | null>(null);
  const stored = (created_at: string | null) => queryClient.setQueryData(orpc.cases.getFeed.queryKey(), { created_at });
  const create = () =>
    void save.run(async () => {
      const made = await api.cases.createFeed();
      setUrl(made.url);
      stored(made.created_at);
      return 'The feed is ready. Copy its address now: it is not shown again.';
    });
  const revoke = () =>
    void save.run(async () => {
      await api.cases.revokeFeed();
      setUrl(null);
      stored(null);
      return 'The feed has ended. Its address shows nothing any more.';
    });
  const copy = () =>
    void save.run(async () => {
      await navigator.clipboard.writeText(url ?? '');
      return 'Copied.';
    });
  return (
    <>
      <p>
        {createdAt === null ? t('You have no feed.') : t('Your feed was made on {day}.', { day: dayOf(createdAt) })}
      </p>
      {url === null ? null : (
        <TextField
          id="feed-url"
          label="Address of your feed"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="button-row">
        {url === null ? null : (
          <Button variant="secondary" onClick={copy}>
            {t('Copy the address')}
          </Button>
        )}
        <Button variant="secondary" busy={save.working} busyLabel="Working..." onClick={create}>
          {t(createdAt === null ? 'Create a feed' : 'Make a new address')}
        </Button>
        {createdAt === null ? null : (
          <Button variant="quiet" busy={save.working} onClick={revoke}>
            {t('End the feed')}
          </Button>
        )}
      </div>
      {createdAt === null ? null : <p className="muted small">{t('A new address ends the old one.')}</p>}
      <SaveLine save={save} />
    </>
  );
}
