import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { sampleLetter } from '../../../../testing/letters/sample-letter.ts';
import { textOf } from '../../../../testing/web/shown.tsx';
import { Changes } from './changes.tsx';
import { authorText, pressText, type Change } from './reading-texts.ts';

const change = (key: string, more: Partial<Change> = {}): Change => ({
  key,
  label: `Paragraph ${key}`,
  block_id: key,
  was: 'Pay within ten days.',
  now: 'Pay within seven days.',
  hash: key.padEnd(16, '0'),
  by: { kind: 'attorney', name: 'Jordan Avery', mine: true },
  read_on: null,
  ...more,
});
const letterWith = (...changes: Change[]) =>
  ({
    changes,
    document: sampleLetter,
    facts: [
      {
        id: 'held',
        label: 'Amount held',
        display: '$23,418.09',
        kind: 'money',
        value: 2_341_809,
        field: 'held_amount_cents',
        source: 'Application: Amount held',
        file_id: null,
      },
    ],
    authorities: [],
    may: { edit: true },
  }) as unknown as LetterView;
const shown = (...changes: Change[]) =>
  renderToStaticMarkup(<Changes letter={letterWith(...changes)} onEdit={() => undefined} />);

describe('the reading step', () => {
  test('shows old beside new, each with only its own words, and marks those that differ', () => {
    const html = shown(change('1'));
    expect(html).toMatch(/The plan<\/p><p[^>]*>Pay within <del[^>]*>ten<\/del> days\./);
    expect(html).toMatch(/The letter<\/p><p[^>]*>Pay within <ins[^>]*>seven<\/ins> days\./);
    expect(html).not.toMatch(/<del[^>]*>ten<\/del><ins/);
    expect(textOf(html)).toContain('Your words');
  });

  test('shows a new part whole, and lists what was dropped apart', () => {
    const text = textOf(shown(change('1', { was: null, now: 'We add this.' }), change('2', { now: null })));
    expect(text).toMatch(/Changes \(1\).*New in the letter We add this\..*Dropped \(1\).*no longer in the letter/);
    expect(text).toContain('Taken out by you');
  });

  test('has a chip for each figure of the new words, and says of one that is on no file that it is not', () => {
    const html = shown(change('1', { now: 'Release $23,418.09 by March 5, 2026.' }));
    const chips = [...html.matchAll(/<button[^>]*data-traced="(true|false)"[^>]*>(.*?)<\/button>/g)];
    expect(chips.map(([, traced, label]) => [traced, textOf(label ?? '')])).toEqual([
      ['true', '$23,418.09'],
      ['false', 'March 5, 2026 · not on file'],
    ]);
    expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
  });

  test('folds what was read before, day by day, and asks for the rest alone', () => {
    const text = textOf(
      shown(change('1', { read_on: '2026-11-27' }), change('2', { read_on: '2026-11-27' }), change('3')),
    );
    expect(text).toMatch(/Changes \(1\) Paragraph 3.*2 changes read on Nov(ember)? 27, 2026/);
  });

  test('says so where nothing differs from the plan', () => {
    expect(textOf(shown())).toContain('every paragraph says what its plan says');
  });
});

test('one button says what is recorded, whatever the number of changes', () => {
  expect([0, 1, 9].map(pressText)).toEqual([
    'I have read the whole letter and its exhibits',
    'I have read the whole letter and its exhibits, and this change',
    'I have read the whole letter and its exhibits, and these 9 changes',
  ]);
});

test('each change says whose words it is', () => {
  const said = (by: Change['by'], now: string | null = 'x') => authorText({ by, now });
  expect([
    said({ kind: 'attorney', name: 'Sam Lee', mine: false }),
    said({ kind: 'staff', name: 'Riley', mine: false }),
    said({ kind: 'staff', name: 'Riley', mine: false }, null),
    said({ kind: 'suggestion', name: 'Riley', mine: false }),
    said({ kind: 'suggestion', name: 'Jordan', mine: true }),
    said({ kind: 'model', name: 'a model', mine: false }),
    said({ kind: 'program', name: '', mine: false }),
  ]).toEqual([
    'Words of the attorney Sam Lee',
    'Words of staff (Riley)',
    'Taken out by staff (Riley)',
    'Suggested by Riley, and accepted',
    'Suggested by you, and accepted',
    'Words of a language model (a model)',
    'By the program',
  ]);
});
