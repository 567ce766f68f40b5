import { expect, test } from 'vitest';
import { drawnPath } from '../../domain/papers/signed-paper.ts';
import { pathOf, strokesOf, withPoint, type Stroke } from './signature-strokes.ts';

const strokes: Stroke[] = [
  [
    [10, 20],
    [30, 40],
  ],
  [
    [100, 100],
    [120, 90],
    [140, 100],
  ],
];

test('strokes can be restored from their path, which the server accepts', () => {
  const path = pathOf(strokes) ?? '';
  expect(path).toBe('M10 20L30 40M100 100L120 90L140 100');
  expect(strokesOf(path)).toEqual(strokes);
  expect(drawnPath.parse(path)).toBe(path);
  expect(pathOf([])).toBeNull();
});

test('points are whole numbers inside the box, and one too near to the last is left out', () => {
  const first = withPoint([], [-5, 250.4]);
  expect(first).toEqual([[0, 200]]);
  expect(withPoint(first, [1, 199])).toBe(first);
  expect(withPoint(first, [9.6, 190.2])).toEqual([
    [0, 200],
    [10, 190],
  ]);
});

test('a dot becomes a short line, and a drawing that is too long is shortened until it fits', () => {
  expect(drawnPath.safeParse(pathOf([[[600, 200]]])).success).toBe(true);
  const scribble: Stroke[] = Array.from({ length: 400 }, () =>
    Array.from({ length: 30 }, (_, at): readonly [number, number] => [100 + at * 4, 150]),
  );
  const path = pathOf(scribble) ?? '';
  expect(path.length).toBeLessThanOrEqual(20_000);
  expect(drawnPath.safeParse(path).success).toBe(true);
});
