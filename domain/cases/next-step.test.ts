import { describe, expect, test } from 'vitest';
import { nextStepOf, type MerchantAction } from './next-step.ts';
import type { StageView } from './stage.ts';

const action = (kind: MerchantAction['kind'], due_on: string | null = null): MerchantAction => {
  const known = { words: `${kind}.`, due_on };
  return kind === 'sign_paper' || kind === 'mail_original' ? { ...known, kind, paper: 'notice' } : { ...known, kind };
};
const theCase = (name: string, actions: MerchantAction[] = [], stage: Partial<StageView> = {}) => ({
  name,
  actions,
  stage: { stage: 'with_attorney', label: '', next: '', owner: 'attorney', due_on: null, ...stage } as StageView,
});

describe('the next step', () => {
  test('is the action where a day of silence costs most, whichever case it belongs to', () => {
    const kinds: MerchantAction['kind'][] = [
      'answer_offer',
      'sign_agreement',
      'confirm_facts',
      'sign_paper',
      'mail_original',
      'read_message',
      'add_documents',
      'complete_details',
    ];
    for (const [index, kind] of kinds.entries()) {
      const later = kinds.slice(index + 1).map((each) => action(each, '2026-11-01'));
      const own = theCase('own', [action(kind)]);
      expect(nextStepOf([theCase('other', later), own])).toEqual({ kind: 'act', action: action(kind), of: own });
    }
  });

  test('is, of two actions of one kind, the one due first; one without a due day comes last', () => {
    const offer = (name: string, day: string | null) => theCase(name, [action('answer_offer', day)]);
    const cases = [offer('undated', null), offer('later', '2026-12-03'), offer('first', '2026-12-01')];
    expect(nextStepOf(cases)).toMatchObject({ kind: 'act', of: { name: 'first' } });
  });

  test('is the unfinished application, unless a case waits for something with a deadline', () => {
    expect(nextStepOf([], true)).toEqual({ kind: 'continue_draft' });
    expect(nextStepOf([theCase('a', [action('read_message')])], true)?.kind).toBe('continue_draft');
    expect(nextStepOf([theCase('a', [action('sign_agreement')])], true)).toMatchObject({
      kind: 'act',
      action: { kind: 'sign_agreement' },
    });
  });

  test('with nothing to do, says who acts next and by when: the earliest day of an open case', () => {
    const ended = theCase('ended', [], { owner: 'nobody', due_on: '2026-01-01' });
    const soon = theCase('soon', [], { owner: 'processor', due_on: '2026-12-01' });
    const cases = [ended, theCase('undated'), theCase('later', [], { due_on: '2026-12-09' }), soon];
    expect(nextStepOf(cases)).toEqual({ kind: 'wait', of: soon });
    expect(nextStepOf([ended, theCase('undated')])).toMatchObject({ kind: 'wait', of: { name: 'undated' } });
    expect(nextStepOf([ended])).toEqual({ kind: 'rest' });
    expect(nextStepOf([])).toBeNull();
  });
});
