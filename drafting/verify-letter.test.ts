import { describe, expect, test } from 'vitest';
import type { Finding } from '../domain/letters/letter.ts';
import { processors } from '../domain/processors.ts';
import { corruptions, isCaught } from '../testing/letters/corruptions.ts';
import { addDays } from '../domain/calendar/business-days.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { generateCase } from '../testing/cases/generate-case.ts';
import { generateHistory } from '../testing/cases/generate-history.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import {
  unitChecks,
  verifyLetter,
  verifyWithout,
  wholeChecks,
  type UnitCheck,
  type WholeCheck,
} from './verify-letter.ts';

const dated = '2026-11-23';
const address = ['Legal Department', '1 Example Square', 'Springfield, OR 97477'];

function drafted(seed: number): Draft {
  return draftLetter({
    caseFile: generateCase(seed, '2026-11-20'),
    letterType: 'initial',
    dated,
    firm,
    mailingAddress: address,
  });
}
/** What has to be corrected, no matter what attorneys confirm. */
const reds = (draft: Draft) =>
  verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: [] }).findings.filter(
    ({ severity, settle }) => severity === 'red' && settle === undefined,
  );

describe('clean letters', () => {
  test.each(processors)('a clean letter to %s waits only for an attorney to read its authorities', (processor) => {
    const draft = draftLetter({
      caseFile: fullCase(processor),
      letterType: 'initial',
      dated,
      firm,
      mailingAddress: address,
    });
    const { findings } = verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: [] });
    const surprising = findings.filter(
      (each) => each.check !== 'authority' && !(processor === 'other' && each.check === 'address'),
    );
    expect(surprising).toEqual([]);
    expect(findings.filter(({ settle }) => settle === 'authority').length).toBeGreaterThan(0);
  });

  test('letters for 80 generated cases (bench/drafting has more) have nothing to correct but an addressee only the agreement names', () => {
    for (let seed = 0; seed < 80; seed += 1) {
      const draft = drafted(seed);
      const unexpected = reds(draft).filter(
        (each) => !(each.check === 'address' && draft.factSheet.situation.processor === 'other'),
      );
      expect(unexpected, `seed ${seed}`).toEqual([]);
    }
  }, 60_000);

  test('later letters for generated cases are also clean', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const letterType = (['follow_up', 'final', 'escalation'] as const)[seed % 3] ?? 'final';
      const caseFile = generateCase(seed, '2026-11-20');
      const draft = draftLetter({
        caseFile,
        letterType,
        dated,
        firm,
        mailingAddress: address,
        ...generateHistory(seed, letterType, dated),
      });
      const unexpected = verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: [] }).findings.filter(
        ({ check, key }) => check !== 'authority' && check !== 'address' && !key.startsWith('structure:law:'),
      );
      expect(unexpected, `seed ${seed}`).toEqual([]);
    }
  }, 60_000);

  test('confirming the authorities removes every finding', () => {
    const draft = draftLetter({
      caseFile: fullCase('square'),
      letterType: 'initial',
      dated,
      firm,
      mailingAddress: null,
    });
    const verdict = verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
    expect(verdict).toMatchObject({ ok: true, findings: [] });
  });

  test('a missing address and a missing attorney are all that has to be corrected', () => {
    const draft = draftLetter({
      caseFile: fullCase('paypal'),
      letterType: 'initial',
      dated,
      firm: null,
      mailingAddress: null,
    });
    expect(
      reds(draft)
        .map((each) => each.check)
        .sort(),
    ).toEqual(['address', 'structure']);
  });

  test('an email address of the recipient that is none cannot be taken with a reason', () => {
    const draft = drafted(1);
    const addressee = { ...draft.document.addressee, email: 'notanemail' };
    expect(reds({ ...draft, document: { ...draft.document, addressee } })).toContainEqual(
      expect.objectContaining({
        check: 'address',
        words: 'notanemail',
        why: 'Enter an email address in the form name@example.com.',
      }),
    );
  });

  test('a signature without a bar number is red', () => {
    const draft = draftLetter({
      caseFile: fullCase('square'),
      letterType: 'initial',
      dated,
      firm: { ...firm, signature: { ...firm.signature, bar_number: '' } },
      mailingAddress: null,
    });
    expect(
      reds(draft)
        .map((each) => each.why)
        .join(),
    ).toContain('bar number');
  });
});

