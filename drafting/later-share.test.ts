import { describe, expect, test } from 'vitest';
import { addBusinessDays, addDays, isBusinessDay } from '../domain/calendar/business-days.ts';
import { answerDue } from '../domain/letters/answer-due.ts';
import { letterTypes, type LetterDocument, type LetterType } from '../domain/letters/letter.ts';
import { processors } from '../domain/processors.ts';
import { drawFrom, seeded } from '../testing/cases/draw.ts';
import { generateAccount } from '../testing/cases/generate-account.ts';
import { generateCase } from '../testing/cases/generate-case.ts';
import { firm } from '../testing/cases/sample-cases.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import type { PriorLetter } from './facts/case-file.ts';
import { authorities } from '../knowledge/load.ts';
import { folded, typographic } from './text/display.ts';
import { sentencesOf } from './text/sentences.ts';
import { verifyLetter } from './verify-letter.ts';

const cases = 120;
/** Reading a letter takes the verifier long. */
const verified = 30;
const maxShare = 0.6;

/** A citation is no sentence, nor is the heading that a paragraph begins with. */
function bare(text: string, authorityIds: readonly string[]): string {
  const cited = authorityIds.map((id) => folded(typographic(authorities.get(id)?.citation ?? '')));
  return cited.reduce((left, citation) => left.replaceAll(citation, '§'), folded(text.replace(/^\*\*[^*]+\*\* /, '')));
}

/** What a reader reads as sentences: of text and items. Headings, sums in tables and enclosed papers are none. */
function sentencesIn({ blocks }: LetterDocument): Set<string> {
  return new Set(
    blocks
      .filter(({ kind, enclosure }) => kind !== 'heading' && !enclosure)
      .flatMap(({ text, items = [], authority_refs: cited }) =>
        [text, ...items].flatMap((each) => sentencesOf(bare(each, cited))),
      )
      .filter((sentence) => sentence.split(/\s+/).length > 2),
  );
}

/** Of the shorter letter, so that a long one beside it hides nothing. */
function shareOf(one: LetterDocument, other: LetterDocument): number {
  const [left, right] = [sentencesIn(one), sentencesIn(other)];
  const both = [...left].filter((sentence) => right.has(sentence));
  return both.length / Math.min(left.size, right.size);
}

/** The four letters of a case that nobody answers, each on the first day on which it is due: where least is new. */
function lettersOf(seed: number): Draft[] {
  const { int } = drawFrom(seeded(seed ^ 0x51e7));
  const processor = processors[seed % processors.length] ?? 'other';
  const first = addDays('2026-01-05', int(0, 900));
  const plain = generateCase(seed, addDays(first, -3), processor);
  const account = generateAccount(seed, first);
  const caseFile = { ...plain, fields: { ...plain.fields, ...account.fields } };
  const prior: PriorLetter[] = [];
  let dated = isBusinessDay(first) ? first : addBusinessDays(first, 1);
  return letterTypes.map((letterType: LetterType) => {
    const draft = draftLetter({
      caseFile,
      letterType,
      dated,
      firm,
      mailingAddress: ['Legal Department', '1 Example Square', 'Springfield, OR 97477'],
      priorLetters: [...prior],
      packet: account.packet,
    });
    const delivered_on = addDays(dated, int(2, 9));
    prior.push({
      letter_type: letterType,
      sent_on: dated,
      delivered_on,
      certified_mail_number: `9414 7118 9956 ${int(1000, 9999)} ${int(1000, 9999)} 00`,
      notice: draft.factSheet.situation.flags.includes('notice') || prior.some(({ notice }) => notice),
    });
    const stated_on = String(draft.factSheet.facts['deadline']?.value);
    dated = addBusinessDays(answerDue({ type: letterType, stated_on, delivered_on }) ?? dated, 1);
    return draft;
  });
}

describe('the letters of a case', () => {
  const all = Array.from({ length: cases }, (_, seed) => ({ seed, letters: lettersOf(seed) }));

  test(`no two of them share ${maxShare * 100} % of their sentences, even where nobody has answered`, () => {
    const repeated = all.flatMap(({ seed, letters }) =>
      letters.flatMap((one, at) =>
        letters.slice(at + 1).flatMap((other) => {
          const share = shareOf(one.document, other.document);
          const pair = `${one.document.letter_type}/${other.document.letter_type}`;
          return share < maxShare ? [] : [`${seed} ${one.factSheet.situation.processor} ${pair}: ${share.toFixed(2)}`];
        }),
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
            ({ check, severity }) => severity === 'red' && check !== 'address',
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
        if (step && text.includes(`names is this: ${step.display}`)) named += 1;
      }
    expect(noticed.length).toBeGreaterThan(10);
    expect(named).toBeGreaterThan(noticed.length);
  });
});
