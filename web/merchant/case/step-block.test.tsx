import { expect, test, vi } from 'vitest';
import { nextStepOf, type MerchantAction } from '../../../domain/cases/next-step.ts';
import type { Late } from '../../../domain/cases/late.ts';
import type { StageView } from '../../../domain/cases/stage.ts';
import { shown, textOf } from '../../../testing/web/shown.tsx';
import type { Known } from './use-next-step.ts';
import { english } from '../../language/language.ts';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { StepBlock, whoActs } = await import('./step-block.tsx');

const theCase = (
  stage: Partial<StageView>,
  actions: MerchantAction[] = [],
  processor: 'paypal' | 'other' = 'paypal',
) => ({
  id: 'c1',
  processor,
  other_processor: null as string | null,
  legal_business_name: 'Finch LLC',
  stage: { stage: 'sent' as const, label: '', next: '', owner: 'processor' as const, due_on: null, ...stage },
  actions,
  late: null as Late | null,
  planned_on: null,
});
const block = (
  cases: ReturnType<typeof theCase>[],
  among: 'cases' | 'one-case',
  hasDraft = false,
  known: Known = 'known',
): string => {
  const step = nextStepOf(cases, hasDraft);
  return step ? shown(<StepBlock step={step} among={among} known={known} />) : '';
};
const far = '2999-12-01';

test('what to do is one sentence with its day and one link, and names its case if there are several', () => {
  const offered = theCase({}, [{ kind: 'answer_offer', words: 'Accept or decline the offer.', due_on: far }]);
  expect(textOf(block([offered], 'cases'))).toMatch(
    /^Your next step Accept or decline the offer\. By .*2999 ?\. Finch LLC See the offer$/,
  );
  expect(block([offered], 'cases')).toContain('href="/dashboard/cases/c1#offers"');
  expect(textOf(block([offered], 'one-case'))).not.toContain('Finch LLC');
  const paper: MerchantAction = { kind: 'sign_paper', words: 'Sign.', due_on: null, paper: 'notice' };
  expect(block([theCase({}, [paper])], 'one-case')).toContain('href="/dashboard/cases/c1/sign/notice"');
});

test('with nothing to do it says who acts next and by when; late work of ours with its day and whom to call', () => {
  expect(textOf(block([theCase({ due_on: far })], 'cases'))).toMatch(
    /^Your next step Nothing for you to do now\. We wait for PayPal ?\. By .*2999 ?\. Finch LLC See where it stands$/,
  );
  const late = { ...theCase({ owner: 'attorney' }), late: { what: 'attorney' as const, on: '2026-01-05' } };
  for (const among of ['cases', 'one-case'] as const)
    expect(textOf(block([late], among))).toMatch(
      /Nothing for you to do now\. We are late: the attorney’s review was due .*2026 ?\. Call .* for the new date\./,
    );
  expect(textOf(block([theCase({ owner: 'nobody' })], 'cases'))).toBe(
    'Your next step Nothing to do: no case of yours is open.',
  );
  expect(textOf(block([theCase({ owner: 'nobody' })], 'one-case'))).toBe(
    'Your next step Nothing to do: this case has ended. See the record of the case',
  );
});

test('while what is owed is not known, nobody is told that there is nothing to do', () => {
  for (const known of ['loading', 'failed'] as const)
    for (const among of ['cases', 'one-case'] as const) {
      for (const owner of ['attorney', 'nobody'] as const) {
        const says = textOf(block([theCase({ owner })], among, false, known));
        expect(says).toMatch(/needed of you/);
        expect(says).not.toContain('Nothing');
      }
    }
});

test('an application that was begun leads back into it', () => {
  expect(block([], 'cases', true)).toContain('href="/apply"');
});

test('a processor without a name, and a merchant seen by others, have their own sentence', () => {
  expect(whoActs(theCase({}, [], 'other'), english.t)).toBe('We wait for the processor');
  expect(whoActs({ ...theCase({}, [], 'other'), other_processor: 'Acme Payments' }, english.t)).toBe(
    'We wait for Acme Payments',
  );
  expect(whoActs(theCase({ owner: 'merchant' }), english.t)).toBe('The merchant acts next');
  expect(whoActs(theCase({ owner: 'attorney' }), english.t)).toBe('Your attorney acts next');
});
