import { describe, expect, test } from 'vitest';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter } from '../draft-letter.ts';
import { changesFromPlan, plannedBlocks } from './planned-letter.ts';

describe.each(goldens)('the golden letter $name', ({ request }) => {
  const { document, factSheet } = draftLetter({ ...request, mailingAddress: null });

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

test('an address that somebody entered shows as a change from the file, also once carried into a draft', () => {
  const golden = goldens.find(({ request }) => request.packet === undefined && request.letterType === 'initial');
  if (!golden) throw new Error('no golden letter');
  const onFile = draftLetter({ ...golden.request, mailingAddress: null });
  const { address_lines } = onFile.document.addressee;
  const carried = draftLetter({ ...golden.request, mailingAddress: ['1 Example Way', 'Springfield, IL 62701'] });
  const change = { key: 'addressee', theirs: [onFile.document.addressee.name, ...address_lines].join('\n') };
  expect(changesFromPlan(carried.document, carried.factSheet)).toMatchObject([
    { ...change, mine: expect.stringContaining('1 Example Way') },
  ]);
  const typed = { ...onFile.document, addressee: { ...onFile.document.addressee, address_lines: ['2 Example Way'] } };
  expect(changesFromPlan(typed, onFile.factSheet)).toMatchObject([
    { ...change, mine: expect.stringContaining('2 Example Way') },
  ]);
});
