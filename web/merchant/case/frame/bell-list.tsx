import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../../api/api-error.ts';
import { api, queryClient } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { caseAddress } from './case-address.ts';
import { notifications } from './notifications.ts';
import { useLanguage } from '../../../language/language.ts';
import { useDates } from '../../../language/use-dates.ts';

type List = Awaited<ReturnType<typeof api.cases.listNotifications>>;
type Item = List['items'][number];

/** The list itself, open when first rendered, because its button was just pressed (bell.tsx). */
export default function BellList({ label }: { label: ReactNode }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(true);
  const list = useQuery(notifications);
  return (
    <Popover label={label} title="What happened" open={open} onOpenChange={setOpen}>
      {list.isPending ? <Skeletons rows={3} height="3rem" label="Loading what happened…" /> : null}
      {list.isError && !list.data ? (
        <Notice tone="danger" title="What happened could not be loaded">
          {t(messageOf(list.error, 'Please try again.'))}
        </Notice>
      ) : null}
      {list.data ? <Happened list={list.data} onFollow={() => setOpen(false)} /> : null}
    </Popover>
  );
}

function Happened({ list: { items, unread }, onFollow }: { list: List; onFollow: () => void }) {
  const { t } = useLanguage();
  const marking = useMutation({
    mutationFn: (read: readonly Item[]) => api.cases.markNotificationsRead({ ids: read.map(({ id }) => id) }),
    onSuccess: (now) => queryClient.setQueryData(notifications.queryKey, now),
  });
  if (items.length === 0)
    return <p className="muted">{t('Nothing yet. Whatever happens in your cases is listed here.')}</p>;
  return (
    <>
      <ul role="list" className="happened">
        {items.map((item) => (
          <HappenedItem
            key={item.id}
            item={item}
            onFollow={() => {
              if (item.unread) marking.mutate([item]);
              onFollow();
            }}
          />
        ))}
      </ul>
      {marking.isError ? (
        <Notice tone="danger" title="It was not marked as read">
          {t(messageOf(marking.error, 'Please try again.'))}
        </Notice>
      ) : null}
      {unread > 0 ? (
        <Button
          variant="secondary"
          size="small"
          busy={marking.isPending}
          busyLabel="Marking…"
          onClick={() => marking.mutate(items)}
        >
          {t('Mark all as read')}
        </Button>
      ) : null}
    </>
  );
}

const placeOf = ({ case_id, place }: Item): string =>
  place === 'sharing' ? caseAddress(case_id, place) : `${caseAddress(case_id)}#${place}`;

function HappenedItem({ item, onFollow }: { item: Item; onFollow: () => void }) {
  const { t } = useLanguage();
  const { dayOf, shortDay } = useDates();
  const when = item.at ?? item.on;
  return (
    <li className={item.unread ? 'happened__one happened__one--new' : 'happened__one'}>
      <Link to={placeOf(item)} onClick={onFollow}>
        {t(item.words)}
      </Link>
      {item.unread ? <strong className="happened__new">{t('New')}</strong> : null}
      <span className="muted small" dir="auto">
        {item.legal_business_name}
        {when ? (
          <>
            {', '}
            <time dateTime={when}>{item.at ? dayOf(item.at) : shortDay(when)}</time>
          </>
        ) : null}
      </span>
    </li>
  );
}
