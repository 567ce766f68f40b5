import { classify } from './classify.ts';
import { findFacts } from './find-facts.ts';
import type { Finding, KindGuess, ReadDocument } from './extraction.ts';
import { summarize } from './summarize.ts';

export type Digest = KindGuess & { findings: Finding[]; summary: string };

/** Everything stored about an extracted document: its likely kind, amounts, dates and a summary. Deterministic. */
export function digest(document: ReadDocument): Digest {
  const guess = classify(document.read);
  const findings = findFacts(document.read, guess.kind);
  return { ...guess, findings, summary: summarize(document, guess, findings) };
}
