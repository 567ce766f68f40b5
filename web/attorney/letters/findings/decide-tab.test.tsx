import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterStatus } from '../../../../domain/letters/letter.ts';
import { sampleLetter } from '../../../../testing/letters/sample-letter.ts';
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
    changes: [],
    version: 1,
    decisions: [],
    verdict: { checked: 3, findings: [finding] },
    confirmed: [],
    authorities: [],
    may: { approve: false },
    returned: null,
    required_channel: { channel: 'certified_mail', address: [], source: null },
    deliveries: [{ channel: 'certified_mail', status: 'to_print', copy: false }],
  } as unknown as LetterView;
}
const shown = (letter: LetterView) =>
  renderToStaticMarkup(
    <DecideTab
      letter={letter}
      paper={sampleLetter}
      unsaved={false}
      confirming={[]}
      onConfirm={() => undefined}
      onTake={() => undefined}
      onGo={() => undefined}
      onPlace={() => undefined}
      redraft="Draft the letter again"
    />,
  );

test('a superseded letter says that it was never sent, and lists nothing to decide', () => {
  expect(shown(letterOf('superseded'))).toContain('superseded by a newer one and never left');
  expect(shown(letterOf('superseded'))).not.toMatch(/Blocks approval|has left/);
  expect(barringPoints(letterOf('superseded'), 'sending')).toEqual([]);
});

test('a letter in review lists its findings, and one that is out says how far it has come', () => {
  expect(shown(letterOf('in_review'))).toContain('Blocks approval');
  expect(barringPoints(letterOf('in_review'), 'sending')).toHaveLength(1);
  expect(shown(letterOf('sent'))).toContain('Posted. Nothing is to be decided.');
  expect(shown(letterOf('sending'))).toContain('Printed, not posted yet. Nothing is to be decided.');
});

test('what another draft settles has its button', () => {
  const decision = { key: 'case:changed', text: 'It changed.', owner: 'attorney', bars: 'approval', place: 'letter' };
  const letter = { ...letterOf('in_review'), decisions: [decision], may: { approve: false, edit: true } };
  expect(shown(letter as unknown as LetterView)).toContain('Draft the letter again');
  expect(shown(letterOf('in_review'))).not.toContain('Draft the letter again');
});
