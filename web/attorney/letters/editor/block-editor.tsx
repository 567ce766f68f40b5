import type { KeyboardEvent } from 'react';
import type { LetterBlock } from '../../../../domain/letters/letter.ts';
import { Button } from '../../../ui/button.tsx';
import { isControlEnter } from '../../../ui/control-enter.ts';
import type { LetterEdit } from './letter-edits.ts';
import { ItemsEditor } from './items-editor.tsx';
import { RowsEditor } from './rows-editor.tsx';
import { typedIn } from './typed-text.ts';

type BlockEditorProps = {
  block: LetterBlock;
  label: string;
  onEdit: (edit: LetterEdit) => void;
  /** Starts a new paragraph below this one. */
  onAddBelow: () => void;
  onDone: () => void;
};

/** Esc or Ctrl+Enter ends editing; edits are kept. */
export function endsEditing(event: KeyboardEvent): boolean {
  return event.key === 'Escape' || isControlEnter(event);
}

/** Whether the key is Enter after the last word, which starts a new paragraph. */
function endsParagraph(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { value, selectionStart } = event.currentTarget;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.nativeEvent.isComposing;
  return event.key === 'Enter' && isPlain && value.trim() !== '' && value.slice(selectionStart).trim() === '';
}

/** The block's text in place, in text boxes. Every keystroke updates the letter at once, so no text can be lost. */
export function BlockEditor({ block, label, onEdit, onAddBelow, onDone }: BlockEditorProps) {
  const hasLead = block.kind !== 'list' && block.kind !== 'table';
  const addBelow = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!hasLead || !endsParagraph(event)) return;
    event.preventDefault();
    onAddBelow();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the text boxes
    <div className="block-editor" onKeyDown={(event) => endsEditing(event) && onDone()}>
      {(hasLead || block.text !== '') && (
        <textarea
          className="control letter-input"
          aria-label={hasLead ? label : `${label}: opening words`}
          value={block.text}
          maxLength={20_000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked to edit this text
          autoFocus={hasLead}
          onChange={(event) => onEdit({ do: 'text', id: block.id, text: typedIn(event) })}
          onKeyDown={addBelow}
        />
      )}
      {block.kind === 'list' && (
        <ItemsEditor
          label={label}
          items={block.items ?? []}
          onItems={(items) => onEdit({ do: 'items', id: block.id, items })}
        />
      )}
      {block.kind === 'table' && (
        <RowsEditor
          label={label}
          rows={block.rows ?? []}
          onRows={(rows) => onEdit({ do: 'rows', id: block.id, rows })}
        />
      )}
      <div className="block-editor__foot">
        <Button size="small" onClick={onDone}>
          Done
        </Button>
        <span className="muted small">
          **bold**, _italic_.{hasLead && ' Enter at the end begins a paragraph below.'} Esc ends editing.
        </span>
      </div>
    </div>
  );
}
