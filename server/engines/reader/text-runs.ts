import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { InkedRun } from './visible-text.ts';

type Matrix = number[];
type Glyph = { unicode: string; width: number; isSpace: boolean };
type Operators = { fnArray: number[]; argsArray: unknown[] };
/** What the page knows of a font: text advances by its matrix. */
type FontOf = (name: string) => { fontMatrix?: Matrix; vertical?: boolean } | null;
export type PageRuns = {
  runs: InkedRun[];
  /** Part of the page that its largest image covers, 0 to 1. */ picture: number;
};

/** PDF's graphics state, as far as text depends on it. */
type State = {
  ctm: Matrix;
  font: string;
  size: number;
  direction: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  leading: number;
  mode: number;
  color: string | null;
  alpha: number;
};
type Place = { matrix: Matrix; x: number; y: number; lineX: number; lineY: number };

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The state in which a page or an annotation begins. */
const stateAt = (ctm: Matrix): State => ({
  ctm,
  font: '',
  size: 0,
  direction: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  rise: 0,
  leading: 0,
  mode: 0,
  color: '#000000',
  alpha: 1,
});

/**
 * The runs of text that a page's drawing operators show, each with its position in pixels, color and rendering mode:
 * pdf.js's own text extraction leaves these out, and they decide whether a run is visible. `viewport` is the matrix
 * from page to pixels.
 */
export function textRuns(
  { fnArray, argsArray }: Operators,
  viewport: Matrix,
  size: { width: number; height: number },
  fontOf: FontOf,
): PageRuns {
  const stack: State[] = [];
  let now = stateAt(viewport);
  const at: Place = { matrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 };
  const found: PageRuns = { runs: [], picture: 0 };
  const save = () => void stack.push({ ...now });
  const restore = () => {
    now = stack.pop() ?? now;
  };
  const picture = () => {
    const [a = 0, b = 0, c = 0, d = 0] = now.ctm;
    found.picture = Math.max(found.picture, Math.min(1, Math.abs(a * d - b * c) / (size.width * size.height)));
  };
  fnArray.forEach((operator, index) => {
    const args = (argsArray[index] ?? []) as unknown[];
    const numbers = args as number[];
    switch (operator) {
      case OPS.save:
        return save();
      case OPS.restore:
        return restore();
      case OPS.transform:
        now.ctm = Util.transform(now.ctm, numbers);
        return;
      case OPS.paintFormXObjectBegin:
        save();
        if (args[0]) now.ctm = Util.transform(now.ctm, args[0] as Matrix);
        return;
      case OPS.paintFormXObjectEnd:
        return restore();
      case OPS.beginGroup:
        return save();
      case OPS.endGroup:
        return restore();
      case OPS.beginAnnotation:
        // The page's state does not carry over into an annotation, which is placed by its own two matrices.
        stack.length = 0;
        now = stateAt(Util.transform(Util.transform(viewport, args[2] as Matrix), args[3] as Matrix));
        return;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObjectRepeat:
        return picture();
      case OPS.setGState:
        return graphicsState(now, args[0] as [string, unknown][]);
      case OPS.setFillRGBColor:
        now.color = String(args[0]);
        return;
      case OPS.setFillTransparent:
        now.alpha = 0;
        return;
      case OPS.setFillColorN:
        now.color = null;
        return;
      case OPS.beginText:
        Object.assign(at, { matrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 });
        return;
      case OPS.setFont:
        setFont(now, String(args[0]), Number(args[1]));
        return;
      case OPS.setCharSpacing:
        now.charSpacing = numbers[0] ?? 0;
        return;
      case OPS.setWordSpacing:
        now.wordSpacing = numbers[0] ?? 0;
        return;
      case OPS.setHScale:
        now.scale = (numbers[0] ?? 100) / 100;
        return;
      case OPS.setLeading:
        now.leading = -(numbers[0] ?? 0);
        return;
      case OPS.setTextRise:
        now.rise = numbers[0] ?? 0;
        return;
      case OPS.setTextRenderingMode:
        now.mode = numbers[0] ?? 0;
        return;
      case OPS.setTextMatrix:
        Object.assign(at, {
          matrix: typeof args[0] === 'number' ? numbers : Array.from(args[0] as ArrayLike<number>),
          x: 0,
          y: 0,
          lineX: 0,
          lineY: 0,
        });
        return;
      case OPS.moveText:
        return move(at, numbers[0] ?? 0, numbers[1] ?? 0);
      case OPS.setLeadingMoveText:
        now.leading = numbers[1] ?? 0;
        return move(at, numbers[0] ?? 0, numbers[1] ?? 0);
      case OPS.nextLine:
        return move(at, 0, now.leading);
      case OPS.showText:
        found.runs.push(...show(now, at, args[0] as (Glyph | number)[], fontOf));
        return;
      default:
        return;
    }
  });
  return found;
}

function graphicsState(now: State, entries: [string, unknown][]): void {
  for (const [key, value] of entries) {
    if (key === 'ca') now.alpha = Number(value);
    if (key === 'Font' && Array.isArray(value)) setFont(now, String(value[0]), Number(value[1]));
  }
}

function setFont(now: State, name: string, size: number): void {
  Object.assign(now, { font: name, size: Math.abs(size), direction: size < 0 ? -1 : 1 });
}

function move(at: Place, x: number, y: number): void {
  at.lineX += x;
  at.lineY += y;
  at.x = at.lineX;
  at.y = at.lineY;
}

/** Glyphs in order; a wide gap within one operator starts a new run, so that table cells stay apart. */
function show(now: State, at: Place, glyphs: (Glyph | number)[], fontOf: FontOf): InkedRun[] {
  const font = fontOf(now.font);
  if (now.size === 0 || font?.vertical) return [];
  const advance = now.size * (font?.fontMatrix?.[0] ?? 0.001);
  const horizontal = now.scale * now.direction;
  const runs: InkedRun[] = [];
  let text = '';
  let start = at.x;
  const end = (x: number) => {
    if (text !== '') runs.push(runOf(now, at, text, start, x));
    text = '';
  };
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const gap = (-glyph * now.size) / 1000;
      if (gap > 0.2 * now.size) {
        end(at.x);
        at.x += gap * horizontal;
        start = at.x;
      } else at.x += gap * horizontal;
      continue;
    }
    if (text === '') start = at.x;
    text += glyph.unicode ?? '';
    at.x += (glyph.width * advance + (glyph.isSpace ? now.wordSpacing : 0) + now.charSpacing) * horizontal;
  }
  end(at.x);
  return runs;
}

function runOf(now: State, at: Place, text: string, from: number, to: number): InkedRun {
  const whole = Util.transform(now.ctm, at.matrix);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = whole;
  const point = (x: number): [number, number] => [a * x + c * (at.y + now.rise) + e, b * x + d * (at.y + now.rise) + f];
  const [x0, y0] = point(from);
  const [x1, y1] = point(to);
  return {
    text,
    x: Math.min(x0, x1),
    y: y0,
    width: Math.hypot(x1 - x0, y1 - y0),
    height: Math.hypot(c, d) * now.size,
    color: now.color,
    mode: now.alpha < 0.05 ? 3 : now.mode,
    font: now.font,
    upright: Math.abs(y1 - y0) < 0.2 * Math.abs(x1 - x0) + 1 && x1 >= x0,
  };
}
