import type { DeskDialog, DeskView } from '../../desk-address.ts';
import type { LetterDesk } from '../editor/use-letter-desk.ts';
import { focusNumber } from '../findings/go-to-place.ts';
import { nextStepId } from '../sign-off/read-or-approve.tsx';
import { focusPoint, pressInPoint } from './points.ts';
import { useDeskKeys } from './use-desk-keys.ts';

type LetterKeys = {
  desk: LetterDesk;
  place: {
    selected: string | null;
    select: (id: string) => void;
    setEditing: (id: string) => void;
    addBelow: (id: string) => void;
    comment: (id: string) => void;
  };
  editable: boolean;
  save: () => void;
  /** The tab of the letter on a narrow screen; null if the letter is beside the panel. */
  view: DeskView | null;
  onView: (view: DeskView) => void;
  onDialog: (dialog: DeskDialog) => void;
};

/** Once the tab, the number or the tools that it concerns are painted. */
const painted = (act: () => void): void => void setTimeout(act, 60);

/** Obeys the keys of the desk. Those for a paragraph concern the selected one. */
export function useLetterKeys({ desk, place, editable, save, view, onView, onDialog }: LetterKeys): void {
  const { blocks } = desk.document;
  const at = blocks.findIndex(({ id }) => id === place.selected);
  const go = (by: 1 | -1) => {
    const next = at < 0 ? blocks[0] : blocks[at + by];
    if (!next) return;
    if (view) onView(view);
    place.select(next.id);
    painted(() => focusNumber(next.id));
  };
  const withSelected = (act: (id: string) => void) => () => {
    const id = blocks[at]?.id;
    if (id !== undefined && editable) act(id);
  };
  const move = (by: 1 | -1) =>
    withSelected((id) => {
      desk.edit({ do: 'move', id, by });
      painted(() => focusNumber(id));
    });
  const point = (by: 1 | -1) => () => {
    onView('decide');
    painted(() => focusPoint(by));
  };
  useDeskKeys({
    save,
    undo: desk.undo,
    redo: desk.redo,
    acts: {
      next: () => go(1),
      previous: () => go(-1),
      edit: withSelected(place.setEditing),
      addBelow: withSelected(place.addBelow),
      comment: () => blocks[at] && place.comment(blocks[at].id),
      moveUp: move(-1),
      moveDown: move(1),
      more: withSelected((id) =>
        document.querySelector<HTMLElement>(`#block-${CSS.escape(id)} .block__tools .menu__button`)?.click(),
      ),
      nextPoint: point(1),
      previousPoint: point(-1),
      goToWords: () => pressInPoint('.finding__words'),
      doPoint: () => pressInPoint('.finding__foot :is(button, a)'),
      read: () => document.getElementById(nextStepId)?.click(),
      pdf: () => onDialog('pdf'),
      keys: () => onDialog('keys'),
    },
  });
}
