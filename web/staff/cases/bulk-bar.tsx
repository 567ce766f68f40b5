import { lazy, memo, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { RefusedList } from './refused-list.tsx';
import { selectedText } from './selection.ts';
import './selection.css';
import { useBulkChange } from './use-bulk-change.ts';
import type { useSelection } from './use-selection.ts';

const BulkChoices = lazy(() => import('./bulk-choices.tsx'));

type BulkBarProps = Pick<ReturnType<typeof useSelection>, 'picked' | 'clear' | 'renew'> & {
  rows: readonly { id: string }[];
  onOpen: (id: string) => void;
};

/** Bulk actions on the selected cases. At the bottom of the window, so that the rows above do not move. */
export const BulkBar = memo(function BulkBar({ picked, clear, renew, rows, onOpen }: BulkBarProps) {
  const { apply, isPending, refused, dismiss } = useBulkChange(picked, renew);
  const words = isPending ? 'Changing…' : selectedText(picked, rows);
  return (
    <>
      {/* Always rendered: a live region added together with its first text is not announced. */}
      <p role="status" className="visually-hidden">
        {picked.size > 0 ? words : ''}
      </p>
      {(picked.size > 0 || refused.length > 0) && (
        <section className="bulk-bar" aria-label="Selected cases" aria-busy={isPending}>
          {picked.size > 0 && (
            <div className="bulk-bar__row">
              <p className="bulk-bar__count">{words}</p>
              <Button variant="quiet" size="small" onClick={clear}>
                Clear
              </Button>
              <Suspense fallback={null}>
                <BulkChoices disabled={isPending} onChoose={apply} />
              </Suspense>
            </div>
          )}
          {refused.length > 0 && <RefusedList refused={refused} onOpen={onOpen} onDismiss={dismiss} />}
        </section>
      )}
    </>
  );
});
