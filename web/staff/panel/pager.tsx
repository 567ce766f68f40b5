import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { rangeLabel } from './cases-address.ts';

type PagerProps = {
  /** The name of the rows, of one and of several, such as "message" and "messages". */
  noun: readonly [one: string, several: string];
  /** The keyset cursors so far. */
  after: string[];
  page: { items: unknown[]; next_cursor: string | null; total: number; total_capped?: boolean };
  onAfter: (after: string[]) => void;
  /** Rows per page; 50 by default. */
  size?: number;
  /** Rendered between the count and the buttons. */
  children?: ReactNode;
};

/** The position in a keyset list, with Previous and Next. */
export function Pager({ noun, after, page, onAfter, size, children }: PagerProps) {
  const next = page.next_cursor;
  return (
    <nav className="pager" aria-label={`Pages of ${noun[1]}`}>
      <p role="status" className="muted">
        {rangeLabel(after.length, page.items.length, page.total, page.total_capped, size)}{' '}
        {noun[page.total === 1 && !page.total_capped ? 0 : 1]}
      </p>
      {children}
      {after.length > 0 || next !== null ? (
        <div className="button-row">
          <Button
            variant="secondary"
            size="small"
            disabled={after.length === 0}
            onClick={() => onAfter(after.slice(0, -1))}
          >
            Previous
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={next === null}
            onClick={() => next !== null && onAfter([...after, next])}
          >
            Next
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
