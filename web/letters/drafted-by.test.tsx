import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LetterView } from '../../contract/letter-view.ts';
import { DraftedBy, drafterText } from './drafted-by.tsx';

const change = (kind: LetterView['changes'][number]['by']['kind'], name: string): LetterView['changes'][number] => ({
  key: 'block:model.harm',
  label: 'Harm',
  block_id: 'model.harm',
  from: 'plan',
  was: null,
  now: 'The Merchant reports it.',
  hash: '0123456789abcdef',
  by: { kind, name, mine: false },
  read_on: null,
});
const drafted = { engine: 'embedded', model: null } as const;

test('a letter of the built-in drafter names the model of each paragraph that was accepted, and nobody else', () => {
  expect(drafterText({ ...drafted, changes: [change('attorney', 'Jordan Avery')] })).toBe('the built-in drafter');
  const changes = [change('model', 'small-0601'), change('model', 'small-0601'), change('model', 'other')];
  expect(
    renderToStaticMarkup(<DraftedBy {...drafted} changes={changes} engine_note={null} instructions={null} />),
  ).toContain('Drafted by the built-in drafter, with paragraphs by the language model small-0601 and other.');
});
