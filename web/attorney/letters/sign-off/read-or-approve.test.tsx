import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { textOf } from '../../../../testing/web/shown.tsx';
import { ReadBy, ReadOrApprove } from './read-or-approve.tsx';

const reading = { attorney_name: 'Jordan Avery', on: '2026-11-27', sha256: '0', changes: 2 };
const letterWith = (more: object) =>
  ({ version: 3, reading: null, decisions: [], may: { approve: true }, ...more }) as unknown as LetterView;
const button = (more: object, barred = false, readable = true) =>
  renderToStaticMarkup(
    <ReadOrApprove letter={letterWith(more)} barred={barred} readable={readable} onDialog={() => undefined} />,
  );

test('a letter is read before it is approved, though other points still bar its approval', () => {
  expect(textOf(button({}))).toBe('Read version 3…');
  expect(button({}, true)).not.toContain('disabled=""');
  expect(button({}, true, false)).toContain('disabled=""');
  expect(textOf(button({ reading }))).toBe('Approve version 3…');
  expect(button({ reading }, true)).toContain('disabled=""');
});

test('whoever may not approve is asked to read nothing, and a letter of another day is dated first', () => {
  expect(textOf(button({ may: { approve: false } }, true))).toBe('Approve version 3…');
  expect(button({ decisions: [{ key: 'date:stale' }] })).toBe('');
});

test('the desk says who has read the letter, and on which day', () => {
  expect(textOf(renderToStaticMarkup(<ReadBy letter={letterWith({ reading })} />))).toBe(
    'Read whole by Jordan Avery on November 27, 2026.',
  );
  expect(renderToStaticMarkup(<ReadBy letter={letterWith({})} />)).toBe('');
});
