/** How far the lines of a picture of a page are off level. */
import { createCanvas, type Image } from '@napi-rs/canvas';

/** Longest side in pixels of the copy that is examined: lines of print are still separate at this size. */
const side = 1_000;
/** Ink is darker (of 255) than the mean of its surroundings by more than `contrast`; these extend `reach` pixels. */
const contrast = 22;
const reach = 12;
/** Degrees: how far a tilt is looked for, and in which steps. */
const farthest = 20;
const coarse = 0.5;
const fine = 0.1;
/** A tilt counts when it makes the lines this many times clearer than no tilt; lines of print reach about forty. */
const clearer = 4;
/** Few marks make no lines. */
const fewMarks = 500;

type Marks = { xs: number[]; ys: number[]; height: number };

/** Degrees clockwise by which the lines are off level after `turn` quarter turns clockwise; 0 if there are no lines. */
export function tiltOf(image: Image, turn: number): number {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const size = [image.width, image.height].map((each) => Math.max(1, Math.round(each * scale)));
  const [width = 1, height = 1] = turn % 2 === 0 ? size : size.toReversed();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(image, -(size[0] ?? 1) / 2, -(size[1] ?? 1) / 2, size[0] ?? 1, size[1] ?? 1);
  const { data } = context.getImageData(0, 0, width, height);
  const gray = new Uint8Array(width * height);
  // The usual weights of red, green and blue, of 256.
  for (let at = 0; at < gray.length; at += 1)
    gray[at] = (77 * (data[4 * at] ?? 0) + 150 * (data[4 * at + 1] ?? 0) + 29 * (data[4 * at + 2] ?? 0)) >> 8;
  return tiltOfMarks(marksOf(gray, width, height));
}

/** The pixels that are darker than their surroundings, be these in light or in shadow. */
function marksOf(gray: Uint8Array, width: number, height: number): Marks {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0, row = 0; x < width; x += 1) {
      row += gray[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  const sum = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const marks: Marks = { xs: [], ys: [], height };
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const around = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
      const mean = around / ((right - left) * (bottom - top));
      if (mean - (gray[y * width + x] ?? 0) <= contrast) continue;
      marks.xs.push(x);
      marks.ys.push(y);
    }
  }
  return marks;
}

/** The tilt at which the marks fall into the clearest lines; 0 where none is clearer than level. */
function tiltOfMarks(marks: Marks): number {
  if (marks.xs.length < fewMarks) return 0;
  const best = (from: number, to: number, step: number): { tilt: number; lines: number } => {
    let found = { tilt: 0, lines: 0 };
    for (let tilt = from; tilt <= to; tilt += step) {
      const lines = clarity(marks, tilt);
      if (lines > found.lines) found = { tilt, lines };
    }
    return found;
  };
  const near = best(-farthest, farthest, coarse);
  const exact = best(near.tilt - coarse, near.tilt + coarse, fine);
  return exact.lines > clearer * clarity(marks, 0) ? exact.tilt : 0;
}

/**
 * How much the counts of marks in neighboring rows differ when the page is turned back by `tilt`: highest when rows are
 * either lines or gaps.
 */
function clarity({ xs, ys, height }: Marks, tilt: number): number {
  const angle = (tilt * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const rows = new Uint32Array(2 * height + 2 * side);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) * cosine - (xs[at] ?? 0) * sine) + side;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}
