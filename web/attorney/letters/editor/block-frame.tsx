import type { LetterBlock } from '../../../../domain/letters/letter.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { BlockEditor } from './block-editor.tsx';
import { blockLabel } from '../../../../domain/letters/block-label.ts';
import { BlockView } from './block-view.tsx';
import { focusBlock } from '../findings/go-to-place.ts';
import type { Mark } from '../findings/inline-text.ts';
import type { LetterEdit } from './letter-edits.ts';
import { worst } from '../findings/placed-marks.ts';

type BlockFrameProps = {
  block: LetterBlock;
  index: number;
  count: number;
  marks: readonly Mark[];
  selected: boolean;
  /** The Tab key stops at one block of the letter; keys lead to the others. */
  stop: boolean;
  editing: boolean;
  editable: boolean;
  onSelect: (id: string | null) => void;
  /** Opens the editor of the block with this id; null closes it. */
  onEditing: (id: string | null) => void;
  onEdit: (edit: LetterEdit) => void;
  onAddBelow: () => void;
  /** Opens the comments, with a place for one on this block. */
  onComment: () => void;
  /** Open comments on it. */
  comments: number;
  onRemove: () => void;
};

/** One block on the desk: its number (which selects it), its text or editor, and its actions. */
export function BlockFrame(props: BlockFrameProps) {
  const { block, index, marks, selected, editing, editable } = props;
  const label = blockLabel(block, index);
  const endEditing = () => {
    props.onEditing(null);
    focusBlock(block.id);
  };
  return (
    <div
      id={`block-${block.id}`}
      className="block"
      role="group"
      aria-label={label}
      data-selected={selected || undefined}
      data-flag={worst(marks)}
    >
      <button
        type="button"
        className="block__number"
        aria-pressed={selected}
        tabIndex={props.stop ? 0 : -1}
        onClick={() => props.onSelect(selected ? null : block.id)}
      >
        <span className="visually-hidden">{label}: show what it stands on</span>
        <span aria-hidden="true">{index + 1}</span>
      </button>
      {props.comments > 0 && (
        <span className="block__comments">
          <span aria-hidden="true">{props.comments}</span>
          <span className="visually-hidden">{props.comments === 1 ? 'One comment' : `${props.comments} comments`}</span>
        </span>
      )}
      {editing ? (
        <BlockEditor
          block={block}
          label={label}
          onEdit={props.onEdit}
          onAddBelow={props.onAddBelow}
          onDone={endEditing}
        />
      ) : (
        // The number does the same by keyboard; the text is only a larger pointer target.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          className="block__words"
          onClick={() => props.onSelect(block.id)}
          onDoubleClick={editable ? () => props.onEditing(block.id) : undefined}
        >
          <BlockView block={block} marks={marks} />
        </div>
      )}
      {editable && selected && !editing && <BlockTools {...props} label={label} />}
    </div>
  );
}

type BlockToolsProps = BlockFrameProps & { label: string };

/**
 * In the margin, so that selecting a block moves no text: the second click of a double click hits what the first hit.
 * What removes or moves the block is in a menu, where no double click reaches it.
 */
function BlockTools({ block, index, count, label, onEdit, onEditing, ...on }: BlockToolsProps) {
  const move = (by: -1 | 1) => onEdit({ do: 'move', id: block.id, by });
  return (
    <div className="block__tools" role="group" aria-label={`Change ${label}`}>
      <Button variant="quiet" size="small" onClick={() => onEditing(block.id)}>
        Edit
      </Button>
      <Menu label="More" name={`More for ${label}`} variant="quiet">
        <MenuItem onClick={on.onComment}>Comment</MenuItem>
        <MenuItem onClick={on.onAddBelow}>Add below</MenuItem>
        {index > 0 && <MenuItem onClick={() => move(-1)}>Move up</MenuItem>}
        {index < count - 1 && <MenuItem onClick={() => move(1)}>Move down</MenuItem>}
        {count > 1 && <MenuItem onClick={on.onRemove}>Remove</MenuItem>}
      </Menu>
    </div>
  );
}
