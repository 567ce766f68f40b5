import type { MouseEvent } from 'react';
import type { RowWork } from './use-row-work.ts';
import { aiLabel, generateLabel } from '../../ui/ai-label.ts';

export type Row = { id: string; case_number: string };
export type RowCallbacks = {
  view: (id: string) => void;
  edit: (id: string) => void;
  report: (row: Row) => void;
  analyze: (row: Row) => void;
};
export type RowActionsProps = { row: Row; work: RowWork | undefined; acts: RowCallbacks };

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

/** A case's actions (spec, section 2), as text. */
export function RowActions({ row, work, acts }: RowActionsProps) {
  const { id, case_number } = row;
  return (
    <div className="row-actions">
      <a href={caseHref(id)} aria-label={`View ${case_number}`} onClick={onPlainPress(() => acts.view(id))}>
        View
      </a>
      <a href={editHref(id)} aria-label={`Edit ${case_number}`} onClick={onPlainPress(() => acts.edit(id))}>
        Edit
      </a>
      {work ? (
        <Working work={work} />
      ) : (
        <>
          <button
            type="button"
            aria-label={`Download case report of ${case_number}`}
            title="Download case report"
            onClick={() => acts.report(row)}
          >
            Report
          </button>
          <button
            type="button"
            aria-label={`${generateLabel} of ${case_number}`}
            title={generateLabel}
            onClick={() => acts.analyze(row)}
          >
            {aiLabel('AI analysis', 'Case analysis')}
          </button>
        </>
      )}
    </div>
  );
}

/** Stands for a row's actions while one is under way. */
export function Working({ work }: { work: RowWork }) {
  return (
    <span className="spinner row-actions__work" role="status">
      {workText[work]}
    </span>
  );
}
