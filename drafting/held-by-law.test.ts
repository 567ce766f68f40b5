import { describe, expect, test } from 'vitest';
import { letterTypes, isOpen, type LetterType } from '../domain/letters/letter.ts';
import { processors, type Processor } from '../domain/processors.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { verifyLetter } from './verify-letter.ts';

const plain = 'Your payouts are paused because of a sudden increase in sales volume';
const byLaw = [
  'We received a court order from a creditor, and your balance stays where it is until it is lifted',
  'Your payouts wait until you certify your W-9',
];

function drafted(processor: Processor, letterType: LetterType, reason_given: string, more = {}): Draft {
  const full = fullCase(processor);
  return draftLetter({
    caseFile: { ...full, fields: { ...full.fields, reason_given, ...more } },
    letterType,
    dated: '2026-12-14',
    firm,
    mailingAddress: ['Legal Department', '1 Example Square', 'Springfield, OR 97477'],
    priorLetters: [
      { letter_type: 'initial', sent_on: '2026-11-24', delivered_on: '2026-11-30', certified_mail_number: null },
    ],
  });
}

const demandOf = ({ document }: Draft): string =>
  document.blocks
    .filter(({ id, kind }) => id.startsWith('demand.') && kind === 'list')
    .flatMap(({ items = [] }) => items)
    .join('\n');

const opened = ({ document, factSheet, plan }: Draft) =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings.filter(({ key }) =>
    key.startsWith('structure:law:'),
  );

describe('money that the law may hold', () => {
  test.each(processors.flatMap((processor) => letterTypes.map((type) => [processor, type] as const)))(
    'a letter to %s (%s) demands no sum of it, no interest on it, and encloses no draft about it',
    (processor, type) => {
      for (const reason of byLaw) {
        const draft = drafted(processor, type, reason);
        expect(demandOf(draft)).not.toContain(draft.factSheet.facts['claimed']?.display);
        expect(demandOf(draft)).toMatch(/order, levy, block or tax notice/);
        expect(draft.document.blocks.map(({ id }) => id).join()).not.toMatch(
          /interest-day|draft-demand|demand\.gateway/,
        );
      }
    },
  );

  test('a letter about any other reason demands the sum', () => {
    const draft = drafted('paypal', 'initial', plain);
    expect(demandOf(draft)).toContain(`Release ${draft.factSheet.facts['claimed']?.display}`);
    expect(opened(draft)).toEqual([]);
  });

  test('it is barred until counsel wrote down what the law reaches, and again once the sum is another', () => {
    const [reason = ''] = byLaw;
    const [finding] = opened(drafted('stripe', 'initial', reason));
    if (!finding) throw new Error('nothing bars the letter');
    expect(finding).toMatchObject({ severity: 'red', settle: 'reason' });
    const settled = new Set([finding.key]);
    expect(isOpen(finding, settled)).toBe(false);
    const [other] = opened(drafted('stripe', 'initial', reason, { held_amount_cents: 4_000_00 }));
    expect(other && isOpen(other, settled)).toBe(true);
  });
});
