import { expect, test } from 'vitest';
import type { MerchantAction } from '../../../../domain/cases/next-step.ts';
import { matchPath } from '../../../paths/paths.ts';
import { actionAddress, actionLabel, isOverdue } from './needed-action.ts';

const kinds: MerchantAction['kind'][] = [
  'sign_agreement',
  'confirm_facts',
  'sign_paper',
  'mail_original',
  'answer_offer',
  'read_message',
  'add_documents',
  'complete_details',
];
const action = (kind: MerchantAction['kind']): MerchantAction =>
  kind === 'sign_paper' || kind === 'mail_original'
    ? { kind, words: '', due_on: null, paper: 'notice' }
    : { kind, words: '', due_on: null };

test('each action has its own label and leads to an existing page', () => {
  expect(new Set(kinds.map((kind) => actionLabel(action(kind)))).size).toBe(kinds.length);
  for (const kind of kinds)
    expect(matchPath(new URL(actionAddress(action(kind), 'c1'), 'https://x.example').pathname)?.kind, kind).toBe('app');
});

test('a due date is overdue once the day is over at the firm, not at 8 p.m. in New York', () => {
  const evening = new Date('2026-11-22T01:00:00Z');
  expect([isOverdue('2026-11-21', evening), isOverdue('2026-11-20', evening), isOverdue(null, evening)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isOverdue('2026-11-21', new Date('2026-11-22T05:00:00Z'))).toBe(true);
});
