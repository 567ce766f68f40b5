import { describe, expect, test } from 'vitest';
import { isProvenFor, type OwnAuthority, type OwnFact } from '../domain/letters/own-source.ts';
import type { Finding, LetterBlock } from '../domain/letters/letter.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { authorityRefusal, factRefusal } from './checks/refuse-own.ts';
import type { OwnSources } from './checks/own-sources.ts';
import { draftLetter } from './draft-letter.ts';
import { authoritySentence, factSentence } from './text/own-sentences.ts';
import { verifyLetter } from './verify-letter.ts';

const by = { added_by: 'ada', added_by_name: 'Ada Byron' };
const authority: OwnAuthority = {
  ...by,
  id: 'own-0198f000-0000-7000-8000-000000000001',
  kind: 'case',
  citation: 'Okafor v. Prairie Card Servs., Inc., 412 N.W.2d 118 (Minn. 1987)',
  title: 'Okafor v. Prairie Card Services, Inc.',
  proposition: 'A right to withhold is lost once its purpose is spent within 30 days',
  quote: 'A holdback outlives its purpose at the holder’s peril.',
  court: 'Minnesota Supreme Court',
  year: 1987,
  read_at: 'North Western Reporter, volume 412, in the firm’s library',
  read_on: '2026-11-20',
};
const fact: OwnFact = {
  ...by,
  id: 'own-0198f000-0000-7000-8000-000000000002',
  label: 'Amount that the caller named',
  kind: 'money',
  value: 1_234_567,
  source: 'Call of the attorney with the processor’s Jane Roe.',
  file_id: null,
  page: null,
};

const drafted = (own_facts: OwnFact[] = []) =>
  draftLetter({
    caseFile: { ...fullCase('paypal'), own_facts },
    letterType: 'initial',
    dated: '2026-11-23',
    firm,
    mailingAddress: ['Legal Department', '1 Example Square', 'Springfield, OR 97477'],
  });
const paragraph = (text: string, refs: Partial<LetterBlock> = {}): LetterBlock => ({
  id: 'own-words',
  kind: 'paragraph',
  clause_id: null,
  text,
  fact_refs: [],
  authority_refs: [],
  ...refs,
});
const sources = (standing: 'proven' | 'unconfirmed'): OwnSources => ({
  authorities: [{ ...authority, standing }],
  facts: new Map([[fact.id, standing]]),
});

/** The findings on one more paragraph. */
function found(block: LetterBlock, own: OwnSources | undefined, facts: OwnFact[] = []): Finding[] {
  const draft = drafted(facts);
  const verdict = (blocks: LetterBlock[]) =>
    verifyLetter({ ...draft.document, blocks }, draft.factSheet, {
      confirmedAuthorityIds: draft.plan.authorityRefs,
      ...(own && { own }),
    }).findings;
  const { blocks } = draft.document;
  expect(verdict(blocks)).toEqual([]);
  return verdict([...blocks, block]);
}
const brief = (findings: Finding[]) => findings.map(({ severity, key }) => `${severity} ${key}`);

describe('an added authority', () => {
  const citing = paragraph(authoritySentence(authority), { authority_refs: [authority.id] });

  test('is proven where the attorney who added it approves, with its proposition and the words read', () => {
    expect(found(citing, sources('proven'))).toEqual([]);
    expect(found(paragraph(`See ${authority.citation}.`), sources('proven'))).toEqual([]);
  });

  test('waits with its source until another attorney has read it, but need not be corrected', () => {
    const [open, ...rest] = found(citing, sources('unconfirmed'));
    expect(rest).toEqual([]);
    expect(open).toMatchObject({ settle: 'authority', key: `authority:${authority.id}`, words: authority.citation });
    expect(open?.why).toMatch(/Ada Byron added.*November 20, 2026.*firm’s library.*confirm it/);
  });

  test('is asked about even when typed without a reference', () => {
    expect(brief(found(paragraph(`See ${authority.citation}.`), sources('unconfirmed')))).toEqual([
      `red authority:${authority.id}`,
    ]);
  });

  test('supports only its own quotes and figures; any other sentence is the attorney’s, and is read', () => {
    const said = (text: string) =>
      found(paragraph(`${text} ${authority.citation}.`, { authority_refs: [authority.id] }), sources('proven'));
    expect(said('The court in Okafor agrees.')).toEqual([]);
    expect(said('It says “no holder keeps a cent”.')).toContainEqual(
      expect.objectContaining({ severity: 'red', check: 'fact', words: 'no holder keeps a cent' }),
    );
    expect(said('The court awarded $98,765.43.')).toContainEqual(
      expect.objectContaining({ severity: 'red', check: 'fact', words: '$98,765.43' }),
    );
  });

  test('supports nothing unless the letter cites it, and one that nobody added is red', () => {
    expect(found(paragraph(`“${authority.quote}”`), sources('proven'))).toContainEqual(
      expect.objectContaining({ severity: 'red', check: 'fact' }),
    );
    expect(found(citing, undefined)).toContainEqual(expect.objectContaining({ severity: 'red', check: 'citation' }));
  });

  test('is red with its citation once retired', () => {
    const draft = drafted();
    const { findings } = verifyLetter(
      { ...draft.document, blocks: [...draft.document.blocks, citing] },
      draft.factSheet,
      {
        confirmedAuthorityIds: draft.plan.authorityRefs,
        own: sources('proven'),
        retired: { authorityIds: [authority.id], clauseIds: [] },
      },
    );
    expect(findings).toMatchObject([
      { severity: 'red', key: `retired:authority:${authority.id}`, words: authority.citation },
    ]);
  });
});

