/** Which part of the letter a finding refers to, even if the verifier judged the letter as a whole. */
import type { Finding, LetterBlock, LetterDocument } from '../../../../domain/letters/letter.ts';
import { blockLabel } from '../../../../domain/letters/block-label.ts';
import { plainText } from './inline-text.ts';
import { blockText } from '../../../../domain/letters/letter-differences.ts';

export type FindingPlace = { blockId: string } | { part: 'addressee' | 'signature' | 'references' | 'date' } | null;

/** Checks of the whole letter whose text, if it occurs at all, occurs in a block. */
const inBody: readonly Finding['check'][] = ['authority', 'citation', 'structure'];

/** The authority for a key such as `authority:foley` or `law:foley`. */
const authorityOf = (finding: Finding) => /^(?:authority|law|disclosure):(.+)$/.exec(finding.key)?.[1];

export function placeOf(finding: Finding, letter: LetterDocument): FindingPlace {
  if (finding.block_id !== null) return { blockId: finding.block_id };
  const { signature, reference_lines, dated } = letter;
  if (finding.check === 'address' || finding.check === 'name') return { part: 'addressee' };
  if (finding.words === dated) return { part: 'date' };
  if (reference_lines.some(({ label, value }) => finding.words === value || finding.words === `${label}: ${value}`))
    return { part: 'references' };
  const block = inBody.includes(finding.check) ? blockWith(finding, letter.blocks) : undefined;
  if (block) return { blockId: block.id };
  return finding.check === 'structure' && /signature block/i.test(finding.why) && finding.words === signature.name
    ? { part: 'signature' }
    : null;
}

function blockWith(finding: Finding, blocks: readonly LetterBlock[]): LetterBlock | undefined {
  const quoted = plainText(finding.words).trim().toLowerCase();
  const byText =
    quoted === '' ? undefined : blocks.find((block) => plainText(blockText(block)).toLowerCase().includes(quoted));
  const id = authorityOf(finding);
  return byText ?? (id === undefined ? undefined : blocks.find((block) => block.authority_refs.includes(id)));
}

const partNames = { addressee: 'Addressee', signature: 'Signature block', references: 'Reference lines', date: 'Date' };

export function placeName(finding: Finding, letter: LetterDocument): string {
  const place = placeOf(finding, letter);
  if (place === null) return 'The letter as a whole';
  if ('part' in place) return partNames[place.part];
  const index = letter.blocks.findIndex((block) => block.id === place.blockId);
  const block = letter.blocks[index];
  return block ? blockLabel(block, index) : 'No longer in the letter';
}
