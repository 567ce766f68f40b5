/** Which runs of a PDF page's text are visible on the page as painted. Pure. */

/**
 * A run with its color: `#rrggbb`, or null for a pattern; `mode` is the PDF's text rendering mode; `font` its name on the page; box in
 * pixels, `y` the baseline.
 */
export type InkedRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string | null;
  mode: number;
  font: string;
  upright: boolean;
};
/** A painted page, 4 bytes a pixel. */
export type Painted = { data: Uint8ClampedArray; width: number; height: number };
type Rgb = readonly [number, number, number];

/** Pixels: text smaller than 3 points at the scale of `paintScale` is not meant to be read. */
export const paintScale = 1.5;
const minHeight = 3 * paintScale;
/** Of 441, the distance from black to white. */
const minContrast = 45;
/** At least this part of the box must have moved this far from the background toward the ink. */
const minInk = 0.012;
const inkReached = 0.3;

/**
 * Whether a reader sees this run: it has ink, is not tiny, not off the page, not the color of the background, and not
 * covered.
 */
export function isVisible(run: InkedRun, page: Painted): boolean {
  if (run.text.trim() === '') return true;
  if (run.mode === 3 || run.mode === 7 || run.height < minHeight) return false;
  const box = boxOf(run, page);
  if (!box) return false;
  const paper = commonColor(box, page);
  const ink = run.color === null ? null : rgbOf(run.color);
  if (ink && distance(ink, paper) < minContrast) return false;
  return inkShare(box, page, paper, ink) >= minInk;
}

type Box = { x0: number; y0: number; x1: number; y1: number };

function boxOf({ x, y, width, height, upright }: InkedRun, page: Painted): Box | null {
  // Rotated text: a box around its start is enough to see whether there is ink.
  const [left, right, top, bottom] = upright
    ? [x, x + width, y - height * 0.85, y + height * 0.25]
    : [x - height, x + height, y - height, y + height];
  const box = {
    x0: Math.max(0, Math.floor(left)),
    y0: Math.max(0, Math.floor(top)),
    x1: Math.min(page.width, Math.ceil(right)),
    y1: Math.min(page.height, Math.ceil(bottom)),
  };
  const shown = (box.x1 - box.x0) * (box.y1 - box.y0);
  // More than half of it must be on the page.
  return shown > 0 && shown >= 0.5 * (right - left) * (bottom - top) ? box : null;
}

function* pixels({ x0, y0, x1, y1 }: Box, { data, width }: Painted): Generator<Rgb> {
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const at = (y * width + x) * 4;
      yield [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
    }
  }
}

/** The most common color of the box, in steps of 16. */
function commonColor(box: Box, page: Painted): Rgb {
  const counts = new Map<number, { n: number; color: Rgb }>();
  for (const color of pixels(box, page)) {
    const key = ((color[0] >> 4) << 8) | ((color[1] >> 4) << 4) | (color[2] >> 4);
    const entry = counts.get(key);
    if (entry) entry.n += 1;
    else counts.set(key, { n: 1, color });
  }
  let commonest: { n: number; color: Rgb } = { n: 0, color: [255, 255, 255] };
  for (const entry of counts.values()) if (entry.n > commonest.n) commonest = entry;
  return commonest.color;
}

function inkShare(box: Box, page: Painted, paper: Rgb, ink: Rgb | null): number {
  let inked = 0;
  let all = 0;
  for (const color of pixels(box, page)) {
    all += 1;
    if (ink ? along(color, paper, ink) >= inkReached : distance(color, paper) >= minContrast) inked += 1;
  }
  return all === 0 ? 0 : inked / all;
}

/** How far a color has moved from the background to the ink: 0 not at all, 1 all the way. */
function along(color: Rgb, paper: Rgb, ink: Rgb): number {
  let dot = 0;
  let square = 0;
  for (let i = 0; i < 3; i += 1) {
    const way = (ink[i] ?? 0) - (paper[i] ?? 0);
    dot += ((color[i] ?? 0) - (paper[i] ?? 0)) * way;
    square += way * way;
  }
  return square === 0 ? 0 : dot / square;
}

const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function rgbOf(color: string): Rgb | null {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(color) ?? [];
  if (hex === undefined) return null;
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
