/** Labels that identify the amount next to them. */
import type { DocumentKind } from './document-kind.ts';
import type { AmountRole } from './finding-roles.ts';

type Label = { role: AmountRole | null; words: RegExp };
const words = (source: string): RegExp => new RegExp(String.raw`(?<![a-z])(?:${source})(?![a-z])`, 'gi');

/** Longer matches win over shorter ones in the same place. Role null: the label names something we do not track. */
const labels: readonly Label[] = [
  {
    role: null,
    words: words(
      String.raw`(?:average|avg\.?|typical|usual|normal|expected|projected|estimated|anticipated|approved|permitted|allowed|contracted|maximum|minimum) (?:(?:daily|weekly|monthly|annual|yearly) )?(?:card |sales |processing |transaction |payment )?(?:volume|sales|turnover|processing)|(?:sales|volume|processing|transaction|payment|payout|transfer|deposit|withdrawal|daily|weekly|monthly|annual|card|ticket|account|refund)(?: (?:sales|volume|processing|transaction))? (?:limit|cap|ceiling|maximum|allowance)|(?:average|avg\.?|minimum|lowest) (?:daily|ledger|collected|available)?\s?balance|interest (?:earned|paid|charged)|(?:chargeback|dispute|refund|return|reserve) (?:ratio|rate|percentage|threshold)|reserve(?:s)? released|release(?:d)? (?:from|of) (?:the )?reserve|reserve release|(?:per|each|every|for (?:a|any)) (?:transaction|item|dispute|chargeback|refund|sale|order)|credit limit|overdraft (?:limit|protection)|year[- ]to[- ]date|ytd|sub-?total|tax(?:es)?|(?:tax(?:es)?|income|social security|medicare)(?: tax)? withh(?:eld|olding)|withholding tax(?:es)?|shipping(?: (?:cost|charge|and handling|& handling|fee))?|discounts?(?: applied)?|unit price|tip(?:s)?|won|recovered|reversed in your favou?r|available(?: (?:balance|funds|now|to (?:you|withdraw|transfer|spend)|for (?:deposit|payout|withdrawal|transfer)))*(?=\s*:?\s*(?:US)?\$)`,
    ),
  },
  {
    role: 'held',
    words: words(
      String.raw`(?:amount|funds?|balance|total|payouts?|settlements?|money|proceeds|deposits?)(?: (?:is|are|has been|have been|currently|presently|now|being|amount|balance|that we are|we have))*:? (?:held|withheld|on hold|frozen|suspended|retained|restricted|unavailable|placed on hold|under hold)(?: (?:amount|balance|to date|funds))?|(?:held|frozen|withheld|restricted|suspended|retained) (?:amount|balance|batch(?:es)?|deposits?|funds?|money|payouts?|proceeds|receipts|sales|settlements?|sums?|total|transactions|transfers?)|hold (?:amount|balance|total|on (?:your )?(?:funds|payouts))|(?:we|we['’](?:re|ve)|are|is|was|were|be|been|being|currently|will be|have|has) (?:currently |temporarily |also |being |now |still )?(?:hold|holding|withhold|withholding|held|withheld|freeze|freezing|frozen|froze|retain|retaining|retained|suspended|diverted|impounded|keep|keeping|kept|set aside|setting aside|locked)(?: back)?|(?:is|are|was|were|been) (?:paused|stopped|blocked|delayed)|(?:placed|put|place) (?:a (?:temporary )?)?hold (?:on|over)|(?:total )?on hold|withh(?:old(?:ing)?|eld)|(?:frozen|held|withheld|blocked|locked|retained) (?:since|until|as of|for \d+|pending|while)|(?:cannot|can['’]t|unable to|(?:not|no longer) able to) (?:pay out|release|transfer|send|deposit)|(?:is|are) not (?:yet |currently )?available|(?:remains?|stays?) (?:held|frozen|withheld|on hold|blocked|locked)|(?:not|cannot|can['’]t) be (?:paid out|transferred|withdrawn|released|accessed|deposited|cashed out|moved|used)|(?:unavailable|not (?:yet |currently )?available)(?: (?:to you|for (?:payout|withdrawal|transfer)|balance|funds))?(?=\s*:?\s*(?:US)?\$)|unavailable (?:to you|for (?:payout|withdrawal|transfer))|(?:suspend|paus|stopp?|freez|block|divert|halt|withh[eo]ld)(?:e|es|ed|s|ing)? (?:all |any |your |the )?(?:payouts?|remittances?|transfers?|settlements?|disbursements?|fund(?:s|ing)|deposits?)|froze (?:all |any |your |the )?(?:payouts?|remittances?|transfers?|settlements?|disbursements?|funds|money|balance|account)|(?:payouts?|remittances?|transfers?|settlements?|disbursements?|fund(?:s|ing)|deposits?)(?: to (?:you|your bank(?: account)?))? (?:is|are|have been|has been|were|was) (?:paused|suspended|stopped|frozen|blocked|diverted|halted|locked|switched off|turned off)|deferred (?:balance|transactions?|funds)|(?:wallet|account|balance) holds|(?:held|frozen|blocked|locked|retained)(?=(?: \([^()]{1,20}\))?(?::| {2,}|\s*$|\s*(?:US)?\$))|(?:money|funds|amount|balance) (?:that )?you (?:can't|can’t|cannot) (?:use|access|move|withdraw|transfer)|(?:has|have|was|were) not (?:been )?(?:sent|paid(?: out)?|released|transferred|deposited|settled|remitted|funded)|(?:will not|won['’]t|cannot|can['’]t) (?:pay|release|transfer|send) (?:it|them|this|these)\b|(?:stays?|remains?) (?:with us|under our control|with the bank|in our (?:hands|possession|care)|where (?:it is|they are)|in (?:the|your) (?:account|balance|wallet))|(?:placed|put|moved|transferred|swept|paid|sent|kept) (?:in|into|to) (?:(?:a|an|our|the|separate|special) )*(?:holding|suspense|escrow|blocked|restricted) account|(?:in|into|to) (?:escrow|suspense)|(?:will not|won['’]t) be (?:paid(?: out)?|transferred|sent|released|deposited|remitted|settled|disbursed)|(?:affected|impacted) (?:amount|balance|funds?|payouts?)|(?:amount|balance|funds?|payouts?) (?:affected|impacted|subject to (?:the|this|a|our) (?:hold|restriction|review|freeze))|(?:is|are) stuck|(?:parked|sitting|waiting) (?:with us|here|in (?:the|your) (?:account|balance|wallet))|(?:on|hit|pressed) pause|stays? put|(?:did not|does not|do not|will not|won['’]t) (?:go out|leave)|(?:stopped|paused|blocked|suspended|delayed) (?:your |the )?(?:latest |next |last )?(?:payout|transfer|deposit|settlement|disbursement)s? of`,
    ),
  },
  {
    role: 'reserve',
    words: words(
      String.raw`(?:(?:rolling|fixed|security|minimum|merchant|account|required|current|capped|upfront|risk)\s?)?reserve(?: (?:account|balance|amount|held|requirement|fund|withheld|total|of|target))*|reserved (?:balance|funds?|amount)|held in reserve|placed in reserve`,
    ),
  },
  {
    role: 'gross_volume',
    words: words(
      String.raw`gross (?:sales?|volume|processing|charges?|card|payments?|amount|receipts|transactions?|processed|settled|settlements?)(?: (?:sales?|volume|amount|processed|total|activity))*|total (?:gross )?(?:sales|volume|processed|card sales|charges|processing(?: volume)?|payments? (?:received|processed|volume)|amount (?:submitted|processed)|transaction (?:volume|amount)|card volume)(?: (?:volume|amount|processed))*|(?:sales|processing|processed|card|payment|transaction|monthly|settled) volume|(?:amount|sales|payments|charges) (?:submitted|processed|settled|captured)|payments received|(?:card|total) sales|gross(?= {2,}|:|\s*$)|(?:processed|submitted)(?= {2,}|:|\s*$)|sales(?= {2,}|:|\s*$)|charges(?= {2,}|:|\s*$)`,
    ),
  },
  {
    role: 'refunds',
    words: words(
      String.raw`(?:total |less |less: )?(?:refunds?(?:ed)?|returns|credits issued|sales? credits?|returned sales)(?: (?:issued|total|amount|to customers|and returns|& returns|and credits|& credits|processed|volume|given))*|refunds?\/(?:returns|credits)|returns\/credits`,
    ),
  },
  {
    role: 'chargebacks',
    words: words(
      String.raw`(?:total |less |less: |lost |open )?(?:chargebacks?|disputes?|disputed|charge-?backs?|retrievals?)(?: (?:total|amount|amounts|volume|value|debits?|received|adjustments?|and reversals|& reversals|and disputes|losses|transactions|sales|lost|claims|filed|charges|payments|withdrawn|debited))*|chargebacks?\/(?:reversals|disputes|adjustments)|amount (?:in dispute|disputed|charged back|of chargebacks|of disputes)`,
    ),
  },
  {
    role: 'fees',
    words: words(
      String.raw`(?:total |less |less: )?(?:(?:processing|transaction|service|card|monthly|merchant|interchange|network|platform|dispute|chargeback|account|statement|assessment|discount|payment)(?:[- ](?:processing|transaction|service))?\s?)?fees?(?: (?:charged|and charges|& charges|total|due|assessed|deducted|collected|paid))*|discount (?:charges|due)|cost of processing|charges and fees|interchange(?: charges)?`,
    ),
  },
  {
    role: 'net',
    words: words(
      String.raw`net (?:sales?|payouts?|deposits?|activity|amount|settlements?|settled|volume|funded|funding|proceeds|transfers?|paid|payments?|total|to bank|earnings)(?: (?:to bank|amount|deposited|total|funded))*|(?:total )?(?:payouts?|paid out|funded|amount funded|amount deposited|transfers? to (?:your )?bank|deposited to (?:your )?bank|paid to (?:your )?bank|transferred)(?: (?:total|amount|to bank|to your bank))*|net(?= {2,}|:|\s*$)`,
    ),
  },
  {
    role: 'average_ticket',
    words: words(
      String.raw`(?:average|avg\.?|mean) (?:ticket|sale|transaction|order|purchase|charge|payment)(?: (?:size|amount|value))?|ticket (?:average|size)`,
    ),
  },
  {
    role: 'opening_balance',
    words: words(
      String.raw`(?:opening|beginning|starting|previous|prior|start|initial) (?:ledger |account )?balance|balance (?:brought forward|forward|at start|last statement)|balance at (?:the )?(?:beginning|start)(?: of (?:the )?period)?`,
    ),
  },
  {
    role: 'closing_balance',
    words: words(
      String.raw`(?:closing|ending|end|new|final) (?:ledger |account )?balance|balance (?:carried forward|at close|this statement)|balance at (?:the )?(?:end|close)(?: of (?:the )?period)?`,
    ),
  },
  {
    role: 'deposits',
    words: words(
      String.raw`(?:total |all )?(?:deposits?|credits|additions|money in|amounts? credited|paid in|incoming)(?: (?:and|&) (?:other )?(?:credits?|additions|deposits?))?(?: (?:this period|total|received))?`,
    ),
  },
  {
    role: 'withdrawals',
    words: words(
      String.raw`(?:total |all )?(?:withdrawals?|debits|subtractions|money out|amounts? debited|paid out|outgoing|checks(?: paid)?|payments)(?:,? (?:and|&) (?:other )?(?:debits?|subtractions|withdrawals?|payments|checks))?(?: (?:this period|total|paid))?`,
    ),
  },
  {
    role: 'invoice_total',
    words: words(
      String.raw`(?:invoice|order|grand|amount|sale|purchase|overall) (?:total|amount|value)|total (?:due|paid|charged|amount(?: (?:due|paid|charged))?|order|invoice|price|billed|payable|cost|for (?:this )?order)|amount (?:charged|paid|billed|due)|balance paid|(?:paid|charged) (?:by|to|in full|with)|total(?= {2,}|:|\s*$|\s*\$)`,
    ),
  },
];