/** The findings in the corrupted letter that the clean one does not have, with one check disabled. */
function freshIn(
  { draft: { factSheet }, known }: Clean,
  document: Draft['document'],
  off: UnitCheck | WholeCheck | null = null,
): Finding[] {
  const { findings } = verifyWithout(off, document, factSheet, { confirmedAuthorityIds: [] });
  return findings.filter(({ key }) => !known.has(key));
}
type Clean = { draft: Draft; known: ReadonlySet<string> };
function clean(draft: Draft): Clean {
  return {
    draft,
    known: new Set(
      verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: [] }).findings.map((each) => each.key),
    ),
  };
}
/** A follow-up that responds to a refusal. */
const answering = (processor: (typeof processors)[number]): Clean =>
  clean(
    draftLetter({
      caseFile: fullCase(processor),
      letterType: 'follow_up',
      dated,
      firm,
      mailingAddress: address,
      priorLetters: [{ letter_type: 'initial', sent_on: addDays(dated, -30) }],
      replies: [{ received_on: addDays(dated, -5), kind: 'refusal', words: null, amount_cents: null }],
    }),
  );
/** Only a few, since each golden letter is also corrupted in every way (testing/goldens). */
const cleanLetters: readonly Clean[] = [
  ...Array.from({ length: 8 }, (_, seed) => clean(drafted(seed))),
  answering('paypal'),
  answering('stripe'),
];

describe('corrupted letters', () => {
  test.each(corruptions)(
    'a corrupted letter is caught: $kind ($must)',
    ({ apply, must }) => {
      const found = cleanLetters.flatMap((letter) => {
        const document = apply(letter.draft.document, letter.draft.factSheet);
        return document === null
          ? []
          : [
              {
                letter: letter.draft.factSheet.case_id,
                caught: isCaught(must, freshIn(letter, document), document, letter.draft.factSheet),
              },
            ];
      });
      expect(found.filter((each) => !each.caught)).toEqual([]);
      expect(found.length).toBeGreaterThan(1);
    },
    20_000,
  );

  // One letter that discloses adverse outcomes, one for a generated case, and one that answers a refusal.
  const few = [
    clean(draftLetter({ caseFile: fullCase('square'), letterType: 'initial', dated, firm, mailingAddress: address })),
    clean(drafted(2)),
    answering('square'),
  ];
  // Built and verified once, not once per check. Corruptions with the fewest findings come first, since one check alone
  // may catch them.
  const caught = corruptions
    .flatMap(({ apply, must }) =>
      few.flatMap((letter) => {
        const document = apply(letter.draft.document, letter.draft.factSheet);
        if (document === null) return [];
        const fresh = freshIn(letter, document);
        const { factSheet } = letter.draft;
        return isCaught(must, fresh, document, factSheet) ? [{ must, letter, document, found: fresh.length }] : [];
      }),
    )
    .toSorted((one, other) => one.found - other.found);
  // What the merchant took back is known to the server alone (server/letters/unconfirmed.test.ts).
  const everyCheck = ([...Object.keys(unitChecks), ...Object.keys(wholeChecks)] as (UnitCheck | WholeCheck)[]).filter(
    (name) => name !== 'unconfirmed',
  );
  test.each(everyCheck)(
    'some corrupted letter passes without the %s check',
    (off) => {
      const missed = caught.find(
        ({ must, letter, document }) =>
          !isCaught(must, freshIn(letter, document, off), document, letter.draft.factSheet),
      );
      expect(missed).toBeDefined();
    },
    30_000,
  );
});
