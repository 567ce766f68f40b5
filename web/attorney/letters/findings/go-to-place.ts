import type { FindingPlace } from './finding-place.ts';

const targets = {
  addressee: '#addressee-edit',
  signature: '#signature-edit',
  references: '.letter__references',
  date: '.letter__date',
};

function elementFor(place: FindingPlace, findingKey?: string): HTMLElement | null {
  const mark =
    findingKey === undefined ? null : document.querySelector<HTMLElement>(`[data-finding="${CSS.escape(findingKey)}"]`);
  if (mark) return mark;
  if (place === null) return document.getElementById('desk-title');
  const selector = 'part' in place ? targets[place.part] : `#block-${CSS.escape(place.blockId)} .block__number`;
  return document.querySelector<HTMLElement>(selector);
}

/** Scrolls the text into view and focuses it once the letter is painted (it may be in another tab). */
export function scrollToPlace(place: FindingPlace, findingKey?: string): void {
  setTimeout(() => {
    const element = elementFor(place, findingKey);
    element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    element?.focus({ preventScroll: true });
  }, 60);
}

/**
 * Focuses the first text box of the part being edited, once the dialog over it is closed. `part`: a block's id, or
 * `part:` and the part's name.
 */
export function focusEditor(part: string): void {
  const id = part.startsWith('part:') ? part.replace(':', '-') : `block-${part}`;
  setTimeout(() => {
    const edited = document.getElementById(id);
    // Somebody quick is typing in it already.
    const active = document.activeElement;
    if (active?.matches('textarea, input') && edited?.contains(active)) return;
    const box = edited?.querySelector<HTMLElement>('textarea, input');
    box?.scrollIntoView({ block: 'center' });
    box?.focus({ preventScroll: true });
  }, 60);
}

/**
 * Focuses a block's first action, or its number if it shows no action, once it is painted. The element that had the
 * focus is gone.
 */
export function focusBlock(id: string): void {
  requestAnimationFrame(() => {
    const block = document.getElementById(`block-${id}`);
    const element = block?.querySelector<HTMLElement>('.block__tools button') ?? block?.querySelector('button');
    element?.focus();
  });
}

/** Focuses a block's number where it is, for the keys that walk the letter. */
export function focusNumber(id: string): void {
  const block = document.getElementById(`block-${id}`);
  block?.querySelector<HTMLElement>('.block__number')?.focus({ preventScroll: true });
  block?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls to and focuses the title of a part of the panel that was just opened. */
export function scrollToTitle(id: string): void {
  setTimeout(() => {
    const title = document.getElementById(id);
    title?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    title?.focus({ preventScroll: true });
  }, 60);
}
