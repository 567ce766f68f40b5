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

test('a letter must be read before it is approved, and can be read while other points bar its approval', () => {
  expect(textOf(button({}))).toBe('Read version 3…');
  expect(button({}, true)).not.toContain('disabled=""');
  expect(button({}, true, false)).toContain('disabled=""');
  expect(textOf(button({ reading }))).toBe('Approve version 3…');
  expect(button({ reading }, true)).toContain('disabled=""');
});

test('a user who may not approve is not asked to read, and a letter with an old date must be dated again first', () => {
  expect(textOf(button({ may: { approve: false } }, true))).toBe('Approve version 3…');
  expect(button({ decisions: [{ key: 'date:stale' }] })).toBe('');
});

test('the desk shows who has read the letter, and on which day', () => {
  expect(textOf(renderToStaticMarkup(<ReadBy letter={letterWith({ reading })} />))).toBe(
    'Read whole by Jordan Avery on November 27, 2026.',
  );
  expect(renderToStaticMarkup(<ReadBy letter={letterWith({})} />)).toBe('');
});
