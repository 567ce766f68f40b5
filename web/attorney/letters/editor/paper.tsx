import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterBlock } from '../../../../domain/letters/letter.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { BlockFrame } from './block-frame.tsx';
import { blockLabel } from '../../../../domain/letters/block-label.ts';
import { focusBlock } from '../findings/go-to-place.ts';
import { LetterFoot } from './letter-foot.tsx';
import { LetterHead } from './letter-head.tsx';
import { SignedPaperView } from './signed-paper-view.tsx';
import { placedMarks, type PlacedMarks } from '../findings/placed-marks.ts';
import type { LetterDesk } from './use-letter-desk.ts';

type PaperPlace = {
  selected: string | null;
  select: (id: string | null) => void;
  editing: string | null;
  setEditing: (id: string | null) => void;
  /** Begins a paragraph below the block with this id. */
  addBelow: (id: string) => void;
  /** Opens the comments, with a place for one on this block. */
  comment: (id: string) => void;
  /** Open comments on a block. */
  commentsOn: (id: string) => number;
};
type PaperProps = { letter: LetterView; desk: LetterDesk; place: PaperPlace };

/** The letter as paper, in the order of the PDF, each part editable in place. */
export function Paper({ letter, desk, place }: PaperProps) {
  const { document: paper } = desk;
  const marks = placedMarks(letter, paper);
  const onEditing = (id: string | null) => {
    desk.pause();
    place.setEditing(id);
    if (id !== null && !id.startsWith('part:')) place.select(id);
  };
  const parts = {
    letter: paper,
    processor: letter.processor,
    editable: letter.may.edit,
    editing: place.editing,
    onEditing,
    onEdit: desk.edit,
    worstOf: marks.worstOf,
  };
  const numbered = paper.blocks.map((block, index) => ({ block, index }));
  const blocks = { letter, desk, place, marks, onEditing };
  const enclosed = numbered.filter(({ block }) => block.enclosure);
  return (
    <article className="paper" aria-label="The letter">
      <h2 className="visually-hidden">The letter</h2>
      <LetterHead {...parts} postedUnder={letter.tracking_number} />
      <Blocks {...blocks} numbered={numbered.filter(({ block }) => !block.enclosure)} />
      <LetterFoot {...parts} exhibits={letter.exhibits} />
      {enclosed.length > 0 && (
        <div className="letter__enclosures">
          <Blocks {...blocks} numbered={enclosed} />
        </div>
      )}
      {paper.papers?.map((signed) => (
        <SignedPaperView key={signed.sha256} signed={signed} />
      ))}
    </article>
  );
}

type BlocksProps = PaperProps & {
  marks: PlacedMarks;
  onEditing: (id: string | null) => void;
  numbered: readonly { block: LetterBlock; index: number }[];
};

function Blocks({ letter, desk, place, marks, onEditing, numbered }: BlocksProps) {
  const all = desk.document.blocks;
  const stop = all.find(({ id }) => id === place.selected) ?? all[0];
  const remove = (block: LetterBlock, index: number) => {
    const before = all[index - 1]?.id ?? null;
    desk.edit({ do: 'remove', id: block.id });
    const next = all[index + 1] ?? all[index - 1];
    if (next) focusBlock(next.id);
    const putBack = () => desk.edit({ do: 'add', after: before, block });
    showToast({ title: `${blockLabel(block, index)} removed.`, action: { label: 'Undo', onClick: putBack } });
  };
  return numbered.map(({ block, index }) => (
    <BlockFrame
      key={block.id}
      block={block}
      index={index}
      count={all.length}
      marks={marks.inBlock(block.id)}
      selected={place.selected === block.id}
      stop={block === stop}
      editing={place.editing === block.id}
      editable={letter.may.edit}
      onSelect={place.select}
      onEditing={onEditing}
      onEdit={desk.edit}
      onAddBelow={() => place.addBelow(block.id)}
      onComment={() => place.comment(block.id)}
      comments={place.commentsOn(block.id)}
      onRemove={() => remove(block, index)}
    />
  ));
}
