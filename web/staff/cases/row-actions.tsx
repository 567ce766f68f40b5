import type { MouseEvent } from 'react';
import type { RowWork } from './use-row-work.ts';

export type Row = { id: string; case_number: string };
export type RowCallbacks = {
  view: (id: string) => void;
  edit: (id: string) => void;
  report: (row: Row) => void;
  analyze: (row: Row) => void;
};

/** Links, so that a case can be opened in another tab; a plain click opens the dialog over the list. */
export const caseHref = (id: string) => `/admin?case=${id}`;
export const editHref = (id: string) => `/admin?edit=${id}`;

/** Handles a plain click on a link in place; any other click is left to the browser. */
export const onPlainPress = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

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
