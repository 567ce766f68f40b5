import { lazy, Suspense } from 'react';
import { Working, type RowActionsProps } from './row-actions.tsx';

const RowMenuButton = lazy(() => import('./row-menu.tsx').then((menu) => ({ default: menu.RowMenuButton })));

/** A row's actions as a menu, where there is no room for them as text. Only a window that narrow loads the menu. */
export function RowMenuPlace({ row, work }: Omit<RowActionsProps, 'acts'>) {
  if (work) return <Working work={work} />;
  return (
    <Suspense
      fallback={
        <button type="button" className="row-menu" aria-label={`Actions for ${row.case_number}`} disabled>
          ⋯
        </button>
      }
    >
      <RowMenuButton row={row} />
    </Suspense>
  );
}
