import { describe, expect, test } from 'vitest';
import { isCorrectedIn, type RecordAgainst } from '../domain/letters/records-against.ts';
import { formatCents } from '../domain/money/cents.ts';
import { generateAccount } from '../testing/cases/generate-account.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { draftLetter } from './draft-letter.ts';
import type { CaseFile } from './facts/case-file.ts';
import { longDate } from './text/display.ts';
import { letterAsText } from './text/render-text.ts';
import { verifyLetter } from './verify-letter.ts';

const counsel = {
  name: 'Jane Roe',
  firm: 'Roe & Partners LLP',
  email: 'jane@roe.example.com',
  address_lines: ['12 Main Street', 'Omaha, NE 68102'],
};
const drafted = (more: Partial<CaseFile>) =>
  draftLetter({
    caseFile: { ...fullCase('stripe'), ...more },
    letterType: 'follow_up',
    dated: '2026-12-14',
    firm,
    mailingAddress: ['1 Example Square', 'Springfield, OR 97477'],
    priorLetters: [{ letter_type: 'initial', sent_on: '2026-11-24' }],
  });
const findingsOf = ({ document, factSheet, plan }: ReturnType<typeof drafted>) =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;

describe('a lawyer who answers for the processor', () => {
  test('is who a demand is addressed to, at their own address and email, without a finding', () => {
    const draft = drafted({ opposing_counsel: counsel });
    expect(draft.document.addressee).toEqual({
      name: 'Jane Roe',
      address_lines: ['Roe & Partners LLP', '12 Main Street', 'Omaha, NE 68102'],
      email: 'jane@roe.example.com',
    });
    expect(draft.document.blocks[0]?.text).toBe('Dear Counsel:');
    expect(findingsOf(draft)).toEqual(findingsOf(drafted({})));
  });

  test('gets a copy of a notice, which stays at the address of its agreement', () => {
    const notices = Array.from({ length: 20 }, (_, seed) => {
      const account = generateAccount(seed, '2026-11-23');
      const plain = fullCase('paypal');
      const caseFile = { ...plain, fields: { ...plain.fields, ...account.fields } };
      const of = (more: Partial<CaseFile>) =>
        draftLetter({
          caseFile: { ...caseFile, ...more },
          letterType: 'initial',
          dated: '2026-11-23',
          firm,
          mailingAddress: null,
          packet: account.packet,
        });
      return { without: of({}), with: of({ opposing_counsel: counsel }) };
    }).filter(({ without }) => without.factSheet.situation.flags.includes('notice'));
    expect(notices.length).toBeGreaterThan(0);
    for (const { without, with: own } of notices) {
      expect(own.document.addressee).toEqual(without.document.addressee);
      expect(own.document.delivery_method).toBe(`${without.document.delivery_method}, and a copy to Jane Roe`);
      expect(findingsOf(own)).toEqual(findingsOf(without));
    }
  });

  test('is passed over by no text: another addressee is a red finding that nobody can take', () => {
    const draft = drafted({ opposing_counsel: counsel });
    const document = { ...draft.document, addressee: drafted({}).document.addressee };
    expect(findingsOf({ ...draft, document }).find(({ check }) => check === 'name')).toMatchObject({
      severity: 'red',
      why: 'Jane Roe answers for this processor, and the letter goes to them.',
    });
  });
});

describe('records that contradict a letter already sent', () => {
  const held = Number(fullCase('stripe').fields.held_amount_cents);
  const against: RecordAgainst[] = [
    {
      letter_id: '1',
      letter_type: 'initial',
      dated: '2026-11-24',
      fact: 'held_amount',
      label: 'amount withheld',
      value: held + 500_000,
      stated: formatCents(held + 500_000),
      recorded: formatCents(held),
    },
    {
      letter_id: '1',
      letter_type: 'initial',
      dated: '2026-11-24',
      fact: 'hold_started',
      label: 'first day of the hold',
      value: '2026-07-01',
      stated: 'July 1, 2026',
      recorded: longDate(String(fullCase('stripe').fields.hold_started_on)),
    },
  ];

  test('are corrected in the next letter after its opening, each proven by a fact', () => {
    const draft = drafted({ records_against: against });
    expect(letterAsText(draft.document)).toContain(
      `Our demand of November 24, 2026 stated the amount withheld as ${formatCents(held + 500_000)}. That is corrected: the amount withheld is ${formatCents(held)}.`,
    );
    expect(draft.document.blocks.slice(1, 3).map(({ id }) => id)).toEqual([
      'correction.held_amount',
      'correction.hold_started',
    ]);
    for (const record of against) expect(isCorrectedIn(draft.document, record)).toBe(true);
    for (const record of against) expect(isCorrectedIn(drafted({}).document, record)).toBe(false);
    const red = (each: ReturnType<typeof drafted>) => findingsOf(each).filter(({ severity }) => severity === 'red');
    expect(red(draft)).toEqual(red(drafted({})));
  });
});
