import type { Agreement } from './agreement.ts';

/** What a contract, statute or decision says, its citation, and the edition that was read. */
export type ContractPoint = {
  title: string;
  text: string;
  source: string;
  version: string;
  /** The supporting entry in the knowledge; null if the point is that nothing is confirmed. */
  authority: string | null;
};

export type HelpStep = { title: string; what: string };
export type Question = { question: string; answer: string };
/** A kind of hold, with its name and meaning. */
export type HoldType = { title: string; rows: readonly (readonly [term: string, meaning: string])[] };

/** The source of a timeline row. */
export type Basis = 'contract' | 'law' | 'published' | 'network' | 'usual';

/**
 * held: money is held. possible: held in some cases. free: the stated period is over. unstated: held, with no stated
 * end.
 */
export type SpanState = 'held' | 'possible' | 'free' | 'unstated';
export type Span = { from: number; to: number; state: SpanState };
/** `sample`: a figure without cases behind it, for the demo alone. */
export type TimelineText = { label: string; text: string; basis: Basis; source: string; sample?: true };

/** How a hold runs, in days from its first. Every page has the same row on card disputes between bars and marks. */
export type OwnTimeline = {
  title: string;
  bars: readonly (TimelineText & { spans: readonly Span[] })[];
  marks: readonly (TimelineText & { day: number })[];
};

/** A page under /processors, with its entry on the index. Figures are in content/claims.ts. */
export type PageTexts = {
  name: string;
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
  timeline: OwnTimeline;
  /** PayPal has hold types instead of questions. */
  holdTypes?: { intro: string; types: readonly [HoldType, HoldType] };
  faq: readonly Question[];
  closing: { title: string; text: string };
};

/** The newest version that was read, which fills the cells of the tables; or what they say where none was. */
type Read =
  | { agreement: Agreement; unread?: never }
  | {
      agreement?: never;
      unread: {
        /** Where notice goes, what must come first, and who decides. */
        notice: readonly [string, string, string];
        /** Steps and forum of a claim, and the text that this is taken from. */
        claim: string;
        text: string;
      };
    };

/** A processor's own page, and its cells in the tables of the comparison. */
export type OwnPage = PageTexts &
  Read & {
    /** What the agreement itself states of a hold's days, a reserve's size and the standard for keeping it. */
    terms: { days: string; reserve: string; standard: string };
    /** Our own estimates from cases, which are not terms; absent for processors added since. */
    estimates?: {
      holdRisk: string;
      /** The status color of `holdRisk`. */
      riskColor: 'danger' | 'warning' | 'success';
      averageHoldDays: number;
      reservePolicy: string;
      appealProcess: string;
    };
  };
