import { lazy } from 'react';
import { useLocation } from 'react-router';
import { OnFirstPress } from '../../ui/on-first-press.tsx';
import { morePages } from './panel-pages.ts';

const load = () => import('./more-menu.tsx');
const MoreMenu = lazy(load);

/**
 * A menu of the pages that the header has no room for. On one of these pages, the button shows its name and is marked
 * as current.
 */
export function MorePages() {
  const { pathname } = useLocation();
  const here = morePages.find(({ to }) => to === pathname);
  return (
    <span className="more-pages" data-current={here !== undefined || undefined}>
      <OnFirstPress label={here?.label ?? 'More'} opens="menu" load={load}>
        <MoreMenu label={here?.label ?? 'More'} />
      </OnFirstPress>
    </span>
  );
}
