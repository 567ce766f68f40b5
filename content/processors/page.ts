import type { HoldTimeline } from './timeline.ts';

/** What a contract, statute or decision says, its citation, and the edition that was read. */
export type ContractPoint = {
  title: string;
  text: string;
  source: string;
  version: string;
  /**
   * The supporting entry in the knowledge (checked in processors.test.ts); null if the point is that
   * nothing is confirmed.
   */
  authority: string | null;
};

export type HelpStep = { title: string; what: string };
export type Question = { question: string; answer: string };
/** A kind of hold, with its name and meaning. */
export type HoldType = { title: string; rows: readonly (readonly [term: string, meaning: string])[] };

/** One processor: its entry on the index and its own page. Figures are in `claims.ts` under the same slug. */
export type ProcessorPage = {
  name: string;
  path: string;
  /** The link of the closing call to action. */
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
  /** PayPal has hold types instead of questions. */
  holdTypes?: { intro: string; types: readonly [HoldType, HoldType] };
  faq: readonly Question[];
  closing: { title: string; text: string };
};
