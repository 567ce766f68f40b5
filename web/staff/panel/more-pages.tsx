import { lazy } from 'react';
import { useLocation } from 'react-router';
import { OnFirstPress } from '../../ui/on-first-press.tsx';
import { morePages } from './panel-pages.ts';

const load = () => import('./more-menu.tsx');
const MoreMenu = lazy(load);

/** The pages for which the header has no room. On one of them the button has its name, and counts as the current page. */
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
