import { z } from 'zod';

/** The spec's AI analysis structure (application.txt, section 3), in its camelCase. */
const strength = z.enum(['strong', 'moderate', 'weak']);
const level = z.enum(['high', 'medium', 'low']);
const text = z.string().min(1).max(4_000);
const texts = z.array(text).max(30);

/** Lowest scores of the bands, published in docs/scorecard.md; everything below is hard. */
export const bandFrom = { favorable: 60, open: 35 } as const;
export const bands = ['favorable', 'open', 'hard'] as const;
type Band = (typeof bands)[number];

/** The band of a score from 0 to 100. */
export function bandOf(percent: number): Band {
  if (percent >= bandFrom.favorable) return 'favorable';
  return percent >= bandFrom.open ? 'open' : 'hard';
}

/** Whether the fact, once settled, raises the estimate, lowers it, or may do either. */
const moverDirections = ['raises', 'lowers', 'decides'] as const;

const outlook = z.object({
  band: z.enum(bands),
  /** The amount withheld times the estimate, rounded. Absent without an amount, and in older analyses. */
  value: text.optional(),
  movers: z
    .array(
      z.object({
        fact: text,
        direction: z.enum(moverDirections),
        /** The largest change of the estimate in points, either way. */
        points: z.number().int().min(1).max(100),
        action: text,
      }),
    )
    .max(3),
});
export type Outlook = z.infer<typeof outlook>;

export const caseAnalysis = z.object({
  /** Not in the spec: the band of the estimate and what would move it. Absent in analyses made before it existed. */
  outlook: outlook.optional(),
  executiveSummary: z.object({
    /** An estimate from the published scorecard, 0-100. */
    successProbability: z.number().int().min(0).max(100),
    estimatedTimeline: text,
    urgentActions: z.number().int().min(0),
    recommendedStrategy: text,
    keyFindings: texts,
  }),
  legalAssessment: z.object({
    processorJustification: z.object({ strength, analysis: text, violations: texts }),
    merchantPosition: z.object({ complianceStatus: text, leverage: texts, contractualRights: texts }),
    applicableLaws: z.array(z.object({ statute: text, relevance: text, citation: text })).max(30),
  }),
  strategicApproach: z.object({
    primaryArguments: z.array(z.object({ argument: text, strength, precedent: text })).max(20),
    alternativeStrategies: texts,
    negotiationLeverage: texts,
  }),
  actionPlan: z.object({
    immediate: z.array(z.object({ priority: level, deadline: text, action: text, owner: text })).max(20),
    mediumTerm: z.array(z.object({ action: text, timeline: text, resources: text })).max(20),
  }),
  riskAnalysis: z.object({
    challenges: z.array(z.object({ risk: text, probability: level, impact: level, mitigation: text })).max(20),
    costBenefit: z.object({ estimatedCosts: text, potentialRecovery: text, riskAdjustedValue: text }),
  }),
  documentChecklist: z.object({ critical: texts, supporting: texts, regulatory: texts }),
  nextSteps: z.object({
    priority1: z.object({ task: text, deadline: text, resources: text }),
    priority2: z.object({ task: text, deadline: text, resources: text }),
    priority3: z.object({ task: text, deadline: text, resources: text }),
  }),
  /** Not in the spec: the factors behind successProbability. Points may be negative. */
  scorecard: z.array(z.object({ factor: text, points: z.number(), why: text })).max(40),
});
export type CaseAnalysis = z.infer<typeof caseAnalysis>;

/** Parses a structured analysis; null when the text is not one and is shown as plain text (spec, section 2). */
export function analysisIn(text: string | null | undefined): CaseAnalysis | null {
  if (!text?.trimStart().startsWith('{')) return null;
  try {
    return caseAnalysis.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

type Released = Pick<CaseAnalysis, 'outlook'> & {
  executiveSummary: Pick<CaseAnalysis['executiveSummary'], 'recommendedStrategy'>;
};

/**
 * What counsel alone may release of an analysis, as a draft of their message to the client: band, value, what would
 * move it, and the strategy. Counsel edits and sends it; nothing else of the program shows it to a merchant.
 */
export function analysisForClient({ outlook, executiveSummary }: Released): string {
  const standing = outlook && [
    `I consider your case ${outlook.band}.${outlook.value ? ` Your claim may be worth ${outlook.value}.` : ''} This is an estimate and no promise.`,
    ...(outlook.movers.length > 0 ? ['What would change it most:'] : []),
    ...outlook.movers.map(({ fact, action }) => `- ${fact}: ${action}`),
  ];
  return [...(standing ?? []), `What I propose: ${executiveSummary.recommendedStrategy}`].join('\n');
}
