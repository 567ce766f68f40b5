import type { LetterView } from '../../../../contract/letter-view.ts';
import { isRecord, recordOf } from '../../../../domain/json.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { deskReducer, openDesk, sameLetter, type Desk, type DeskAction, type LetterEdit } from './letter-edits.ts';
import { sameEdits } from '../../../../domain/letters/letter-merge.ts';

/** The other letter's version that the edits were taken from. Such edits are based on no version of this letter. */
export type Origin = { letter: string; version: number };
type Base = { version: number; document: LetterDocument | null; from?: Origin };

export type DeskState = {
  desk: Desk;
  /**
   * The version the edits are based on. `document` is null if that version is no longer available (edits from an
   * earlier visit).
   */
  base: Base;
  /** The documents of saves that have no response, or not yet. */
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
    restore: (left) => deskFrom(left, letter),
    toEntry: (now) => (isUnsaved(now) ? entryOf(now) : null),
    rebase: (now) => onSaved(now, letter),
  });
  const { desk, base, isRestored } = value;
  // Sent, superseded, or its case ended meanwhile: shows the letter as it is, and the unsaved words beside it.
  const stranded = state !== 'saved' && !letter.may.edit;
  const unsaved = state !== 'saved' && !stranded;
  // Once the letter cannot be edited anymore, a box that is still open must not write its old text over the unsaved
  // words.
  const dispatch = (action: DeskAction) => letter.may.edit && change((now) => act(now, action));
  return {
    document: stranded ? letter.document : desk.letter,
    version: base.version,
    /** The text of that version; null if only the server has it. */
    base: base.document,
    /** The other letter's version that the edits are based on, or null. */
    from: base.from ?? null,
    unsaved,
    /** Edits that can no longer be saved in this letter. */
    stranded: stranded ? { document: desk.letter, base: base.document, origin: originOf(letter.id, base) } : null,
    isStored: state !== 'failed',
    restoredAt: isRestored ? restoredAt : null,
    canUndo: desk.past.length > 0,
    canRedo: desk.future.length > 0,
    /** The edits are based on an older version than the saved one. Compare them with it; never discard them. */
    outdated: unsaved && letter.version > base.version,
    edit: (edit: LetterEdit) => dispatch({ type: 'edit', edit }),
    pause: () => dispatch({ type: 'pause' }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** Discards the edits and shows the saved version. */
    discard: () => clear(),
    /** Applies `document` as edits of the saved version. */
    startFrom: (saved: LetterView, document: LetterDocument) => change(() => openOn(saved, document)),
    /** Call before a save: its response may be lost. */
    sending: (document: LetterDocument) => change((now) => ({ ...now, sent: [...now.sent, document] })),
    /** Whether the edits are based on `saved`, or a save from this page wrote it. */
    isOwn: (saved: Saved) => base.version >= saved.version || sentAs(value, saved) !== undefined,
    /** Call after a save: what was typed meanwhile becomes unsaved edits of the new version. */
    wasSaved: (sent: LetterDocument, saved: LetterView) =>
      change((now) => (now.base.version < saved.version ? basedOn(now, sent, saved) : now)),
  };
}
export type LetterDesk = ReturnType<typeof useLetterDesk>;

/**
 * The desk once `saved` is known. Without edits, it shows what others saved. If `saved` equals the edits, or a document
 * that this page sent, then it is the user's own version, whose response may have been lost, and the edits continue
 * from it.
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

const originOf = (letter: string, { version, from }: Base): Origin => from ?? { letter, version };

type Entry = { version: number; document: LetterDocument; from?: Origin };

const entryOf = ({ desk, base: { version, from } }: DeskState): Entry => ({
  version,
  document: desk.letter,
  ...(from && { from }),
});

/**
 * Edits of another letter's version, as an entry of this letter. They are based on no version of it, so they are
 * compared first.
 */
export const entryFrom = (from: Origin, document: LetterDocument): Entry => ({ version: 0, document, from });

/** The edits an earlier visit left, or the saved version if they match it; null if they cannot be read. */
export function deskFrom(left: unknown, { version, document: saved }: Saved): DeskState | null {
  const { version: editedVersion, document, from } = recordOf(left);
  if (typeof editedVersion !== 'number' || !isDocument(document)) return null;
  if (sameEdits(document, saved)) return openOn({ version, document: saved });
  const base = { version: editedVersion, document: editedVersion === version ? saved : null, ...readOrigin(from) };
  return { desk: openDesk(document), base, sent: [], isRestored: true };
}

function readOrigin(from: unknown): { from?: Origin } {
  const { letter, version } = recordOf(from);
  return typeof letter === 'string' && typeof version === 'number' ? { from: { letter, version } } : {};
}

/** Checks just enough to render it: the schema is too large for the browser, and the server validates everything. */
export function isDocument(document: unknown): document is LetterDocument {
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
