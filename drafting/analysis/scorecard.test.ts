import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentKinds } from '../../domain/documents/document-kind.ts';
import { allAdverse, allMerits, publishedScorecard, scoreBounds, scoreOf, type ScoreInputs } from './scorecard.ts';

const inputs = fc.record({
  evidence: fc.subarray([...documentKinds]),
  silent: fc.constant<ScoreInputs['silent']>([]),
  merits: fc.subarray(allMerits),
  adverse: fc.subarray(allAdverse),
});
const nothing: ScoreInputs = { evidence: [], silent: [], merits: [], adverse: [] };
const points = new Map(publishedScorecard().map((each) => [each.factor, each.points]));
const startingPoint = points.get('starting point') ?? Number.NaN;

describe('the score', () => {
  test('the score is a whole number within bounds and the sum of the factors shown', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { percent, factors } = scoreOf(input);
        expect(percent).toBe(
          Math.min(
            scoreBounds.highest,
            Math.max(
              scoreBounds.lowest,
              factors.reduce((sum, each) => sum + each.points, 0),
            ),
          ),
        );
        expect(Number.isInteger(percent)).toBe(true);
      }),
    );
  });

  test('the score does not depend on the order or repetition of inputs', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const turned = {
          evidence: [...input.evidence, ...input.evidence].reverse(),
          silent: input.silent,
          merits: [...input.merits].reverse(),
          adverse: [...input.adverse, ...input.adverse],
        };
        expect(scoreOf(turned)).toEqual(scoreOf(input));
      }),
    );
  });

  test('more merits and fewer adverse factors never lower the score', () => {
    fc.assert(
      fc.property(inputs, inputs, (one, other) => {
        const better: ScoreInputs = {
          evidence: [...one.evidence, ...other.evidence],
          silent: [],
          merits: [...one.merits, ...other.merits],
          adverse: one.adverse.filter((each) => other.adverse.includes(each)),
        };
        expect(scoreOf(better).percent).toBeGreaterThanOrEqual(scoreOf(one).percent);
      }),
    );
  });
});

describe('a single factor', () => {
  test.each(documentKinds)('having %s read raises the score by its points', (kind) => {
    const gained = scoreOf({ ...nothing, evidence: [kind] }).percent - startingPoint;
    expect(gained).toBeGreaterThan(0);
    expect(gained).toBe(publishedScorecard()[1 + documentKinds.indexOf(kind)]?.points);
  });
  test.each(allMerits)('the merit %s raises the score by its points', (merit) => {
    expect(points.get(merit.replace(/_/g, ' '))).toBeGreaterThan(0);
    expect(scoreOf({ ...nothing, merits: [merit] }).percent - startingPoint).toBe(points.get(merit.replace(/_/g, ' ')));
  });
  test.each(allAdverse)('the adverse factor %s lowers the score by its points', (adverse) => {
    const taken = points.get(adverse.replace(/_/g, ' ')) ?? 0;
    expect(taken).toBeLessThan(0);
    expect(scoreOf({ ...nothing, adverse: [adverse] }).percent).toBe(
      Math.max(scoreBounds.lowest, startingPoint + taken),
    );
  });
});

test('docs/scorecard.md matches the scorecard row by row', () => {
  const file = new URL('../../docs/scorecard.md', import.meta.url);
  const rows = publishedScorecard().map(
    ({ factor, points: value, why, source }) =>
      `| ${factor} | ${value > 0 && factor !== 'starting point' ? `+${value}` : value} | ${why} | ${source} |`,
  );
  const table = ['| factor | points | why | source |', '| --- | ---: | --- | --- |', ...rows].join('\n');
  const text = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = text.split('<!-- table -->\n');
  if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(file, `${before}<!-- table -->\n${table}\n`);
  else expect(rest.trim(), 'UPDATE_GOLDENS=1 rewrites the table').toBe(table);
  expect(before).toContain(`clamped to ${scoreBounds.lowest} through ${scoreBounds.highest}`);
});
