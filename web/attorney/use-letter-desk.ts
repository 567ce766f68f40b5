import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import type { LetterView } from '../../contract/letters.ts';
import type { LetterDocument } from '../../domain/letter.ts';
import { deviceState, findKeptEdits, forgetEdits, keepEdits } from './kept-edits.ts';
import { deskReducer, openDesk, sameLetter, type LetterEdit } from './letter-edits.ts';

/** What the edits were made on. `document` is null when that version is no longer at hand (edits kept by an earlier visit). */
type Base = { version: number; document: LetterDocument | null };
type Opened = { base: Base; letter: LetterDocument; restoredAt: string | null };

function open(letter: LetterView): Opened {
  const { document } = letter;
  const kept = letter.may.edit ? findKeptEdits(localStorage, letter.id) : null;
  if (!kept || sameLetter(kept.document, document))
    return { base: { version: letter.version, document }, letter: document, restoredAt: null };
  const base =
    kept.version === letter.version ? { version: letter.version, document } : { version: kept.version, document: null };
  return { base, letter: kept.document, restoredAt: kept.at };
}

/** The desk of one letter: its edits, what they were made on, and the copy of them kept on this device. */
export function useLetterDesk(letter: LetterView) {
  const [opened] = useState(() => open(letter));
  const [base, setBase] = useState(opened.base);
  const [desk, dispatch] = useReducer(deskReducer, opened.letter, openDesk);
  const [restoredAt, setRestoredAt] = useState(opened.restoredAt);
  const unsaved = base.document === null || !sameLetter(desk.letter, base.document);
  const isKept = useKeptCopy(letter.id, base.version, desk.letter, unsaved);

  /** Puts `document` on the desk as edits of the saved version; the saved version itself when none is given. */
  const startFrom = useCallback((saved: LetterView, document?: LetterDocument) => {
    setBase({ version: saved.version, document: saved.document });
    setRestoredAt(null);
    dispatch({ type: 'load', letter: document ?? saved.document });
  }, []);

  /** After a save: what was typed while it ran stays, as unsaved edits of the new version. */
  const wasSaved = useCallback((sent: LetterDocument, saved: LetterView) => {
    setBase({ version: saved.version, document: saved.document });
    setRestoredAt(null);
    dispatch({ type: 'saved', sent, letter: saved.document });
  }, []);

  // Somebody saved a newer version while nothing here was touched: show theirs.
  if (!unsaved && letter.version > base.version) startFrom(letter);

  return {
    document: desk.letter,
    version: base.version,
    unsaved,
    isKept,
    restoredAt,
    canUndo: desk.past.length > 0,
    canRedo: desk.future.length > 0,
    /** Edits of an older version than the saved one: to be compared, never to be thrown away. */
    outdated: unsaved && letter.version > base.version,
    edit: useCallback((edit: LetterEdit) => dispatch({ type: 'edit', edit }), []),
    pause: useCallback(() => dispatch({ type: 'pause' }), []),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
    startFrom,
    wasSaved,
  };
}
export type LetterDesk = ReturnType<typeof useLetterDesk>;

/** Writes unsaved edits to this device at each change, and forgets them when there are none; false when the device refuses. */
function useKeptCopy(letterId: string, version: number, document: LetterDocument, unsaved: boolean): boolean {
  const [device] = useState(deviceState);
  useEffect(() => {
    if (unsaved) device.report(keepEdits(localStorage, letterId, { version, at: new Date().toISOString(), document }));
    else forgetEdits(localStorage, letterId);
  }, [device, letterId, version, document, unsaved]);
  return useSyncExternalStore(device.subscribe, device.keeps);
}
