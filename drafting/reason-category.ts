import type { ReasonCategory } from './situation.ts';

/** First match wins: what changes the course of the letter most stands first. */
const patterns: readonly (readonly [ReasonCategory, RegExp])[] = [
  ['legal_block', /\b(sanction|ofac|court order|garnish|levy|subpoena|legal process|backup withholding)/i],
  ['forfeiture', /\b(liquidated damages|forfeit|confiscat|seized|damages? (fee|charge)|fined|penalt(y|ies))/i],
  ['aml', /\b(money laundering|suspicious activit|aml\b|kyc alert)/i],
  [
    'prohibited_business',
    /\b(acceptable use|aup\b|prohibited|restricted (business|product|activit)|not supported|unsupported business|counterfeit|infring)/i,
  ],
  ['chargebacks', /\b(charge ?backs?|disputes?|dispute rate|claims rate)\b/i],
  [
    'verification',
    /\b(verif(y|ication)|identity|ownership|beneficial owner|documents? (requested|required|outstanding)|kyc|tin|ein|w-9)\b/i,
  ],
  ['volume', /\b(spike|volume|sudden|increase|unusual(ly)? (large|high)|large (payment|transaction|ticket)|growth)\b/i],
  ['delivery', /\b((un)?deliver(y|ies|ed)|(un)?fulfil|(un)?shipp(ed|ing)|pre-?orders?|tracking|lead times?)/i],
  ['fraud_risk', /\b(fraud|risk|card testing|stolen)/i],
];

/** The category of a stated reason, from its words alone; null or blank is `none`. */
export function reasonCategoryOf(reason: string | null): ReasonCategory {
  if (!reason) return 'none';
  return patterns.find(([, pattern]) => pattern.test(reason))?.[0] ?? 'unspecified';
}
