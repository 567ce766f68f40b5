import { describe, expect, test } from 'vitest';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter } from '../draft-letter.ts';
import { changesFromPlan, plannedBlocks } from './planned-letter.ts';

describe.each(goldens)('the golden letter $name', ({ request }) => {
  const { document, factSheet } = draftLetter(request);

  test('is what its plan says, block by block', () => {
    expect(JSON.parse(JSON.stringify(plannedBlocks(factSheet)))).toEqual(document.blocks);
  });

  test('has no change as it was drafted', () => {
    expect(changesFromPlan(document, factSheet)).toEqual([]);
  });

  test('shows a changed, a dropped and a new paragraph, old beside new', () => {
    const [first, second, ...rest] = document.blocks;
    if (!first || !second) throw new Error('too short');
    const own = { ...first, id: 'own', clause_id: null, text: 'We add this.', fact_refs: [], authority_refs: [] };
    const edited = { ...document, blocks: [{ ...first, text: `${first.text} And this.` }, own, ...rest] };
    expect(
      changesFromPlan(edited, factSheet).map(({ key, mine, theirs }) => [key, mine === null, theirs === null]),
    ).toEqual([
      [`block:${first.id}`, false, false],
      ['block:own', false, true],
      [`block:${second.id}`, true, false],
    ]);
  });
});
