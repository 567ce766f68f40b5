import { useCallback, useEffect, useReducer } from 'react';
import { showToast } from '../../ui/toasts.tsx';
import {
  maxSelected,
  nothingSelected,
  reduceSelection,
  type Picked,
  type SelectionAction,
  type SelectionState,
} from './selection.ts';

/** The selection across all pages; `rows` are those of the current page. */
export function useSelection(rows: readonly Picked[]) {
  const [state, dispatch] = useReducer(
    (before: SelectionState, action: SelectionAction) => reduceSelection(before, action, rows),
    nothingSelected,
  );
  useEffect(() => {
    if (state.refusals > 0)
      showToast({
        title: `At most ${maxSelected} cases at once`,
        description: 'The cases after them are not selected. Change these first, or deselect some.',
        tone: 'danger',
      });
  }, [state.refusals]);
  return {
    picked: state.picked,
    pick: useCallback((id: string, on: boolean, range = false) => dispatch({ do: 'pick', id, on, range }), []),
    pickPage: useCallback((on: boolean) => dispatch({ do: 'page', on }), []),
    clear: useCallback(() => dispatch({ do: 'clear' }), []),
    renew: useCallback((versions: ReadonlyMap<string, number>) => dispatch({ do: 'renew', versions }), []),
  };
}