/** Roles each document kind can contain: a bank's "credits" are deposits, a processor's are not. */
const rolesOf: Record<DocumentKind | 'unknown', readonly AmountRole[]> = {
  hold_notice: ['held', 'reserve', 'gross_volume', 'refunds', 'chargebacks'],
  merchant_statements: [
    'held',
    'reserve',
    'gross_volume',
    'refunds',
    'chargebacks',
    'fees',
    'net',
    'average_ticket',
    'opening_balance',
    'closing_balance',
  ],
  bank_statements: ['opening_balance', 'closing_balance', 'deposits', 'withdrawals'],
  chargeback_report: ['gross_volume', 'refunds', 'chargebacks'],
  proof_of_fulfillment: ['invoice_total'],
  ein_letter: [],
  formation_document: [],
  refund_policy: [],
  unknown: ['held', 'reserve', 'gross_volume', 'chargebacks', 'average_ticket', 'opening_balance', 'closing_balance'],
};

/** Whether a document of this kind may hold amounts of this role. */
export const mayHave = (kind: DocumentKind | null, role: AmountRole): boolean =>
  rolesOf[kind ?? 'unknown'].includes(role);

/** "Kept to cover chargebacks" is not an amount of chargebacks; "because of chargebacks of $1,200.00" is. */
const purpose =
  /\b(?:cover(?:s|ing)?|against|because of|due to|in case of|for (?:any|possible|potential|future|open|expected|pending|late)|(?:risk|exposure|liability|number|rate|level|share) (?:of|to|for|from))\b[a-z\s,'’-]{0,60}$/i;
const ofSum = /^\s*(?:(?:of|:|totall?ing|in the amount of)\s*)?(?:USD?\s?)?[$\d]/i;
const isPurpose = (text: string, { role, start, end }: FoundLabel): boolean =>
  (role === 'chargebacks' || role === 'refunds') &&
  purpose.test(text.slice(Math.max(0, start - 80), start)) &&
  !ofSum.test(text.slice(end, end + 24));
/**
 * The amount of one case is not a total: "a chargeback of $120.00", "your largest refund". A label that stands alone,
 * as in a table, does name a total.
 */
const oneCase = /^(?:chargeback|charge-back|dispute|refund|retrieval|return)$/i;
const ofOne =
  /\b(?:an?|one|another|this|that|each|every|the|your|single|first|last|latest|largest|newest|recent|new)\s+$/i;
const disputedOne = /^disputed\s+(?:order|transaction|payment|charge|sale|purchase)\b/i;
const isOfOne = (text: string, { role, start, end }: FoundLabel): boolean => {
  const [before, label, after] = [
    text.slice(Math.max(0, start - 24), start),
    text.slice(start, end),
    text.slice(end, end + 24),
  ];
  if (role === null) return false;
  if (/^refunded$/i.test(label)) return /\b(?:is|was|were|be|been)\s+$/i.test(before);
  if (disputedOne.test(label + after)) return true;
  return oneCase.test(label) && (ofOne.test(before) || /^\s+(?:of|for|over|worth)\s/i.test(after));
};
/** Whether the words before a label deny it: "no longer held", "originally we held". */
const isDenied = (text: string, { start }: FoundLabel): boolean =>
  /\b(?:(?:no longer|not|never)|(?:originally|initially|at first|previously|formerly|earlier|once|before that),?(?: (?:we|was|were))?)\s*$/i.test(
    text.slice(Math.max(0, start - 24), start),
  );

export type FoundLabel = { role: AmountRole | null; start: number; end: number };

/** The labels in a text, in order, for a document of this kind; where two overlap, the longer wins. */
export function labelsIn(text: string, kind: DocumentKind | null): FoundLabel[] {
  const roles = rolesOf[kind ?? 'unknown'];
  // Labels of fees and averages count even where they have no role, so that a chargeback fee is not taken for a
  // chargeback, nor a held ticket's average for an amount held.
  const all = labels
    .filter(({ role }) => role === null || role === 'fees' || role === 'average_ticket' || roles.includes(role))
    .flatMap(({ role, words: pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({
        role: role !== null && roles.includes(role) ? role : null,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .filter((label) => !isPurpose(text, label))
    .map((label) => (isDenied(text, label) || isOfOne(text, label) ? { ...label, role: null } : label));
  const longest = all.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const taken = new Uint8Array(text.length);
  const kept = longest.filter(({ start, end }) => {
    // A label that overlaps a longer one begins or ends inside it.
    if (taken[start] === 1 || taken[end - 1] === 1) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.toSorted((a, b) => a.start - b.start);
}
