import type { LetterView } from '../../contract/letters.ts';
import type { LetterBlock, LetterDocument } from '../../domain/letter.ts';
import { showToast } from '../ui/toasts.tsx';
import { BlockFrame } from './block-frame.tsx';
import { blockLabel } from './block-label.ts';
import { findingState } from './approval.ts';
import { placeOf, type FindingPlace } from './finding-place.ts';
import type { Mark } from './inline-text.ts';
import { LetterFoot } from './letter-foot.tsx';
import { LetterHead } from './letter-head.tsx';
import type { LetterDesk } from './use-letter-desk.ts';

export type PaperPlace = {
  selected: string | null;
  select: (id: string | null) => void;
  editing: string | null;
  setEditing: (id: string | null) => void;
};

/** The findings that still ask for something, as marks in the words; a confirmed one marks nothing. */
function marksIn(letter: LetterView, paper: LetterDocument, isHere: (place: FindingPlace) => boolean): Mark[] {
  const asking = letter.verdict.findings.filter((each) => findingState(each, letter.confirmed) !== 'confirmed');
  return asking.flatMap((each) => (isHere(placeOf(each, paper)) ? [{ key: each.key, words: each.words, severity: each.severity }] : []));
}

const inBlock = (id: string) => (place: FindingPlace) => place !== null && 'blockId' in place && place.blockId === id;
const inPart = (part: string) => (place: FindingPlace) => place !== null && 'part' in place && place.part === part;

/** The letter as paper, its blocks in order like the PDF, each editable where it stands. */
export function Paper({ letter, desk, place }: { letter: LetterView; desk: LetterDesk; place: PaperPlace }) {
  const { document: paper } = desk;
  const onEditing = (id: string | null) => {
    desk.pause();
    place.setEditing(id);
    if (id !== null && !id.startsWith('part:')) place.select(id);
  };
  const parts = { letter: paper, editable: letter.may.edit, editing: place.editing, onEditing, onEdit: desk.edit };
  const remove = (block: LetterBlock, index: number) => {
    const before = paper.blocks[index - 1]?.id ?? null;
    desk.edit({ do: 'remove', id: block.id });
    const putBack = () => desk.edit({ do: 'add', after: before, block });
    showToast({ title: `${blockLabel(block, index)} removed.`, action: { label: 'Undo', onClick: putBack } });
  };
  return (
    <article className="paper" aria-label="The letter">
      <h2 className="visually-hidden">The letter</h2>
      <LetterHead {...parts} flags={{ addressee: worstOf(marksIn(letter, paper, inPart('addressee'))), signature: worstOf(marksIn(letter, paper, inPart('signature'))) }} />
      {paper.blocks.map((block, index) => (
        <BlockFrame
          key={block.id}
          block={block}
          index={index}
          count={paper.blocks.length}
          marks={marksOf(letter, block.id)}
          selected={place.selected === block.id}
          editing={place.editing === block.id}
          editable={letter.may.edit}
          onSelect={place.select}
          onEditing={onEditing}
          onEdit={desk.edit}
          onRemove={() => remove(block, index)}
        />
      ))}
      <LetterFoot {...parts} exhibits={letter.exhibits} />
    </article>
  );
}
