import type { Finding } from '../../domain/letter.ts';

/** The block a finding speaks of; null for the addressee and for the letter as a whole. */
export const placeOfFinding = (finding: Finding): string | null => finding.block_id;

function elementFor(blockId: string | null, finding?: Finding): HTMLElement | null {
  const words = finding ? document.querySelector<HTMLElement>(`[data-finding="${CSS.escape(finding.key)}"]`) : null;
  if (words) return words;
  if (blockId !== null) return document.querySelector<HTMLElement>(`#block-${CSS.escape(blockId)} .block__number`);
  return document.getElementById(finding?.check === 'address' ? 'addressee-edit' : 'desk-title');
}

/** Brings the words into view and gives them the focus, once the letter has been painted (it may be in another tab). */
export function scrollToPlace(blockId: string | null, finding?: Finding): void {
  setTimeout(() => {
    const element = elementFor(blockId, finding);
    element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    element?.focus({ preventScroll: true });
  }, 60);
}
