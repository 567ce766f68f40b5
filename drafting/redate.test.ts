import { describe, expect, test } from 'vitest';
import { addDays } from '../domain/calendar/business-days.ts';
import { letterTypes } from '../domain/letters/letter.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { variedRequest } from '../bench/drafting/varied-request.ts';
import { draftLetter, type DraftRequest } from './draft-letter.ts';
import { redated } from './redate.ts';
import { letterAsText } from './text/render-text.ts';
import { verifyLetter } from './verify-letter.ts';

const request: DraftRequest = {
  caseFile: fullCase('paypal'),
  letterType: 'initial',
  dated: '2026-11-20',
  firm,
  mailingAddress: ['1 Example Square', 'Springfield, OR 97477'],
};
const on = (dated: string) => draftLetter({ ...request, dated });

describe('a letter under another date', () => {
  test('it has the new date, the new reply day and the new days of the hold, and none of the old ones', () => {
    const [before, after] = [on('2026-11-20'), on('2026-11-24')];
    const text = letterAsText(redated(before.document, before.factSheet, after.factSheet));
    for (const id of ['dated', 'deadline', 'days_held']) {
      expect(text, id).toContain(after.factSheet.facts[id]?.display);
      expect(text, id).not.toContain(before.factSheet.facts[id]?.display);
    }
  });

  test('what an attorney wrote keeps its words, and its dates move with the letter', () => {
    const [before, after] = [on('2026-11-20'), on('2026-11-24')];
    const own = {
      id: 'own',
      kind: 'paragraph' as const,
      clause_id: null,
      text: `We expect to hear from you by ${before.factSheet.facts['deadline']?.display}, and not later.`,
      fact_refs: [],
      authority_refs: [],
    };
    const edited = { ...before.document, blocks: [own, ...before.document.blocks] };
    expect(redated(edited, before.factSheet, after.factSheet).blocks[0]?.text).toBe(
      `We expect to hear from you by ${after.factSheet.facts['deadline']?.display}, and not later.`,
    );
  });

  test('nothing else that has come on file since is added to it', () => {
    const before = on('2026-11-20');
    const { caseFile } = request;
    const richer = { ...caseFile, fields: { ...caseFile.fields, held_amount_cents: 99_999_00 } };
    const after = draftLetter({ ...request, caseFile: richer, dated: '2026-11-24' });
    expect(letterAsText(redated(before.document, before.factSheet, after.factSheet))).not.toContain('$99,999.00');
  });

  test('the verifier finds nothing new in any redated letter', () => {
    for (let seed = 0; seed < letterTypes.length * 10; seed += 1) {
      const varied = variedRequest(seed);
      const before = draftLetter(varied);
      // The plan stays the one of the draft.
      const { factSheet, ...rest } = draftLetter({ ...varied, dated: addDays(varied.dated, 1) });
      const { planned } = before.factSheet;
      const after = { ...rest, factSheet: planned ? { ...factSheet, planned } : factSheet };
      const findings = (document: typeof before.document, { factSheet, plan }: typeof before) =>
        verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings.filter(
          ({ severity }) => severity === 'red',
        );
      expect([seed, findings(redated(before.document, before.factSheet, after.factSheet), after)]).toEqual([
        seed,
        findings(before.document, before),
      ]);
    }
  });
});
