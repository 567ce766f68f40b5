/** The selected cases, across all pages. Pure: `rows` are those of the current page. */

/** `version` is the one seen when the case was selected, or the one that a bulk change has made since. */
export type Picked = { id: string; version: number; case_number: string };
export type Selection = ReadonlyMap<string, Picked>;

/** The limit of a bulk change (contract/cases-for-staff.ts). */
export const maxSelected = 500;

/** `anchor`: where a range starts. `refusals`: how often the selection was full. */
export type SelectionState = { picked: Selection; anchor: string | null; refusals: number };
export type SelectionAction =
  | { do: 'pick'; id: string; on: boolean; range: boolean }
  | { do: 'page'; on: boolean }
  | { do: 'clear' }
  | { do: 'renew'; versions: ReadonlyMap<string, number> };

export const nothingSelected: SelectionState = { picked: new Map(), anchor: null, refusals: 0 };

export function reduceSelection(
  state: SelectionState,
  action: SelectionAction,
  rows: readonly Picked[],
): SelectionState {
  switch (action.do) {
    case 'pick':
      return {
        ...withRows(
          state,
          action.range ? rangeTo(rows, state.anchor, action.id) : rows.filter((row) => row.id === action.id),
          action.on,
        ),
        anchor: action.id,
      };
    case 'page':
      return withRows(state, rows, action.on);
    case 'clear':
      return { ...nothingSelected, refusals: state.refusals };
    case 'renew':
      return {
        ...state,
        picked: new Map(
          [...state.picked].map(([id, each]) => [id, { ...each, version: action.versions.get(id) ?? each.version }]),
        ),
      };
  }
}

/** Adds or removes rows; if not all fit, adds the first ones and counts one refusal. */
function withRows(state: SelectionState, rows: readonly Picked[], on: boolean): SelectionState {
  const picked = new Map(state.picked);
  let refused = false;
  for (const { id, version, case_number } of rows) {
    if (!on) picked.delete(id);
    else if (picked.has(id) || picked.size < maxSelected) picked.set(id, { id, version, case_number });
    else refused = true;
  }
  return { ...state, picked, refusals: state.refusals + (refused ? 1 : 0) };
}

/** The rows from the anchor to `id`, inclusive; only `id` if the anchor is not on this page. */
function rangeTo(rows: readonly Picked[], anchor: string | null, id: string): readonly Picked[] {
  const to = rows.findIndex((row) => row.id === id);
  const from = rows.findIndex((row) => row.id === anchor);
  if (from < 0 || to < 0) return rows.filter((row) => row.id === id);
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Whether all, some or none of the page's rows are selected. */
export function pageState(
  picked: ReadonlyMap<string, unknown>,
  rows: readonly { id: string }[],
): 'all' | 'some' | 'none' {
  const count = rows.filter((row) => picked.has(row.id)).length;
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
}

/** "12 selected", and how many of them are on other pages. */
export function selectedText(picked: Selection, rows: readonly { id: string }[]): string {
  const hidden = picked.size - rows.filter((row) => picked.has(row.id)).length;
  return `${picked.size} selected${hidden === 0 ? '' : `, ${hidden === picked.size ? 'none on this page' : `${hidden} not on this page`}`}`;
}
