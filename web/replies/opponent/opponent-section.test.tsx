import { expect, test, vi } from 'vitest';
import type { OpponentView } from '../../../contract/opponent.ts';
import { shown, textOf } from '../../../testing/web/shown.tsx';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { OpponentSection } = await import('./opponent-section.tsx');
const { orpc } = await import('../../api/api.ts');

const nothing: OpponentView = { case_id: 'c1', counsel: [], sealed: [], records: [], files: [], may_decide: true };
const page = (view: Partial<OpponentView>) =>
  textOf(
    shown(<OpponentSection caseId="c1" level="h2" />, {
      known: [[orpc.letters.getOpponent.queryKey({ input: { id: 'c1' } }), { ...nothing, ...view }]],
    }),
  );
const counsel = {
  id: 'k1',
  name: 'Jane Roe',
  firm: 'Roe LLP',
  email: 'jane@roe.example',
  address_lines: ['12 Main Street', 'Omaha, NE 68102'],
  acting_since: '2026-11-20',
  entered_by: 'Sam Staff',
  entered_at: '2026-11-21T10:00:00.000Z',
  confirmed_by: null,
  ended: null,
};
const sealed = {
  id: 'f1',
  filename: 'from-roe.pdf',
  came: 'By email from Jane Roe.',
  sealed_by: 'Sam Staff',
  sealed_at: '2026-11-21T10:00:00.000Z',
  decided: null,
};
const record = {
  letter_id: 'l1',
  letter_type: 'initial' as const,
  dated: '2026-11-24',
  fact: 'held_amount' as const,
  label: 'amount withheld',
  stated: '$12,500.00',
  recorded: '$12,000.00',
  correction: 'Our demand stated it otherwise.',
  explained: null,
};

test('the processor’s side says that no lawyer answers, and how a file that came by mistake is sealed', () => {
  expect(page({})).toBe(
    'The processor’s side No lawyer answers for the processor. Record a lawyer Mail that came to us by mistake is not read. Seal a file',
  );
});

test('counsel is asked to confirm the lawyer whom staff recorded, and staff are not', () => {
  expect(page({ counsel: [counsel] })).toMatch(
    /Nothing leaves until the attorney of this case has confirmed it\. .*Confirm this lawyer No longer acts/,
  );
  expect(page({ counsel: [counsel], may_decide: false })).not.toContain('Confirm this lawyer');
  const confirmed = page({ counsel: [{ ...counsel, confirmed_by: 'Ada Counsel' }] });
  expect(confirmed).toContain('Every letter goes to this lawyer; a contractual notice also to its address.');
  expect(confirmed).not.toContain('Confirm this lawyer');
});

test('a sealed file shows how it came and nothing to open, and counsel alone decides', () => {
  const text = page({ sealed: [sealed] });
  expect(text).toContain('from-roe.pdf is sealed unread. The attorney of this case decides. By email from Jane Roe.');
  expect(text).toContain('Decide on from-roe.pdf');
  expect(page({ sealed: [sealed], may_decide: false })).not.toContain('Decide');
});

test('a record that contradicts a letter shows the sentence of the next, or who explained it and why', () => {
  expect(page({ records: [record] })).toMatch(
    /Our letter of November 24, 2026 stated the amount withheld as \$12,500\.00; the case has \$12,000\.00\..*Our demand stated it otherwise\. Explain the amount withheld/,
  );
  const explained = { reason: 'It is another account.', by: 'Ada Counsel', at: '2026-12-01T10:00:00.000Z' };
  const text = page({ records: [{ ...record, explained }] });
  expect(text).toContain('Explained by Ada Counsel, Dec 1, 2026: It is another account.');
  expect(text).not.toContain('Our demand stated it otherwise.');
});
