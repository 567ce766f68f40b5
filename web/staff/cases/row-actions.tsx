import type { Row } from './row-links.ts';
import type { RowWork } from './use-row-work.ts';

const workText: Record<RowWork, string> = { report: 'Downloading…', checking: 'Checking…', analyzing: 'Analyzing…' };

export const loadRowMenu = () => import('./row-menu.tsx');

type RowActionsProps = { row: Row; work: RowWork | undefined; onMenu: (row: Row, button: HTMLElement) => void };

/** Opens a case's actions (spec, section 2). The menu is loaded when one seems about to be pressed. */
export function RowActions({ row, work, onMenu }: RowActionsProps) {
  if (work)
    return (
      <span className="spinner row-actions__work" role="status">
        {workText[work]}
      </span>
    );
  return (
    <button
      type="button"
      className="row-menu"
      aria-haspopup="menu"
      aria-label={`Actions for ${row.case_number}`}
      onPointerEnter={() => void loadRowMenu()}
      onFocus={() => void loadRowMenu()}
      onClick={({ currentTarget }) => onMenu(row, currentTarget)}
    >
      ⋯
    </button>
  );
}
