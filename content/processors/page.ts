import type { HoldTimeline } from './timeline.ts';

/** What a contract, a statute or a decision says, where it stands, and which text of it was read. */
export type ContractPoint = {
  title: string;
  text: string;
  source: string;
  version: string;
  /** The entry of `knowledge/authorities.json` that supports it (checked in processors.test.ts); null where the point is that nothing is confirmed. */
  authority: string | null;
};

export type HelpStep = { title: string; what: string };
export type Question = { question: string; answer: string };
/** A kind of hold, told in terms and what each means. */
export type HoldType = { title: string; rows: readonly (readonly [term: string, meaning: string])[] };

/** One processor: its entry on the index and its own page. Figures are in `claims.ts` under the same slug. */
export type ProcessorPage = {
  name: string;
  path: string;
  /** The address of the closing call. */
  apply: string;
  /** Page title and h1. */
  title: string;
  /** For search engines, 70 to 160 characters. */
  summary: string;
  lead: string;
  index: { description: string; commonIssues: readonly string[]; link: string };
  why: readonly string[];
  triggers: readonly string[];
  help: { steps: readonly [HelpStep, HelpStep, HelpStep]; documents: readonly string[] };
  contract: { intro: string; points: readonly ContractPoint[]; article: { to: string; label: string } };
  timeline: HoldTimeline;
  /** PayPal has hold types where the others have questions. */
  holdTypes?: { intro: string; types: readonly [HoldType, HoldType] };
  faq: readonly Question[];
  closing: { title: string; text: string };
};