describe('an added fact', () => {
  const stating = paragraph(factSentence({ label: fact.label, display: '$12,345.67' }), { fact_refs: [fact.id] });

  test('is proven for the attorney who added it, and otherwise waits with its source for another to confirm it', () => {
    expect(found(stating, sources('proven'), [fact])).toEqual([]);
    const [open, ...rest] = found(stating, sources('unconfirmed'), [fact]);
    expect(rest).toEqual([]);
    expect(open).toMatchObject({ settle: 'fact', key: `fact:${fact.id}`, words: '$12,345.67' });
    expect(open?.why).toMatch(/Ada Byron added.*Jane Roe.*confirm it/);
  });

  test('is traced in any other sentence, whatever its words, and found without a reference', () => {
    const own = paragraph('They said on the telephone that the reserve was $12,345.67.');
    expect(found(own, sources('proven'), [fact])).toEqual([]);
    expect(brief(found(own, sources('unconfirmed'), [fact]))).toEqual([`red fact:${fact.id}`]);
    expect(brief(found(own, sources('proven')))).toContainEqual(expect.stringMatching(/^red fact:/));
  });

  test('does not lend its role to another fact of the same value', () => {
    const held = drafted().factSheet.facts['held_amount'];
    const twin = { ...fact, label: 'What they named by telephone', value: Number(held?.value) };
    const called = paragraph(`The sales volume is ${held?.display}.`);
    expect(found(called, sources('proven'), [twin])).toContainEqual(
      expect.objectContaining({ severity: 'red', check: 'fact', words: held?.display }),
    );
  });

  test('is red once withdrawn, until it is taken out', () => {
    const own: OwnSources = { authorities: [], facts: new Map([[fact.id, 'withdrawn']]) };
    expect(brief(found(stating, own, [fact]))).toEqual([`red retired:fact:${fact.id}`]);
  });
});

test('an added source is proven for its author, for all once another confirmed it, for nobody once withdrawn', () => {
  expect(isProvenFor(by, 'added', 'ada')).toBe(true);
  expect(isProvenFor(by, 'added', 'bea')).toBe(false);
  expect(isProvenFor(by, 'added', null)).toBe(false);
  expect(isProvenFor(by, 'confirmed', 'bea')).toBe(true);
  expect(isProvenFor(by, 'withdrawn', 'ada')).toBe(false);
});

describe('what may not be added', () => {
  const refused = (change: Partial<OwnAuthority>) => authorityRefusal({ ...authority, ...change });

  test('an authority that the knowledge says must not be cited is refused with the reason, in any of its forms', () => {
    expect(authorityRefusal(authority)).toBeNull();
    for (const change of [
      { kind: 'statute', citation: '15 U.S.C. § 1693f(a)' },
      { kind: 'regulation', citation: '12 C.F.R. § 1005.11' },
      { proposition: 'The Electronic Fund Transfer Act reaches merchants.' },
      { quote: 'and the FTC Act forbids the practice' },
    ] as const)
      expect(refused(change), JSON.stringify(change)).toMatch(/^.+: Must not be cited in a letter: .{20}/);
  });

  test('an authority that the knowledge has, that reads like no citation or that threatens is refused', () => {
    expect(refused({ kind: 'statute', citation: 'U.C.C. § 1-304' })).toMatch(/cite it as U\.C\.C\. § 1-304/);
    expect(refused({ citation: 'Okafor, 412 N.W.2d 118' })).toMatch(/parties/);
    expect(refused({ kind: 'other', citation: 'the said sum of $48,150.00' })).toMatch(/as it is printed/);
    expect(refused({ proposition: 'The holder will be reported to the attorney general.' })).toMatch(/3\.10/);
    expect(refused({ title: 'Оkafor v. Prairie' })).toMatch(/look-alike/);
  });

  test('a fact cannot be used to get around the knowledge', () => {
    expect(factRefusal(fact)).toBeNull();
    const text = (value: string) => factRefusal({ ...fact, kind: 'text', value });
    expect(text('They promised release by telephone')).toBeNull();
    expect(text('They are bound by Regulation E')).toMatch(/Must not be cited/);
    expect(text('This follows from Smith v. Jones')).toMatch(/as an authority/);
  });
});
