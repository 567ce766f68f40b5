/** The position in a PDF. `zoom` counts steps from 0, at which a page fits the width. */
export type Place = { page: number; zoom: number };
export type Move = 'next' | 'previous' | 'first' | 'last' | 'larger' | 'smaller' | 'fit';

const scales = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const fitting = scales.indexOf(1);

/** The scale relative to fitting. */
export const scaleOf = (zoom: number): number => scales[fitting + zoom] ?? 1;
export const zoomText = (zoom: number): string => `${scaleOf(zoom) * 100}%`;

/** The position after a move; at either end it stays. */
export function nextPlace({ page, zoom }: Place, move: Move, pages: number): Place {
  switch (move) {
    case 'next':
      return { page: Math.min(pages, page + 1), zoom };
    case 'previous':
      return { page: Math.max(1, page - 1), zoom };
    case 'first':
      return { page: 1, zoom };
    case 'last':
      return { page: pages, zoom };
    case 'larger':
      return { page, zoom: Math.min(scales.length - 1 - fitting, zoom + 1) };
    case 'smaller':
      return { page, zoom: Math.max(-fitting, zoom - 1) };
    case 'fit':
      return { page, zoom: 0 };
  }
}

const keys: Record<string, Move> = {
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '−': 'smaller',
  '0': 'fit',
};

/** The move for a key. With Ctrl, ⌘ or Alt the key is the browser's. */
export function moveOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): Move | null {
  return ctrlKey || metaKey || altKey ? null : (keys[key] ?? null);
}
