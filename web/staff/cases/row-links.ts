import type { MouseEvent } from 'react';

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
