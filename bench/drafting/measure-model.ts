import type { LetterDocument } from '../../domain/letters/letter.ts';
import { draftLetter, type Draft } from '../../drafting/draft-letter.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { none, type Goal } from './goal.ts';
import { unverifiableCitations } from './trace-citations.ts';
import { untracedFigures } from './trace-figures.ts';
import { variedRequest } from './varied-request.ts';
import { readAnswer } from '../../drafting/model/answer.ts';
import { modelBrief } from '../../drafting/model/brief.ts';
import { withModelTexts } from '../../drafting/model/letter.ts';

/**
 * The document made from a draft when a model returns `output`; null keeps the original draft. The bench measures the product's own parse and
 * fallback (`fromModel`); tests substitute others.
 */
export type ModelParse = (draft: Draft, output: unknown) => Promise<LetterDocument | null>;

const clause = (clauseId: string, text: string): unknown => ({
  clauses: [{ clauseId, text, factRefs: [], authorityRefs: [] }],
});

/** Fake model outputs: nothing, noise, a refusal, truncation, ten megabytes, and well-formed lies. */
function fakeOutputs(draft: Draft): readonly unknown[] {
  const ids = draft.document.blocks.map((block) => block.clause_id ?? 'x');
  const own = draft.document.blocks.map((block) => ({
    clauseId: block.clause_id ?? 'x',
    text: block.text,
    factRefs: block.fact_refs,
    authorityRefs: block.authority_refs,
  }));
  const lies = [
    'The sum is $9,999,999.99.',
    'See Payco v. Guild, 999 U.S. 1 (2030).',
    'The hold began on March 3, 1999.',
    'We will report you to the police.',
    '{fact:none} is owed.',
    'Zorblax LLC is the merchant.',
  ];
  return [
    null,
    undefined,
    '',
    0,
    true,
    [],
    {},
    { clauses: null },
    { clauses: [] },
    { clauses: 'all' },
    'I am sorry, but I cannot help with that.',
    '\u0000\uffff\ud800',
    '<html><body>502 Bad Gateway</body></html>',
    JSON.stringify({ clauses: own }).slice(0, -40),
    'x'.repeat(10_000_000),
    { clauses: [{ clauseId: ids[0], text: 'x'.repeat(10_000_000), factRefs: [], authorityRefs: [] }] },
    { clauses: Array.from({ length: 5_000 }, () => own[0]) },
    { clauses: own.toReversed(), more: 'keys' },
    new Error('timeout'),
    ...ids.slice(0, 12).flatMap((id, index) => clause(id, lies[index % lies.length] ?? '')),
    ...ids
      .slice(0, 12)
      .map((id, index) => clause(id, `${draft.document.blocks[index]?.text} ${lies[index % lies.length]}`)),
  ];
}

/** What is wrong with the letter made from one output. */
function wrongWith(draft: Draft, document: LetterDocument | null): string[] {
  if (document === null) return [];
  const text = letterAsText(document);
  const { findings } = verifyLetter(document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
  const known = new Set(
    verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs }).findings.map(
      (each) => each.key,
    ),
  );
  const reds = findings
    .filter((each) => each.severity === 'red' && !known.has(each.key))
    .map((each) => each.words.slice(0, 60));
  return [
    ...reds,
    ...unverifiableCitations(text, document, draft.factSheet),
    ...untracedFigures(text, document, draft.factSheet),
  ];
}

/** Every fake output on one letter per seed. A parser that throws loses the request, which is a miss. */
export async function measureModel(read: ModelParse, from: number, count: number): Promise<Goal[]> {
  const misses: string[] = [];
  let tried = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const draft = draftLetter(variedRequest(seed));
    for (const [index, output] of fakeOutputs(draft).entries()) {
      tried += 1;
      try {
        const wrong = wrongWith(draft, await read(draft, output));
        if (wrong.length > 0) misses.push(`seed ${seed}, output ${index}: ${wrong.join(' | ')}`);
      } catch (error) {
        misses.push(`seed ${seed}, output ${index}: threw ${String(error).slice(0, 120)}`);
      }
    }
  }
  return [none('outputs of a fake model that reach a letter untrue, or lose it', misses, tried)];
}

/** The product's own parse and fallback; null keeps the original draft. */
export const fromModel: ModelParse = async (draft, output) => {
  const read = readAnswer(output, modelBrief(draft, 'measured'));
  const written = read.ok ? await withModelTexts(draft, read.texts, verifyLetter) : null;
  return written?.ok ? written.document : null;
};
