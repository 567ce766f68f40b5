import { expect, test } from 'vitest';
import type { KnowledgeList } from '../../contract/knowledge.ts';
import { shownChoices, type KnowledgeAddress } from './knowledge-address.ts';
import { rowsShown } from './knowledge-rows.ts';

const by = { by: 'Jordan Avery', at: '2026-11-20T10:00:00Z' };
const authority = (
  id: string,
  more: Partial<KnowledgeList['authorities'][number]> = {},
): KnowledgeList['authorities'][number] => ({
  id,
  citation: `Citation of ${id}`,
  title: 'Good faith',
  kind: 'processor_agreement',
  jurisdiction: 'CA',
  source: 'read in a copy · confidence high',
  use: 'usable',
  confirmed: null,
  retired: null,
  ...more,
});
const list: KnowledgeList = {
  knowledge_hash: 'a',
  clauses_hash: 'b',
  authorities: [
    authority('plain'),
    authority('confirmed', { confirmed: by }),
    authority('gone', { retired: { ...by, reason: 'Old.' } }),
    authority('never', { use: 'do_not_cite' }),
    authority('weighed', { use: 'analysis_only' }),
  ],
  clauses: [
    {
      id: 'opening.first',
      family: 'opening',
      kind: 'paragraph',
      text: 'We represent the Merchant.',
      confirmed: by,
      retired: null,
    },
    { id: 'demand.all', family: 'demand', kind: 'list', text: 'We ask for:', confirmed: null, retired: null },
  ],
  processors: [
    { id: 'stripe', name: 'Stripe', entity: null, address: 'x', address_usable: false, governing_law: null },
  ],
  states: [
    {
      id: 'CA',
      name: 'California',
      years: 4,
      citation: 'Cal. Code Civ. Proc. § 337',
      confidence: 'high',
      small_claims_usd: 6250,
    },
  ],
};
const shown = (more: Partial<KnowledgeAddress>) =>
  rowsShown(list, { tab: 'authorities', q: '', show: 'all', ...more }).map(({ id }) => id);

test('each filter shows its own rows', () => {
  expect(Object.fromEntries(shownChoices.map((show) => [show, shown({ show })]))).toEqual({
    all: ['plain', 'confirmed', 'gone', 'never', 'weighed'],
    usable: ['plain', 'confirmed'],
    analysis_only: ['weighed'],
    do_not_cite: ['never'],
    unconfirmed: ['plain'],
    retired: ['gone'],
  });
  expect(shown({ tab: 'clauses', show: 'unconfirmed' })).toEqual(['demand.all']);
});

test("every word must match, in any order; another tab's filter is ignored", () => {
  expect(shown({ q: 'FAITH  never' })).toEqual(['never']);
  expect(shown({ q: 'agreement' })).toHaveLength(5);
  expect(shown({ q: '=1+1' })).toEqual([]);
  expect(shown({ tab: 'clauses', show: 'do_not_cite' })).toHaveLength(2);
  expect(shown({ tab: 'states', show: 'retired', q: 'california 337' })).toEqual(['CA']);
  expect(shown({ tab: 'processors', q: 'not known' })).toEqual(['stripe']);
});
