import { useQuery } from '@tanstack/react-query';
import { lazy, memo } from 'react';
import { orpc } from '../../api/api.ts';
import { OnFirstPress } from '../../ui/on-first-press.tsx';
import { viewQuery, type ListAddress } from '../panel/cases-address.ts';
import './views.css';

type SavedViewsProps = { list: ListAddress; onApply: (list: ListAddress) => void };

const load = () => import('./views-popover.tsx');
const ViewsPopover = lazy(load);

/** Named case lists. The button shows the name of the current list, if it has one. */
export const SavedViews = memo(function SavedViews({ list, onApply }: SavedViewsProps) {
  const query = viewQuery(list);
  // The unfiltered list has no name, so the page need not wait for the views.
  const { data } = useQuery(orpc.cases.listViews.queryOptions({ enabled: query !== '' }));
  const label = (
    <span className="views__label" dir="auto">
      {data?.items.find((each) => each.query === query)?.name ?? 'Views'}
    </span>
  );
  return (
    <OnFirstPress label={label} opens="dialog" load={load}>
      <ViewsPopover label={label} query={query} onApply={onApply} />
    </OnFirstPress>
  );
});
