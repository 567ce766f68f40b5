import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { KnowledgeEntry } from '../../contract/knowledge.ts';
import { AreaContext } from './area.ts';
import { EntryMarks } from './entry-marks.tsx';
import type { EntryWork } from './use-entry.ts';

const entry: KnowledgeEntry = {
  kind: 'authority',
  id: 'own-0198f000-0000-7000-8000-000000000001',
  title: 'Okafor v. Prairie Card Servs., Inc.',
  about: '',
  use: 'usable',
  details: [],
  source_url: null,
  uses: [],
  used_by: [],
  confirmed: null,
  retired: null,
  barred_by: null,
  confirmed_before: null,
  history: [],
  unsent_letters: { count: 0, capped: false },
};
const work = { confirm: { isPending: false }, retire: {}, restore: {} } as unknown as EntryWork;
const shown = (more: Partial<KnowledgeEntry>): string =>
  renderToStaticMarkup(
    <AreaContext value={{ base: '/attorney/knowledge', mayConfirm: true }}>
      <EntryMarks entry={{ ...entry, ...more }} work={work} />
    </AreaContext>,
  );

test('an attorney confirms what another added', () => {
  expect(shown({})).toContain('I have read it: confirm');
  expect(shown({})).toContain('No attorney has confirmed it yet.');
});

test('an attorney who may not confirm an entry sees why, and gets no button for it', () => {
  const own = shown({ barred_by: 'You added this authority; another attorney confirms it.' });
  expect(own).toContain('You added this authority; another attorney confirms it.');
  expect(own).not.toContain('I have read it: confirm');
  expect(own).toContain('Retire…');
});
