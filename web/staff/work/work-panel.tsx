import { useQueryState } from 'nuqs';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '../../ui/toasts.tsx';
import type { WorkItem } from '../cases/cases-cache.ts';
import { neighborOf } from '../panel/case-commands.ts';
import { workAddress } from './work-address.ts';

const OpenWork = lazy(() => import('./open-work.tsx'));

/** A row as it was when its panel opened, and the rows of the list then. */
type Seen = { item: WorkItem; order: string[] };

/** The panel of the row that the URL names, beside the list. It stays after the row has left the list, until the user goes on. */
export function WorkPanel({ items, today }: { items: readonly WorkItem[]; today: string }) {
  const [row, setRow] = useQueryState('row', workAddress.row.withOptions({ history: 'replace' }));
  const [seen, setSeen] = useState<Seen | null>(null);
  const now = items.find(({ key }) => key === row);
  const see = () => now && setSeen({ item: now, order: items.map(({ key }) => key) });
  if (now && seen?.item.key !== row) see();
  if (row === null && seen !== null) setSeen(null);
  if (row === null) return null;
  const neighbor = (step: 1 | -1) =>
    neighborOf(
      items.map(({ key }) => key),
      row,
      step,
      seen?.order,
    );
  const go = (step: 1 | -1) => {
    const next = neighbor(step);
    if (next !== null) void setRow(next);
    else showToast({ title: step === 1 ? 'This is the last row of the page.' : 'This is the first row of the page.' });
  };
  return (
    <Suspense fallback={null}>
      <OpenWork
        item={seen?.item.key === row ? seen.item : null}
        now={now ?? null}
        today={today}
        // Once the row is gone, its neighbor gets the focus.
        rowAfter={() => [row, neighbor(1), neighbor(-1)].map(linkOf).find((link) => link !== null) ?? null}
        onGo={go}
        onGoOn={see}
        onClose={() => void setRow(null)}
      />
    </Suspense>
  );
}

const linkOf = (row: string | null): HTMLElement | null =>
  row === null ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
