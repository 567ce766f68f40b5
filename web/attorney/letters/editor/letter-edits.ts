/** An attorney's edits to a letter as pure operations with undo. Nothing here calls the server. */
import type { LetterBlock, LetterDocument } from '../../../../domain/letters/letter.ts';
import { sameJson } from '../../../../domain/same-json.ts';

export type LetterEdit =
  | { do: 'text'; id: string; text: string }
  | { do: 'items'; id: string; items: string[] }
  | { do: 'rows'; id: string; rows: string[][] }
  | { do: 'add'; after: string | null; block: LetterBlock }
  | { do: 'remove'; id: string }
  | { do: 'move'; id: string; by: -1 | 1 }
  | { do: 'addressee'; addressee: LetterDocument['addressee'] }
  | { do: 'certified-mail-number'; value: string | null }
  | { do: 'delivery-method'; value: string }
  | { do: 'signature'; signature: LetterDocument['signature'] };

/** The letter after one edit. Editing a block that no longer exists changes nothing. */
export function applyEdit(letter: LetterDocument, edit: LetterEdit): LetterDocument {
  switch (edit.do) {
    case 'text':
      return withBlock(letter, edit.id, (block) => ({ ...block, text: edit.text }));
    case 'items':
      return withBlock(letter, edit.id, (block) => ({ ...block, items: edit.items }));
    case 'rows':
      return withBlock(letter, edit.id, (block) => ({ ...block, rows: edit.rows }));
    case 'add':
      return { ...letter, blocks: added(letter.blocks, edit.after, edit.block) };
    case 'remove':
      // The contract requires at least one block; the last one can be emptied but not removed.
      return letter.blocks.length === 1
        ? letter
        : { ...letter, blocks: letter.blocks.filter((block) => block.id !== edit.id) };
    case 'move':
      return { ...letter, blocks: moved(letter.blocks, edit.id, edit.by) };
    case 'addressee':
      return { ...letter, addressee: edit.addressee };
    case 'certified-mail-number':
      return { ...letter, certified_mail_number: edit.value };
    case 'delivery-method':
      return { ...letter, delivery_method: edit.value };
    case 'signature':
      return { ...letter, signature: edit.signature };
  }
}

function withBlock(letter: LetterDocument, id: string, change: (block: LetterBlock) => LetterBlock): LetterDocument {
  return { ...letter, blocks: letter.blocks.map((block) => (block.id === id ? change(block) : block)) };
}

function added(blocks: LetterBlock[], after: string | null, block: LetterBlock): LetterBlock[] {
  const at = after === null ? 0 : blocks.findIndex((each) => each.id === after) + 1;
  return blocks.toSpliced(at === 0 && after !== null ? blocks.length : at, 0, block);
}

function moved(blocks: LetterBlock[], id: string, by: -1 | 1): LetterBlock[] {
  const from = blocks.findIndex((block) => block.id === id);
  const to = from + by;
  const block = blocks[from];
  if (!block || to < 0 || to >= blocks.length) return blocks;
  return blocks.toSpliced(from, 1).toSpliced(to, 0, block);
}

/** A paragraph in the attorney's own words: it has no clause and no evidence yet. */
export function ownParagraph(id: string): LetterBlock {
  return { id, kind: 'paragraph', clause_id: null, text: '', fact_refs: [], authority_refs: [] };
}

/** Typing in one place is one undo step, however many keystrokes it took. */
const stepOf = (edit: LetterEdit): string | null => {
  if (edit.do === 'add' || edit.do === 'remove' || edit.do === 'move') return null;
  return 'id' in edit ? `${edit.do}:${edit.id}` : edit.do;
};

export type Desk = {
  letter: LetterDocument;
  past: LetterDocument[];
  future: LetterDocument[];
  lastStep: string | null;
};
export type DeskAction =
  | { type: 'edit'; edit: LetterEdit }
  | { type: 'undo' | 'redo' | 'pause' }
  | { type: 'saved'; sent: LetterDocument; letter: LetterDocument };

export const openDesk = (letter: LetterDocument): Desk => ({ letter, past: [], future: [], lastStep: null });

const maxUndoSteps = 200;

/** `pause` ends a run of typing, so that the next keystroke starts a new undo step. */
export function deskReducer(desk: Desk, action: DeskAction): Desk {
  switch (action.type) {
    case 'saved':
      // Edits made during the save stay. Otherwise the server's version of what was sent replaces ours.
      return sameLetter(desk.letter, action.sent) ? { ...desk, letter: action.letter, lastStep: null } : desk;
    case 'pause':
      return desk.lastStep === null ? desk : { ...desk, lastStep: null };
    case 'undo': {
      const letter = desk.past.at(-1);
      return letter
        ? { letter, past: desk.past.slice(0, -1), future: [desk.letter, ...desk.future], lastStep: null }
        : desk;
    }
    case 'redo': {
      const letter = desk.future[0];
      return letter
        ? { letter, past: [...desk.past, desk.letter], future: desk.future.slice(1), lastStep: null }
        : desk;
    }
    case 'edit':
      return edited(desk, action.edit);
  }
}

function edited(desk: Desk, edit: LetterEdit): Desk {
  const letter = applyEdit(desk.letter, edit);
  if (sameLetter(letter, desk.letter)) return desk;
  const step = stepOf(edit);
  const goesOn = step !== null && step === desk.lastStep;
  return {
    letter,
    past: goesOn ? desk.past : [...desk.past, desk.letter].slice(-maxUndoSteps),
    future: [],
    lastStep: step,
  };
}

/** Whether two letters are equal, regardless of key order. */
export const sameLetter = (a: LetterDocument, b: LetterDocument): boolean => sameJson(a, b);
