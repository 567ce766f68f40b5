import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orpc } from '../../api/api.ts';
import { requestSignOut } from '../../session/sign-out-question.tsx';
import { exportHref, hasFilters, readView } from './cases-address.ts';
import { morePages, panelPages } from './panel-pages.ts';
import { caseGroup, useOpenCaseActs } from './case-commands.ts';
import { caseAddress, casesGroup, minLetters, matching, type CommandGroup } from './command-items.ts';

const typingPause = 200;

/** The menu's items for the text typed. `searching`: the server is still searching cases. */
export function useCommands(typed: string, showKeys: () => void): { groups: CommandGroup[]; searching: boolean } {
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const views = useQuery(orpc.cases.listViews.queryOptions());
  const { items, searching } = useFoundCases(typed.trim());
  const acts = useOpenCaseActs();
  const fixed: CommandGroup[] = [
    ...(acts ? [caseGroup(acts)] : []),
    { label: 'Go to', items: [...panelPages, ...morePages].map(({ to, label }) => ({ id: to, label, run: go(to) })) },
    {
      label: 'Saved views',
      items:
        views.data?.items.map(({ id, name, query }) => ({
          id,
          label: name,
          note: 'View',
          run: go(`/admin?${query}`),
        })) ?? [],
    },
    { label: 'Cases table', items: tableCommands(go) },
    {
      label: 'Help and account',
      items: [
        { id: 'keys', label: 'Show the keys', note: '?', run: showKeys },
        { id: 'sign-out', label: 'Sign Out', run: requestSignOut },
      ],
    },
  ];
  return {
    groups: [...matching(fixed, typed), ...casesGroup(items, (id) => void navigate(caseAddress(id, window.location)))],
    searching,
  };
}

/** Reads the list from the browser's URL when the menu opens, because the router's may lag behind. */
function tableCommands(go: (to: string) => () => void) {
  const here = window.location.pathname === '/admin';
  const list = readView(here ? window.location.search : '');
  const name = here && hasFilters(list) ? 'the filtered cases' : 'all cases';
  return [
    { id: 'csv', label: `Export ${name} as CSV`, run: () => download(exportHref('csv', list)) },
    { id: 'xlsx', label: `Export ${name} as XLSX`, run: () => download(exportHref('xlsx', list)) },
    { id: 'clear', label: 'Clear Filters', run: go('/admin') },
  ];
}

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

function useFoundCases(typed: string) {
  const search = usePaused(typed.slice(0, 200));
  const enabled = search.length >= minLetters;
  const found = useQuery({
    ...orpc.cases.listForStaff.queryOptions({ input: { search, limit: 8 } }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const wanted = typed.length >= minLetters;
  return {
    items: wanted && enabled ? (found.data?.items ?? []) : [],
    searching: wanted && (search !== typed || found.isFetching),
  };
}

/** The value once it has been stable for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
