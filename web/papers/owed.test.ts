import { expect, test } from 'vitest';
import type { PacketView } from '../../contract/packet.ts';
import type { CasePapersView, PaperView } from '../../contract/papers.ts';
import { nextStepOf } from '../../domain/cases/next-step.ts';
import { paperKinds, paperRow, type PaperKind } from '../../domain/papers/kinds.ts';
import { owedByMerchant } from './owed.ts';

const paper = (kind: PaperKind, sign: boolean): PaperView => ({
  kind,
  title: paperRow(kind).title,
  text: '',
  spanish: null,
  text_sha256: '0'.repeat(64),
  missing: [],
  signatures: [],
  in_force: false,
  stale: null,
  asked: sign,
  by_hand: [],
  original_open: [],
  owed: sign && !paperRow(kind).optional,
  may: { sign, withdraw: false, record: null },
});
const signature: PaperView['signatures'][number] = {
  id: 's',
  party: 'merchant',
  name: 'Ada Byron',
  at: '2026-11-24T10:00:00.000Z',
  address: '192.0.2.1',
  drawn: null,
  sha256: '1'.repeat(64),
  by_hand: { on: '2026-11-24', file_id: 'f', original: [] },
};
const papers = (more: Partial<CasePapersView>): CasePapersView => ({
  case_id: 'c',
  version: 1,
  items: [],
  answers: [],
  may_answer: true,
  expected_names: [],
  inquiry: null,
  people: { handler: null, attorney: null },
  mail_to: [],
  ...more,
});
type Asks = Pick<PacketView, 'asks' | 'notice_given' | 'form'>;
const packet = (met: boolean, notice_given = false) =>
  ({
    asks: [{ id: 'documents', says: 'A document.', who: 'merchant', met, turn: 'now' }],
    notice_given,
    form: null,
  }) satisfies Asks as PacketView;
const kinds = (...given: Parameters<typeof owedByMerchant>) => owedByMerchant(...given).map(({ kind }) => kind);

test('a paper of any kind is a step exactly when the merchant can sign it and must', () => {
  for (const kind of paperKinds)
    for (const sign of [true, false]) {
      const owed = kinds([], papers({ items: [paper(kind, sign)] }), undefined);
      expect([kind, owed]).toEqual([kind, sign && !paperRow(kind).optional ? ['sign_paper'] : []]);
    }
});

test('a paper signed by hand is printed, signed and mailed, and its original is owed until it is in hand', () => {
  const notice = { ...paper('notice', true), by_hand: ['merchant' as const] };
  expect(owedByMerchant([], papers({ items: [notice] }), undefined)).toMatchObject([
    {
      kind: 'sign_paper',
      words: 'Print, sign by hand and mail the paper that your processor’s agreement asks for: Notice of dispute.',
    },
  ]);
  const signed = { ...notice, owed: false, signatures: [signature], may: { ...notice.may, sign: false } };
  const open = (original_open: PaperView['original_open'], asked = true) =>
    kinds([], papers({ items: [{ ...signed, asked, original_open }] }), undefined);
  expect(open(['received', 'compared'])).toEqual(['mail_original']);
  expect(open(['compared'])).toEqual([]);
  expect(open(['received', 'compared'], false)).toEqual([]);
});

test('originals are mailed together: none is owed while another paper of the case is still to be signed by hand', () => {
  const notice: PaperView = { ...paper('notice', false), by_hand: ['merchant'], asked: true };
  const signed: PaperView = { ...notice, signatures: [signature], original_open: ['received'] };
  const items = [signed, { ...notice, kind: 'authorization' as const }];
  expect(kinds([], papers({ items }), undefined)).toEqual([]);
  expect(kinds([], papers({ items: [signed] }), undefined)).toEqual(['mail_original']);
});

test('a step that the case knows of itself stands while its paper can be signed, and once', () => {
  const engage = { kind: 'engage' as const, words: 'Engage.', due_on: '2026-12-01' };
  expect(owedByMerchant([engage], undefined, undefined)).toEqual([engage]);
  expect(owedByMerchant([engage], papers({ items: [paper('engagement', true)] }), undefined)).toEqual([engage]);
  expect(owedByMerchant([engage], papers({ items: [paper('engagement', false)] }), undefined)).toEqual([]);
});

test('answers that the notice lacks are one step that says how many, and none once they are given or closed', () => {
  const answers = ['accountName', 'accountEmail', 'accountPhone'].map((name) => ({ name, answer: '' }));
  expect(owedByMerchant([], papers({ answers }), undefined)).toMatchObject([
    { kind: 'answer_for_notice', words: '3 answers so that your notice counts.' },
  ]);
  const one = answers.map((each, index) => (index === 0 ? each : { ...each, answer: 'x' }));
  expect(owedByMerchant([], papers({ answers: one }), undefined)[0]?.words).toBe(
    'One answer so that your notice counts.',
  );
  expect(kinds([], papers({ answers, may_answer: false }), undefined)).toEqual([]);
  expect(kinds([], papers({ answers: answers.map((each) => ({ ...each, answer: 'x' })) }), undefined)).toEqual([]);
});

test('a document that the notice must bring is owed once, until the notice is given', () => {
  expect(kinds([], undefined, packet(false))).toEqual(['add_documents']);
  expect(kinds([{ kind: 'add_documents', words: '', due_on: null }], undefined, packet(false))).toEqual([
    'add_documents',
  ]);
  expect(kinds([], undefined, packet(true))).toEqual([]);
  expect(kinds([], undefined, packet(false, true))).toEqual([]);
});

test('a form is filled in as a step once its blank is there, until it came back', () => {
  const withForm = (filled: object | null, may: boolean) =>
    ({ ...packet(true), form: { filled }, may: { return_form: may } }) as unknown as PacketView;
  expect(kinds([], undefined, withForm(null, true))).toEqual(['fill_form']);
  expect(kinds([], undefined, withForm(null, false))).toEqual([]);
  expect(kinds([], undefined, withForm({}, true))).toEqual([]);
});

test('the headline is the first of what is owed, and waits for others only when nothing is', () => {
  const stage = { stage: 'with_attorney', label: '', next: '', owner: 'attorney', due_on: null } as const;
  const stepOf = (actions: ReturnType<typeof owedByMerchant>) => nextStepOf([{ stage, actions }]);
  expect(stepOf(owedByMerchant([], papers({}), packet(true)))?.kind).toBe('wait');
  for (const [items, met] of [
    [[paper('notice', true)], true],
    [[], false],
  ] as const)
    expect(stepOf(owedByMerchant([], papers({ items: [...items] }), packet(met)))?.kind).toBe('act');
});

test('unread messages of their attorney are something to do, so that the headline does not say that nothing is', () => {
  const stage = { stage: 'with_attorney', label: '', next: '', owner: 'attorney', due_on: null } as const;
  const owed = owedByMerchant([], papers({}), packet(true), { unread: 2 });
  expect(owed).toEqual([{ kind: 'read_counsel', words: 'Read 2 new messages of your attorney.', due_on: null }]);
  expect(nextStepOf([{ stage, actions: owed }])?.kind).toBe('act');
});
