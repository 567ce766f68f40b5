import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterStatus } from '../../../../domain/letters/letter.ts';
import { sampleLetter } from '../../../../testing/letters/sample-letter.ts';
import type { LetterActions } from '../editor/use-letter-actions.ts';
import { barringPoints } from './approval.ts';
import { DecideTab } from './decide-tab.tsx';

const finding = {
  severity: 'red',
  check: 'fact',
  words: '$9',
  key: 'fact:1',
  block_id: null,
  why: 'The file says $8.',
} as const;

function letterOf(status: LetterStatus) {
  return {
    status,
    engine: 'template',
    model: null,
    version: 1,
    decisions: [],
    verdict: { checked: 3, findings: [finding] },
    confirmed: [],
    authorities: [],
    may: { approve: false },
  } as unknown as LetterView;
}
const redrafting = { isError: false, isPending: false } as LetterActions['redraft'];
const shown = (status: LetterStatus) =>
  renderToStaticMarkup(
    <DecideTab
      letter={letterOf(status)}
      paper={sampleLetter}
      unsaved={false}
      confirming={[]}
      onConfirm={() => undefined}
      onTake={() => undefined}
      onGo={() => undefined}
      onPlace={() => undefined}
      redrafting={redrafting}
    />,
  );

test('a superseded letter says that it was never sent, and lists nothing to decide', () => {
  expect(shown('superseded')).toContain('superseded by a newer one and never left');
  expect(shown('superseded')).not.toMatch(/Blocks approval|has left/);
  expect(barringPoints(letterOf('superseded'), 'sending')).toEqual([]);
});

test('a letter in review lists its findings, and a sent one says that it has left', () => {
  expect(shown('in_review')).toContain('Blocks approval');
  expect(barringPoints(letterOf('in_review'), 'sending')).toHaveLength(1);
  expect(shown('sent')).toContain('This letter has left');
});
