import { describe, expect, test } from 'vitest';
import type { LetterBlock, LetterDocument } from '../domain/letters/letter.ts';
import type { OwnAuthority } from '../domain/letters/own-source.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { draftLetter } from './draft-letter.ts';
import { authoritySentence } from './text/own-sentences.ts';
import { verifyLetter, type VerifyOptions } from './verify-letter.ts';

const draft = draftLetter({
  caseFile: fullCase('paypal'),
  letterType: 'initial',
  dated: '2026-11-23',
  firm,
  mailingAddress: ['Legal Department', '1 Example Square'],
});
const findings = (document: LetterDocument, options: Partial<VerifyOptions> = {}) =>
  verifyLetter(document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs, ...options }).findings;
const own = (text: string, more: Partial<LetterBlock> = {}): LetterBlock => ({
  id: `own-${text.length}`,
  kind: 'paragraph',
  clause_id: null,
  text,
  fact_refs: [],
  authority_refs: [],
  ...more,
});
const plus = (...blocks: LetterBlock[]): LetterDocument => ({
  ...draft.document,
  blocks: [...draft.document.blocks, ...blocks],
});

describe('one finding a citation', () => {
  test('an unknown citation in two paragraphs is one finding, which names both places and may be added', () => {
    const cited = 'Mundaca v. Example Trust Co., 12 Cal. 4th 300 (1996)';
    const found = findings(plus(own(`See ${cited}.`), own(`So it was held in ${cited}.`)));
    const citations = found.filter(({ check }) => check === 'citation');
    expect(citations).toHaveLength(1);
    expect(citations[0]).toMatchObject({ severity: 'red', why: expect.stringMatching(/2 places/) });
    expect(citations[0]?.key).toMatch(/^citation:unknown:/);
  });

  test('a citation that may not be used is one finding, whatever else could be said of it', () => {
    const [id = ''] = draft.plan.authorityRefs;
    const retired = { authorityIds: [id], clauseIds: [] };
    const found = findings(draft.document, { retired, confirmedAuthorityIds: [] });
    expect(found.filter(({ key }) => key.endsWith(id)).map(({ key }) => key)).toEqual([`retired:authority:${id}`]);
  });
});

/** An authority of which the letter has no more than its citation. */
const { facts } = draft.factSheet;
const citedOnly = draft.plan.authorityRefs.find(
  (id) => !Object.values(facts).some(({ source }) => source.from === 'knowledge' && source.entry === id),
);

describe('references follow the text', () => {
  test('a retired authority is no longer reported once the sentence that cites it is gone from its paragraph', () => {
    const id = citedOnly ?? '';
    const retired = { authorityIds: [id], clauseIds: [] };
    const still = findings(draft.document, { retired }).map(({ key }) => key);
    expect(still).toContain(`retired:authority:${id}`);
    // Only whole sentences of the draft are left, so each of them is as planned; the references are as they were.
    const blocks = draft.document.blocks.map((block) =>
      block.authority_refs.includes(id) ? { ...block, text: 'To the Legal Department:', items: [], rows: [] } : block,
    );
    const left = findings({ ...draft.document, blocks }, { retired }).map(({ key }) => key);
    expect(left).not.toContain(`retired:authority:${id}`);
  });

  test('what an attorney added is no longer waited for once its paragraph says none of it', () => {
    const authority: OwnAuthority = {
      id: 'own-0198f000-0000-7000-8000-000000000001',
      added_by: 'ada',
      added_by_name: 'Ada Byron',
      kind: 'case',
      citation: 'Okafor v. Prairie Card Servs., Inc., 412 N.W.2d 118 (Minn. 1987)',
      title: 'Okafor v. Prairie Card Services, Inc.',
      proposition: 'A right to withhold is lost once its purpose is spent within 30 days',
      quote: 'A holdback outlives its purpose at the holder’s peril.',
      court: 'Minnesota Supreme Court',
      year: 1987,
      read_at: 'North Western Reporter',
      read_on: '2026-11-20',
    };
    const sources = { authorities: [{ ...authority, standing: 'unconfirmed' as const }], facts: new Map() };
    const refs = { authority_refs: [authority.id] };
    const keys = (text: string) => findings(plus(own(text, refs)), { own: sources }).map(({ key }) => key);
    expect(keys(authoritySentence(authority))).toContain(`authority:${authority.id}`);
    expect(keys(`${authority.proposition}.`)).toContain(`authority:${authority.id}`);
    expect(keys('Please answer in writing.')).not.toContain(`authority:${authority.id}`);
  });
});
