import { expect, test, vi } from 'vitest';
import type { Draft } from '../../../contract/application.ts';
import { emptyAnswers } from '../../../domain/intake/answers.ts';
import { casePageStates, type CasePageState } from '../../../testing/cases/case-page-states.ts';
import { shown, textOf } from '../../../testing/web/shown.tsx';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { orpc } = await import('../../api/api.ts');
const { NextStep } = await import('../case/next-step.tsx');
const { counselUnreadQuery } = await import('../../messages/use-counsel-unread.ts');
const { packetQuery } = await import('../../packet/use-packet.ts');
const { papersQuery } = await import('../../papers/use-papers.ts');
const { MyCases, myCasesOptions } = await import('./my-cases.tsx');

const states = casePageStates(new Date());
const noDraft: Draft = {
  version: 1,
  step: 0,
  uploads: [],
  updated_at: null,
  ai: null,
  last_submitted: null,
  answers: emptyAnswers(),
};

/** What is said of a case on its page, by the step of the dashboard, and by its card there. */
function saidOf({ case: theCase, listed, ledger, papers, packet, counsel }: CasePageState) {
  const { id } = theCase;
  const known: [readonly unknown[], unknown][] = [
    [orpc.money.getLedger.queryKey({ input: { id } }), ledger],
    [papersQuery(id).queryKey, papers],
    [packetQuery(id).queryKey, packet],
    [counselUnreadQuery(id).queryKey, counsel],
    [orpc.application.getDraft.queryKey(), noDraft],
    [myCasesOptions().queryKey, { pages: [{ items: [listed], next_cursor: null }], pageParams: [undefined] }],
  ];
  const dashboard = shown(<MyCases />, { known });
  const [step = '', card = ''] = dashboard.split('class="case-card"');
  return { page: shown(<NextStep theCase={theCase} />, { known }), step, card, dashboard };
}

/** The first duty with its day; undefined where nothing is to be done. */
const dutyOfStep = (html: string): string | undefined =>
  html.includes('step-block__action--sticks') ? inside(html, /<p class="step-block__says">(.*?)<\/p>/)[0] : undefined;
const dutyOfCard = (html: string): string | undefined => inside(html, /<li><p>(.*?)<\/p>/)[0];
/** What is late, since when, and whom to call. */
const lateIn = (html: string): string[] =>
  inside(html, /<span class="due due--over">(.*?)<\/span>/).filter((said) => said.includes('(202)'));

const inside = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(new RegExp(pattern, 'g'))].map(([, found = '']) => textOf(found));

test.each(states)('$name: the dashboard names the duty that the page of the case names first', (state) => {
  const { page, step, card } = saidOf(state);
  expect({ step: dutyOfStep(step), card: dutyOfCard(card) }).toEqual({
    step: dutyOfStep(page),
    card: dutyOfStep(page),
  });
});

test.each(states)('$name: the dashboard says what is late as the page of the case does', (state) => {
  const { page, step, card } = saidOf(state);
  expect({ step: lateIn(step), card: lateIn(card) }).toEqual({ step: lateIn(page), card: lateIn(page) });
  expect(lateIn(page)).toHaveLength(state.case.late ? 1 : 0);
});

test.each(states)('$name: where something is owed no screen says “nothing”, and one button stands out', (state) => {
  const { step, card, dashboard } = saidOf(state);
  expect([step, card].map((html) => /Nothing/.test(textOf(html)))).toEqual(
    dutyOfStep(step) ? [false, false] : [true, ['recovered', 'closed'].includes(state.case.stage.stage)],
  );
  expect(dashboard.split('button--primary')).toHaveLength(2);
});
