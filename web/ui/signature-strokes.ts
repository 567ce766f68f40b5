/** Strokes of a drawn signature, and their path in whole numbers (`drawnPath`). Pure. */
import { drawnBox } from '../../domain/papers/signed-paper.ts';

export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/**
 * The server accepts 20,000 characters. A stroke that would exceed that is left out, and so are the strokes after it.
 */
const maxPath = 20_000;
/** A point nearer than this to the last one would not be visible. */
const minStep = 3;

const within = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)));

/** The stroke with one more point, moved inside the box; unchanged if the point is too near to the last one. */
export function withPoint(stroke: Stroke, [x, y]: Point): Stroke {
  const point: Point = [within(x, drawnBox.width), within(y, drawnBox.height)];
  const last = stroke.at(-1);
  return last && Math.hypot(point[0] - last[0], point[1] - last[1]) < minStep ? stroke : [...stroke, point];
}

/** Makes a dot visible, as a short line. */
const drawable = (stroke: Stroke): Stroke => {
  const [first] = stroke;
  return first && stroke.length === 1 ? [first, [within(first[0] + 2, drawnBox.width), first[1]]] : stroke;
};

/** Path data of the strokes; null when nothing is drawn. */
export function pathOf(strokes: readonly Stroke[]): string | null {
  let path = '';
  for (const stroke of strokes.map(drawable)) {
    const next = stroke.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    if (path.length + next.length > maxPath) break;
    path += next;
  }
  return path === '' ? null : path;
}

/** The strokes of a path that `pathOf` made. */
export function strokesOf(path: string): Stroke[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((stroke) =>
      stroke.split('L').map((point): Point => {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        return [x, y];
      }),
    );
}
