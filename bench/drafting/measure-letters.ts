import { draftLetter, type Draft, type DraftRequest } from '../../drafting/draft-letter.ts';
import type { Finding } from '../../domain/letters/letter.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import { quantile } from '../figures.ts';
import { atMost, none, type Goal } from './goal.ts';
import { grammarFaults } from './grammar-faults.ts';
import { unverifiableCitations } from './trace-citations.ts';
import { untracedFigures } from './trace-figures.ts';
import { untracedExhibits, untracedFacts } from './trace-sheet.ts';
import { generators, type Generator } from './generators.ts';

export type Seeds = { from: number; count: number };
export const seedsOf = ({ from, count }: Seeds): number[] => Array.from({ length: count }, (_, index) => from + index);

/**
 * Expected findings only an attorney can resolve: an acquirer's contracting entity is unknown, an unprintable name must be retyped,
 * counsel writes down what the law reaches, and what the request does not bring, a signature or an address, must be entered. Authorities count as confirmed.
 */
function flagged({ document, factSheet, plan }: Draft, { firm, mailingAddress }: DraftRequest): string[] {
  const expected = ({ check, key, why }: Finding): boolean =>
    (check === 'address' && (factSheet.situation.processor === 'other' || mailingAddress === null)) ||
    (check === 'characters' && why.startsWith('No typeface of the letter has')) ||
    key.startsWith('structure:law:') ||
    (key === 'structure:merchant' && factSheet.facts['merchant_legal'] === undefined) ||
    (firm === null && why.startsWith('The signature block is missing'));
  return verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs })
    .findings.filter((each) => !expected(each))
    .map((each) => `${each.check} "${each.words}" ${each.why}`);
}

/** Drafts, renders and verifies one letter per seed, and checks each again independently of the verifier. */
export function measureLetters(seeds: Seeds, { request: requestOf }: Generator = generators.varied): Goal[] {
  const citations: string[] = [];
  const figures: string[] = [];
  const flags: string[] = [];
  const faults: string[] = [];
  const times: number[] = [];
  for (const seed of seedsOf(seeds)) {
    const request = requestOf(seed);
    const began = performance.now();
    const draft = draftLetter(request);
    const flaggedHere = flagged(draft, request);
    times.push(performance.now() - began);
    const rendered = letterAsText(draft.document);
    const note = (found: readonly string[]): string[] =>
      found.length > 0 ? [`seed ${seed}: ${found.join(' | ')}`] : [];
    citations.push(...note(unverifiableCitations(rendered, draft.document, draft.factSheet)));
    figures.push(
      ...note([
        ...untracedFigures(rendered, draft.document, draft.factSheet),
        ...untracedFacts(request.caseFile, draft.factSheet),
        ...untracedExhibits(request.caseFile, draft.document),
      ]),
    );
    flags.push(...note(flaggedHere));
    faults.push(...note(grammarFaults(draft.document, draft.factSheet)));
  }
  return [
    none('letters with an unverifiable citation', citations, seeds.count),
    none('letters with an untraced fact', figures, seeds.count),
    none('letters with a fault of grammar', faults, seeds.count),
    none('clean letters flagged', flags, seeds.count),
    atMost('letter drafted and verified, p95', quantile(times, 0.95), 50),
  ];
}
