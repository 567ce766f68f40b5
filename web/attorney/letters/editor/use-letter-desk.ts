import type { LetterView } from '../../../../contract/letter-view.ts';
import { isRecord, recordOf } from '../../../../domain/json.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { deskReducer, openDesk, sameLetter, type Desk, type DeskAction, type LetterEdit } from './letter-edits.ts';
import { sameEdits } from '../../../../domain/letters/letter-merge.ts';

/** Another letter's version, from which edits were taken here: then they are of no version of this letter. */
export type Origin = { letter: string; version: number };
type Base = { version: number; document: LetterDocument | null; from?: Origin };

export type DeskState = {
  desk: Desk;
  /**
   * The version the edits are based on. `document` is null if that version is no longer available (edits from an
   * earlier visit).
   */
  base: Base;
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
    restore: (left) => deskFrom(left, letter),
    toEntry: (now) => (isUnsaved(now) ? entryOf(now) : null),
    rebase: (now) => onSaved(now, letter),
  });
  const { desk, base, isRestored } = value;
  // Sent, superseded or of an ended case meanwhile: the letter is shown as it is, and the words beside it.
  const stranded = state !== 'saved' && !letter.may.edit;
  const unsaved = state !== 'saved' && !stranded;
  // A box that is open still when the letter cannot be edited any more would write its old text over these words.
  const dispatch = (action: DeskAction) => letter.may.edit && change((now) => act(now, action));
  return {
    document: stranded ? letter.document : desk.letter,
    version: base.version,
    /** The text of that version; null if only the server has it. */
    base: base.document,
    /** The version that the edits began from, if it is another letter's. */
    from: base.from ?? null,
    unsaved,
    /** Edits that cannot be saved in this letter any more. */
    stranded: stranded ? { document: desk.letter, base: base.document, origin: originOf(letter.id, base) } : null,
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

const originOf = (letter: string, { version, from }: Base): Origin => from ?? { letter, version };

type Entry = { version: number; document: LetterDocument; from?: Origin };

const entryOf = ({ desk, base: { version, from } }: DeskState): Entry => ({
  version,
  document: desk.letter,
  ...(from && { from }),
});

/** Edits of another letter's version as an entry of this one: no version of it says what they began from, so that they are compared first. */
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

/**
 * Just enough of a check to render it: the schema is too large for the browser, and the server validates everything.
 */
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
