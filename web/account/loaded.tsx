import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Skeletons } from '../ui/feedback.tsx';
import { useLanguage } from '../language/language.ts';

/** A section that loads: bars, then its content, or an error with a retry. */
export function Loaded<Data>({
  query,
  what,
  children,
}: {
  query: UseQueryResult<Data>;
  what: string;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useLanguage();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isPending) return <Skeletons rows={2} label={t('Loading {what}…', { what: t(what) })} />;
  return (
    <Notice tone="danger" title={t('Failed to load {what}.', { what: t(what) })}>
      <p>{t(messageOf(query.error, 'Please try again.'))}</p>
      <div className="button-row">
        <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    </Notice>
  );
}
