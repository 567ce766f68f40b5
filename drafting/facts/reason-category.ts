import type { ReasonCategory } from '../../domain/cases/hold.ts';

/** First match wins: the reasons that change the letter most come first, the vague `risk` last. */
const patterns: readonly (readonly [ReasonCategory, RegExp])[] = [
  ['legal_block', /\b(sanction|ofac|court order|garnish|levy|levied|subpoena|legal process|backup withholding)/i],
  [
    'forfeiture',
    /\b(liquidated damages|forfeit|confiscat|seiz(ed|ure)|damages? (fee|charge)|as damages|fined|penalt(y|ies))/i,
  ],
  ['aml', /\b(money laundering|suspicious activit|aml\b|kyc alert)/i],
  [
    'prohibited_business',
    /\b(acceptable use|aup\b|prohibited|restricted (business|product|activit)|not supported|unsupported business|counterfeit|infring|trademark|intellectual property|high[- ]risk (business|industry|category)|unable to support (businesses|this (type|kind)|your (type|kind|line))|violat\w+[^.]{0,40}(services agreement|terms of service|our terms|restricted))/i,
  ],
  [
    'chargebacks',
    /\b(charge ?backs?|charged back|disputes?|disputed|dispute rate|claims rate|(buyer|customer) (claims|complaints)|refund rate)\b/i,
  ],
  [
    'identity',
    /\b(identity|identification|photo id|government[- ](issued )?id|passport|driver.?s? licen[cs]e|selfie|who you are)\b/i,
  ],
  [
    'verification',
    /\b(verif(y|ied|ication)|know your customer|ownership|beneficial owners?|documents? (requested|required|outstanding)|(additional|missing|required) (information|documents?)|kyc|tin|ein|w-9|tax id)\b/i,
  ],
  [
    'inactivity',
    /\b(inactiv\w*|dormant|dormancy|no (recent )?(activity|transactions|sales|logins?)|lack of activity|has not been used|unused)\b/i,
  ],
  [
    'volume',
    /\b(spikes?|volumes?|sudden|increased?|unusual(ly)? (large|high)|(large|larger|larger than usual) (payments?|transactions?|tickets?)|growth|over (your|the) (monthly )?limit)\b/i,
  ],
  [
    'delivery',
    /\b((un|non-?)?deliver(y|ies|ed)|(un)?fulfill\w*|(un)?shipp(ed|ing)|pre-?orders?|tracking|lead times?)\b/i,
  ],
  ['fraud_risk', /\b(fraud\w*|card testing|stolen|unauthori[sz]ed (cards?|payments?|transactions?))/i],
  [
    'bank_risk',
    /\b((sponsor(ing)?|acquiring|member|partner|processing|issuing|settlement) banks?|acquirers?|(banking|financial) partners?|our banks?|by (the|its|our) bank|bank.s? (decision|request|instruction|risk|policy)|card networks?|network (rules|request))\b/i,
  ],
  ['fraud_risk', /\brisk/i],
];

/** Null or blank is `none`. */
export function reasonCategoryOf(reason: string | null): ReasonCategory {
  if (!reason) return 'none';
  return patterns.find(([, pattern]) => pattern.test(reason))?.[0] ?? 'unspecified';
}
