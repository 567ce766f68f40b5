import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { sampleLetter } from '../../../../testing/letters/sample-letter.ts';
import { textOf } from '../../../../testing/web/shown.tsx';
import type { Finding } from '../../../../domain/letters/letter.ts';
import { unopenedIn } from '../sign-off/unopened.ts';
import { Changes } from './changes.tsx';
import { Marks } from './marks.tsx';
import { NotOpened } from './not-opened.tsx';
import { authorText, pressText, type Change } from './reading-texts.ts';

const change = (key: string, more: Partial<Change> = {}): Change => ({
  key,
  label: `Paragraph ${key}`,
  block_id: key,
  from: 'plan',
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
  test('shows the old and the new text side by side, each with only its own words, and marks the differences', () => {
    const html = shown(change('1'));
    expect(html).toMatch(/As drafted<\/p><p[^>]*>Pay within <del[^>]*>ten<\/del> days\./);
    expect(html).toMatch(/As it is now<\/p><p[^>]*>Pay within <ins[^>]*>seven<\/ins> days\./);
    expect(html).not.toMatch(/<del[^>]*>ten<\/del><ins/);
    expect(textOf(html)).toContain('Your words');
  });

  test('shows what a new date changed beside what was read before', () => {
    const html = shown(change('1', { from: 'reading' }), change('2', { from: 'reading', now: null }));
    expect(textOf(html)).toMatch(/As last read .*As it is now .*Last read, and no longer in the letter/);
  });

  test('shows a new part as a whole, and lists removals separately', () => {
    const text = textOf(shown(change('1', { was: null, now: 'We add this.' }), change('2', { now: null })));
    expect(text).toMatch(/Changes \(1\).*New in the letter We add this\..*Dropped \(1\).*no longer in the letter/);
    expect(text).toContain('Taken out by you');
  });

  test('has a chip for each figure of the new text, and says if a figure is not on file', () => {
    const html = shown(change('1', { now: 'Release $23,418.09 by March 5, 2026.' }));
    const chips = [...html.matchAll(/<button[^>]*data-traced="(true|false)"[^>]*>(.*?)<\/button>/g)];
    expect(chips.map(([, traced, label]) => [traced, textOf(label ?? '')])).toEqual([
      ['true', '$23,418.09'],
      ['false', 'March 5, 2026 · not on file'],
    ]);
    expect(html.match(/aria-expanded="false"/g)).toHaveLength(2);
  });

  test('folds the changes read before, by day, and asks only about the rest', () => {
    const text = textOf(
      shown(change('1', { read_on: '2026-11-27' }), change('2', { read_on: '2026-11-27' }), change('3')),
    );
    expect(text).toMatch(/Changes \(1\) Paragraph 3.*2 changes read on Nov(ember)? 27, 2026/);
  });

  test('says if nothing differs from the draft', () => {
    expect(textOf(shown())).toContain('every paragraph stands as it was drafted');
  });
});

test('the one button says what pressing it records, for any number of changes', () => {
  expect([0, 1, 9].map((unread) => pressText(unread, { exhibits: true }))).toEqual([
    'I have read the whole letter and its exhibits',
    'I have read the whole letter and its exhibits, and this change',
    'I have read the whole letter and its exhibits, and these 9 changes',
  ]);
});

test('the button of a letter without exhibits does not mention exhibits', () =>
  expect(pressText(2, { exhibits: false })).toBe('I have read the whole letter, and these 2 changes'));

test('the files not opened are linked beside the button, the exhibits only if a book is bound', () => {
  const seen = { seen_at: null, exhibits_seen_at: null, exhibits_sha256: 'b'.repeat(64) };
  expect(unopenedIn(seen)).toEqual(['letter', 'exhibits']);
  expect(unopenedIn({ ...seen, exhibits_sha256: null })).toEqual(['letter']);
  expect(unopenedIn({ ...seen, seen_at: '2026-11-28T10:00:00Z' })).toEqual(['exhibits']);
  const letter = { ...letterWith(), id: 'l1', version: 4 };
  const html = renderToStaticMarkup(<NotOpened letter={letter} unopened={unopenedIn(seen)} />);
  expect(textOf(html)).toBe(
    'Not opened by you yet: the PDF of version 4 (opens a new window) and the exhibit book (opens a new window) .',
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/api/letters/l1/pdf',
    '/api/letters/l1/exhibits.pdf',
  ]);
});

const row = (key: string, more: Partial<Finding> = {}): Finding => ({
  key,
  severity: 'red',
  check: 'concession',
  block_id: null,
  words: key,
  why: 'x',
  settle: 'reason',
  ...more,
});
test('a finding that was taken stays in the step, folded, and shows who took it', () => {
  const letter = {
    ...letterWith(),
    may: { approve: true },
    confirmed: ['one'],
    taken: [{ key: 'one', reason: 'It is so.', attorney_name: 'Jordan Avery', on: '2026-11-27' }],
    verdict: { ok: true, checked: 2, findings: [row('one')] },
  } as unknown as LetterView;
  const none = () => undefined;
  const text = textOf(
    renderToStaticMarkup(<Marks letter={letter} confirming={[]} onConfirm={none} onTake={none} onGo={none} />),
  );
  expect(text).toMatch(/^Marked by the verifier Nothing is open\. One is settled Settled .*Taken by Jordan Avery/);
});

test('each change names its author', () => {
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
