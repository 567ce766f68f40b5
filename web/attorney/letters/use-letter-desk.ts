import type { LetterView } from '../../../contract/letter-view.ts';
import { isRecord, recordOf } from '../../../domain/json.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { deskReducer, openDesk, sameLetter, type Desk, type DeskAction, type LetterEdit } from './letter-edits.ts';
import { sameEdits } from '../../../domain/letters/letter-merge.ts';

export type DeskState = {
  desk: Desk;
  /**
   * The version the edits are based on. `document` is null if that version is no longer available (edits from an
   * earlier visit).
   */
  base: { version: number; document: LetterDocument | null };
  /** What saves sent that are not answered yet, or never were. */
  sent: readonly LetterDocument[];
  isRestored: boolean;
};

type Saved = Pick<LetterView, 'version' | 'document'>;

export const openOn = ({ version, document }: Saved, edited = document): DeskState => ({
  desk: openDesk(edited),
  base: { version, document },
  sent: [],
  isRestored: false,
});

const isUnsaved = ({ desk, base }: DeskState): boolean =>
  base.document === null || !sameLetter(desk.letter, base.document);

const act = (state: DeskState, action: DeskAction): DeskState => {
  const desk = deskReducer(state.desk, action);
  return desk === state.desk ? state : { ...state, desk };
};

/** The desk of one letter: its edits, their base, and their copy in browser storage. */
export function useLetterDesk(letter: LetterView) {
  const { value, change, clear, state, restoredAt } = useUnsaved<DeskState>({
    subject: 'letter',
    id: letter.id,
    start: () => openOn(letter),
    restore: (left) => (letter.may.edit ? deskFrom(left, letter) : null),
    toEntry: (now) => (isUnsaved(now) ? { version: now.base.version, document: now.desk.letter } : null),
    rebase: (now) => onSaved(now, letter),
  });
  const { desk, base, isRestored } = value;
  const unsaved = state !== 'saved';
  const dispatch = (action: DeskAction) => change((now) => act(now, action));
  return {
    document: desk.letter,
    version: base.version,
    /** The text of that version; null if only the server has it. */
    base: base.document,
    unsaved,
    isStored: state !== 'failed',
    restoredAt: isRestored ? restoredAt : null,
    canUndo: desk.past.length > 0,
    canRedo: desk.future.length > 0,
    /** The edits are based on an older version than the saved one: compare them, never discard them. */
    outdated: unsaved && letter.version > base.version,
    edit: (edit: LetterEdit) => dispatch({ type: 'edit', edit }),
    pause: () => dispatch({ type: 'pause' }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** Discards the edits and shows the saved version. */
    discard: () => clear(),
    /** Applies `document` as edits of the saved version. */
    startFrom: (saved: LetterView, document: LetterDocument) => change(() => openOn(saved, document)),
    /** Before a save, whose answer may be lost. */
    sending: (document: LetterDocument) => change((now) => ({ ...now, sent: [...now.sent, document] })),
    /** Whether the edits are based on `saved`, or a save from here wrote it. */
    isOwn: (saved: Saved) => base.version >= saved.version || sentAs(value, saved) !== undefined,
    /** After a save: what was typed meanwhile becomes unsaved edits of the new version. */
    wasSaved: (sent: LetterDocument, saved: LetterView) =>
      change((now) => (now.base.version < saved.version ? basedOn(now, sent, saved) : now)),
  };
}
export type LetterDesk = ReturnType<typeof useLetterDesk>;

/**
 * The desk once `saved` is known. While nothing was edited, it shows what others saved; a version that says what is here
 * or what was sent from here is one's own, though its answer was lost, and edits go on from it.
 */
export function onSaved(now: DeskState, saved: Saved): DeskState {
  if (saved.version <= now.base.version) return now;
  if (!isUnsaved(now)) return openOn(saved);
  const sent = sameEdits(now.desk.letter, saved.document) ? now.desk.letter : sentAs(now, saved);
  return sent ? basedOn(now, sent, saved) : now;
}

const sentAs = ({ sent }: DeskState, saved: Saved): LetterDocument | undefined =>
  sent.find((each) => sameEdits(each, saved.document));

const basedOn = ({ desk }: DeskState, sent: LetterDocument, { version, document }: Saved): DeskState => ({
  desk: deskReducer(desk, { type: 'saved', sent, letter: document }),
  base: { version, document },
  sent: [],
  isRestored: false,
});

/** The edits an earlier visit left; null if they cannot be read or match the saved version. */
export function deskFrom(left: unknown, { version, document: saved }: Saved): DeskState | null {
  const { version: editedVersion, document } = recordOf(left);
  if (typeof editedVersion !== 'number' || !isDocument(document) || sameEdits(document, saved)) return null;
  const base = { version: editedVersion, document: editedVersion === version ? saved : null };
  return { desk: openDesk(document), base, sent: [], isRestored: true };
}

/**
 * Just enough of a check to render it: the schema is too large for the browser, and the server validates everything.
 */
function isDocument(document: unknown): document is LetterDocument {
  if (!isRecord(document)) return false;
  const { blocks, exhibits, reference_lines, addressee, signature, letterhead } = document;
  return [
    blocks,
    exhibits,
    reference_lines,
    recordOf(addressee)['address_lines'],
    recordOf(signature)['lines'],
    recordOf(letterhead)['firm_lines'],
  ].every(Array.isArray);
}
