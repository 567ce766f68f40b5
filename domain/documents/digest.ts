import { classify } from './classify.ts';
import { findFacts } from './find-facts.ts';
import type { Finding, KindGuess, ReadDocument } from './extraction.ts';
import { summarize } from './summarize.ts';

export type Digest = KindGuess & { findings: Finding[]; summary: string };

/** All that is kept of a document that was read: its likely kind, its amounts and dates, and a summary. The same document, the same digest. */
export function digest(document: ReadDocument): Digest {
  const guess = classify(document.read);
  const findings = findFacts(document.read, guess.kind);
  return { ...guess, findings, summary: summarize(document, guess, findings) };
}
