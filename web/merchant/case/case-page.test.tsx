import { expect, test, vi } from 'vitest';
import { casePageStates, type CasePageState } from '../../../testing/cases/case-page-states.ts';
import { pageContradictions } from '../../../testing/case-page-contradictions.ts';
import { shown, textOf } from '../../../testing/web/shown.tsx';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { orpc } = await import('../../api/api.ts');
const { CasePage } = await import('./case.tsx');
const { packetQuery } = await import('../../packet/use-packet.ts');
const { papersQuery } = await import('../../papers/use-papers.ts');
const { counselUnreadQuery } = await import('../../messages/use-counsel-unread.ts');
const { threadPages } = await import('../../messages/thread-pages.ts');

const now = new Date();
const states = casePageStates(now);

function page({ case: theCase, ledger, papers, packet, messages, counsel }: CasePageState): string {
  const { id } = theCase;
  const pages = (only: object) => ({ pages: [only], pageParams: [undefined] });
  return shown(<CasePage theCase={theCase} />, {
    at: `/dashboard/cases/${id}`,
    known: [
      [orpc.money.getLedger.queryKey({ input: { id } }), ledger],
      [papersQuery(id).queryKey, papers],
      [packetQuery(id).queryKey, packet],
      [orpc.messages.list.infiniteOptions(threadPages(id)).queryKey, pages(messages)],
      [counselUnreadQuery(id).queryKey, counsel],
    ],
  });
}

test.each(states)('$name: no sentence of the page contradicts another', (state) => {
  expect(pageContradictions(state, textOf(page(state)), now)).toEqual([]);
});

test.each(states)('$name: one button is the page’s own', (state) => {
  expect(page(state).split('button--primary')).toHaveLength(2);
});

test('a page that hides what is owed, keeps silent about late work, or asks after the end is found out', () => {
  const state = (name: string) => states.find((each) => each.name === name) ?? expect.fail(name);
  const wrong = (name: string, says: string) => pageContradictions(state(name), says, now);
  expect(wrong('received', 'Nothing for you to do now.')).not.toEqual([]);
  expect(
    wrong('with the attorney, late, without a new day', 'Nothing for you to do now. Your attorney acts next.'),
  ).toEqual([expect.stringContaining('late, and the headline says nothing'), 'late, and the headline names no phone']);
  expect(wrong('closed without money', 'Nothing to do. By December 4, 2026.')).toEqual(['ended, and something is due']);
  expect(wrong('closed without money', 'Nothing to do. Version that governs')).toEqual([
    'a word of the desk: Version that governs',
  ]);
});
