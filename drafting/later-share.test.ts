import { describe, expect, test } from 'vitest';
import { addDays } from '../domain/calendar/business-days.ts';
import { processors } from '../domain/processors.ts';
import { drawFrom, seeded } from '../testing/cases/draw.ts';
import { generateAccount } from '../testing/cases/generate-account.ts';
import { generateCase } from '../testing/cases/generate-case.ts';
import { firm } from '../testing/cases/sample-cases.ts';
import { lettersOfCase } from '../testing/letters/letters-of-case.ts';
import { sharesOf } from '../testing/letters/shared-sentences.ts';
import type { Draft } from './draft-letter.ts';
import { verifyLetter } from './verify-letter.ts';

const cases = 120;
/** Verifying a letter takes long, so only this many cases are verified. */
const verified = 30;
const maxShare = 0.6;

/**
 * The four letters of a case that nobody answers, each on the first day on which it is due, when they have the fewest
 * new facts.
 */
function lettersOf(seed: number): Draft[] {
  const draw = drawFrom(seeded(seed ^ 0x51e7));
  const processor = processors[seed % processors.length] ?? 'other';
  const first = addDays('2026-01-05', draw.int(0, 900));
  const plain = generateCase(seed, addDays(first, -3), processor);
  const account = generateAccount(seed, first);
  const caseFile = { ...plain, fields: { ...plain.fields, ...account.fields } };
  const request = {
    caseFile,
    dated: first,
    firm,
    mailingAddress: ['Legal Department', '1 Example Square', 'Springfield, OR 97477'],
    packet: account.packet,
  };
  return lettersOfCase(request, draw).map(({ draft }) => draft);
}

describe('the letters of a case', () => {
  const all = Array.from({ length: cases }, (_, seed) => ({ seed, letters: lettersOf(seed) }));

  test(`no two of them share ${maxShare * 100} % of their sentences, or of their runs of five words, even where nobody has answered`, () => {
    const repeated = all.flatMap(({ seed, letters }) =>
      sharesOf(letters.map(({ document }) => document)).flatMap(({ pair, share, runs }) =>
        Math.max(share, runs) < maxShare
          ? []
          : [
              `${seed} ${letters[0]?.factSheet.situation.processor} ${pair}: ${share.toFixed(2)}, ${runs.toFixed(2)} by runs`,
            ],
      ),
    );
    expect(repeated).toEqual([]);
  });

  test('the verifier finds nothing wrong in any of them', () => {
    for (const { seed, letters } of all.slice(0, verified))
      for (const { document, factSheet, plan } of letters)
        expect([
          seed,
          document.letter_type,
          verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings.filter(
            ({ check, key, severity }) =>
              severity === 'red' && check !== 'address' && !key.startsWith('structure:law:'),
          ),
        ]).toEqual([seed, document.letter_type, []]);
  });

  test('each later letter says what was sent and delivered since, and what follows under the agreement', () => {
    const noticed = all.filter(({ letters }) => letters[0]?.factSheet.situation.flags.includes('notice'));
    let named = 0;
    for (const { letters } of all)
      for (const { document, factSheet } of letters.slice(1)) {
        const text = JSON.stringify(document.blocks);
        for (const id of ['last_letter', 'last_delivered', 'sent_initial'])
          expect(text, id).toContain(factSheet.facts[id]?.display);
        const step = factSheet.facts['next_step'];
        if (step && text.includes(`next step under the Agreement is ${step.display}`)) named += 1;
      }
    expect(noticed.length).toBeGreaterThan(10);
    expect(named).toBeGreaterThan(noticed.length);
  });
});
