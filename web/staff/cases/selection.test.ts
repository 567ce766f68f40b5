import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  maxSelected,
  nothingSelected,
  pageState,
  reduceSelection,
  selectedText,
  type Picked,
  type SelectionAction,
  type SelectionState,
} from './selection.ts';

const row = (n: number): Picked => ({ id: `c${n}`, version: 1, case_number: `UH-${n}` });
const page = (from: number, count: number) => Array.from({ length: count }, (_, n) => row(from + n));
const after = (actions: SelectionAction[], rows: Picked[], state: SelectionState = nothingSelected) =>
  actions.reduce((now, action) => reduceSelection(now, action, rows), state);
const ids = ({ picked }: SelectionState) => [...picked.keys()];
const pick = (n: number, on = true, range = false): SelectionAction => ({ do: 'pick', id: `c${n}`, on, range });

describe('a range selection', () => {
  test('goes from the last pick to this one in either direction, and can deselect', () => {
    expect(ids(after([pick(2), pick(5, true, true)], page(0, 10)))).toEqual(['c2', 'c3', 'c4', 'c5']);
    expect(ids(after([pick(5), pick(2, true, true)], page(0, 10))).toSorted()).toEqual(['c2', 'c3', 'c4', 'c5']);
    expect(ids(after([{ do: 'page', on: true }, pick(1, false), pick(3, false, true)], page(0, 5)))).toEqual([
      'c0',
      'c4',
    ]);
  });

  test('is a single case if the range started on another page', () => {
    const first = after([pick(2)], page(0, 5));
    expect(ids(after([pick(8, true, true)], page(5, 5), first))).toEqual(['c2', 'c8']);
  });
});

test('a selection spans pages, and its label says so', () => {
  const state = after([{ do: 'page', on: true }], page(5, 5), after([pick(1), pick(2)], page(0, 5)));
  expect(state.picked.size).toBe(7);
  expect(selectedText(state.picked, page(5, 5))).toBe('7 selected, 2 not on this page');
  expect(selectedText(state.picked, page(10, 5))).toBe('7 selected, none on this page');
  expect(selectedText(state.picked, page(0, 10))).toBe('7 selected');
  expect([page(0, 5), page(5, 5), page(10, 5)].map((rows) => pageState(state.picked, rows))).toEqual([
    'some',
    'all',
    'none',
  ]);
  expect(ids(after([{ do: 'clear' }], page(0, 5), state))).toEqual([]);
});

test('the selection is limited; cases beyond the limit are refused and counted, unless already selected', () => {
  let state = nothingSelected;
  for (let from = 0; from < maxSelected; from += 100) state = after([{ do: 'page', on: true }], page(from, 100), state);
  expect([state.picked.size, state.refusals]).toEqual([maxSelected, 0]);
  state = after([{ do: 'page', on: true }], page(maxSelected - 50, 100), state);
  expect([state.picked.size, state.refusals, state.picked.has(`c${maxSelected}`)]).toEqual([maxSelected, 1, false]);
  expect(after([pick(3, false), pick(3)], page(0, 10), state).picked.size).toBe(maxSelected);
});

test('versions are updated only for selected cases', () => {
  const state = after(
    [
      pick(1),
      pick(2),
      {
        do: 'renew',
        versions: new Map([
          ['c1', 9],
          ['c7', 9],
        ]),
      },
    ],
    page(0, 10),
  );
  expect([...state.picked.values()].map(({ id, version }) => [id, version])).toEqual([
    ['c1', 9],
    ['c2', 1],
  ]);
});

test('a selection never exceeds the limit, and only contains rows of the pages shown', () => {
  const action = fc.oneof<fc.Arbitrary<SelectionAction>[]>(
    fc.record({
      do: fc.constant('pick' as const),
      id: fc.integer({ min: 0, max: 700 }).map((n) => `c${n}`),
      on: fc.boolean(),
      range: fc.boolean(),
    }),
    fc.record({ do: fc.constant('page' as const), on: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(action, fc.integer({ min: 0, max: 600 }))), (steps) => {
      let state = nothingSelected;
      for (const [each, from] of steps) {
        const rows = page(from, 100);
        const before = state;
        state = reduceSelection(state, each, rows);
        expect(state.picked.size).toBeLessThanOrEqual(maxSelected);
        for (const id of state.picked.keys())
          expect(before.picked.has(id) || rows.some((known) => known.id === id)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});
