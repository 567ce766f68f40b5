import { useState } from 'react';
import { showToast } from '../../ui/toasts.tsx';
import type { WorkItem } from '../cases/cases-cache.ts';
import { neighborOf } from '../panel/case-commands.ts';
import { OpenWork } from './open-work.tsx';

/** A row as it was when its panel opened, and the rows of the list then. */
type Seen = { item: WorkItem; order: string[] };

type OpenRowProps = {
  items: readonly WorkItem[];
  today: string;
  /** The key of the row that is open. */
  row: string;
  onRow: (row: string | null) => void;
  /** What opens a row, if it is still there: it gets the focus when the panel closes. */
  opener: (row: string) => HTMLElement | null;
  /** Over the case itself, which need not be named. */
  inCase?: boolean;
};

/** The panel of one row of a list. It stays after the row has left the list, until the user goes on. */
export default function OpenRow({ items, today, row, onRow, opener, inCase = false }: OpenRowProps) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const now = items.find(({ key }) => key === row);
  const see = () => now && setSeen({ item: now, order: items.map(({ key }) => key) });
  if (now && seen?.item.key !== row) see();
  const neighbor = (step: 1 | -1) =>
    neighborOf(
      items.map(({ key }) => key),
      row,
      step,
      seen?.order,
    );
  const go = (step: 1 | -1) => {
    const next = neighbor(step);
    if (next !== null) onRow(next);
    else showToast({ title: step === 1 ? 'This is the last row of the page.' : 'This is the first row of the page.' });
  };
  return (
    <OpenWork
      item={seen?.item.key === row ? seen.item : null}
      now={now ?? null}
      today={today}
      // Once the row is gone, its neighbor gets the focus.
      rowAfter={() =>
        [row, neighbor(1), neighbor(-1)]
          .map((each) => (each === null ? null : opener(each)))
          .find((link) => link !== null) ?? null
      }
      onGo={items.length > 1 || !inCase ? go : null}
      onGoOn={see}
      onClose={() => onRow(null)}
      inCase={inCase}
    />
  );
}
