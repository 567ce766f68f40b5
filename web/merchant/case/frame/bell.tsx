import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { OnFirstPress } from '../../../ui/on-first-press.tsx';
import './bell.css';
import { useLanguage } from '../../../language/language.ts';
import { notifications } from './notifications.ts';

const load = () => import('./bell-list.tsx');
const BellList = lazy(load);

/** What happened in the merchant's cases since they last looked, with live updates. */
export function Bell() {
  const { data } = useQuery(notifications);
  const label = <BellLabel unread={data?.unread ?? 0} />;
  return (
    <OnFirstPress label={label} opens="dialog" load={load}>
      <BellList label={label} />
    </OnFirstPress>
  );
}

function BellLabel({ unread }: { unread: number }) {
  const { t } = useLanguage();
  return (
    <>
      <svg className="bell" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13L5 14Zm3.5 3h3" />
      </svg>
      <span className="visually-hidden">
        {unread > 0 ? t('Notifications, {count} new', { count: unread }) : t('Notifications, none new')}
      </span>
      {unread > 0 ? (
        <span className="bell__count" aria-hidden="true">
          {unread}
        </span>
      ) : null}
    </>
  );
}
