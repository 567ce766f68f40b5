/** What is done about a finding or a decision, offered where it is read. */
import { unknownCitationKey, type Finding, type LetterDocument } from '../../../../domain/letters/letter.ts';
import { aDocument } from '../../../../domain/documents/document-kind.ts';
import { kindDoubtOf } from '../../../../domain/letters/kind-doubt.ts';
import type { LetterDecision } from '../../../../domain/letters/decision.ts';
import type { DeskView } from '../../desk-address.ts';
import { placeName, placeOf } from './finding-place.ts';

/** `edit`: opens the editor of a part, which is a block's id, or `part:` and the part's name. */
export type DeskAct =
  | { do: 'add-authority'; citation: string }
  | { do: 'edit'; part: string }
  | { do: 'redraft' | 'redate' }
  | { do: 'file-as-read'; file: string }
  | { do: 'view'; view: DeskView };
export type Door = { label: string; act: DeskAct };

const redraft: Door = { label: 'Draft it again', act: { do: 'redraft' } };
const redate: Door = { label: 'Date it again', act: { do: 'redate' } };
const edit = (part: string, label: string): Door => ({ label, act: { do: 'edit', part } });

/** What a red finding asks for; null where only reading or a reason settles it, or the letter as a whole is meant. */
export function doorOfFinding(finding: Finding, paper: LetterDocument): Door | null {
  const { key, words, settle } = finding;
  if (key.startsWith(unknownCitationKey))
    return { label: 'Add this authority…', act: { do: 'add-authority', citation: words } };
  if (key.startsWith('retired:')) return redraft;
  const place = placeOf(finding, paper);
  if (place === null) return null;
  if ('blockId' in place)
    return settle === undefined && paper.blocks.some(({ id }) => id === place.blockId)
      ? edit(place.blockId, `Edit ${placeName(finding, paper).toLowerCase()}`)
      : null;
  switch (place.part) {
    case 'addressee':
      return edit('part:addressee', addresseeLabel(finding, paper));
    case 'signature':
      return edit('part:signature', 'Edit the signature block');
    case 'date':
      return redate;
    case 'references':
      return redraft;
  }
}

const addresseeLabel = ({ words }: Finding, { addressee }: LetterDocument): string => {
  if (words !== '') return 'Edit the addressee';
  return addressee.name.trim() === '' ? 'Name the addressee' : 'Add the address';
};

/** By the kind of a decision: what its key begins with. */
const ofDecisions: readonly [kind: string, door: Door][] = [
  ['date:', redate],
  ['case:changed', redraft],
  ['facts:corrected', redraft],
  ['suggestions:open', { label: 'Open Suggestions', act: { do: 'view', view: 'changes' } }],
  ['delivery:email', edit('part:delivery', 'Edit the delivery')],
  ['notice:wrong_way', edit('part:delivery', 'Edit the delivery')],
  ['address:', edit('part:addressee', 'Edit the addressee')],
];

/** What a decision of the letter itself asks for. The others are settled on the tab that they name. */
export function doorOfDecision({ key }: Pick<LetterDecision, 'key'>): Door | null {
  const doubt = kindDoubtOf(key);
  if (doubt) return { label: `File it as ${aDocument[doubt.read]}`, act: { do: 'file-as-read', file: doubt.file_id } };
  return ofDecisions.find(([kind]) => key.startsWith(kind))?.[1] ?? null;
}
