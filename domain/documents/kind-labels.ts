/** Weighted clues to each document kind; negative weights count against it. */
import { namesPattern } from '../processors.ts';
import type { DocumentKind } from './document-kind.ts';

type Clue = { words: RegExp; weight: number };
const clue = (weight: number, source: string): Clue => ({
  weight,
  words: new RegExp(String.raw`(?<![a-z])(?:${source})(?![a-z])`, 'i'),
});

export const clues: Record<DocumentKind, readonly Clue[]> = {
  hold_notice: [
    clue(
      4,
      String.raw`(?:notice|notification) of (?:account )?(?:hold|limitation|termination|suspension|reserve|restriction|withholding|closure|deactivation)|(?:hold|termination|limitation|suspension|reserve|closure) notice`,
    ),
    clue(
      4,
      String.raw`(?:payouts?|payments?|settlements?|transfers?|deposits?|funds?|balance|proceeds|money) (?:of \S+ |to (?:you|your (?:bank )?(?:account)?) ?)*(?:(?:have|has|are|is|will) (?:been |be |being |now |currently |temporarily )*)(?:paused|suspended|held|on hold|placed on hold|withheld|frozen|restricted|disabled|stopped|delayed|retained)`,
    ),
    clue(
      4,
      String.raw`(?:your|the|this) (?:\w+ ){0,3}account (?:has been|is|was|will be) (?:\w+ )?(?:limited|terminated|suspended|restricted|deactivated|closed|frozen|placed)`,
    ),
    clue(
      3,
      String.raw`we (?:have |are |will |must |had to )?(?:placed?|placing|decided|holding|withholding|withheld|hold|limited|suspended|terminated|paused|frozen|closed|imposed|implemented|applied|put)`,
    ),
    clue(
      3,
      String.raw`(?:rolling|fixed|security|account) reserve (?:has been|was|of|is|will be|on)|impos\w+ a (?:\w+ )?reserve|funds? (?:on hold|held|withheld)`,
    ),
    clue(
      2,
      String.raw`(?:elevated|increased|unacceptable|excessive|high(?:er)?|level of) risk|risk (?:team|department|review|assessment|operations)|underwriting`,
    ),
    clue(
      2,
      String.raw`(?:violat\w+|breach\w*|in accordance with|pursuant to|under) (?:of )?(?:our|the|section)[^.]{0,40}(?:agreement|terms|policy|policies)|user agreement|acceptable use|services agreement`,
    ),
    clue(2, String.raw`(?:up to )?(?:90|120|180) days|will be (?:released|reviewed)|eligible for release`),
    clue(
      1.5,
      String.raw`dear (?:merchant|customer|seller|client|business owner|account holder|valued|\w+)|appeal|reinstat\w+|match list|terminated merchant`,
    ),
  ],
  merchant_statements: [
    clue(
      5,
      String.raw`(?:merchant|processing|card processing|payment processing|merchant account|merchant services|seller|settlement|acquirer|monthly sales|account activity|payout|processor) (?:\w+ )?(?:statement|summary|report)|statement of (?:merchant|card|processing|settlement)`,
    ),
    clue(
      3,
      String.raw`gross (?:sales|volume|charges|payments|processing|card|amount|settle\w*|processed|receipts)|(?:sales|processing|processed|transaction) volume|total sales|sales submitted|amount (?:submitted|processed)`,
    ),
    clue(
      2,
      String.raw`interchange|discount (?:rate|fees?)|assessments?|(?:processing|transaction|service) fees|merchant (?:number|id|identification)|mid|mcc|network fees`,
    ),
    clue(
      2,
      String.raw`net (?:payouts?|deposits?|settlements?|funding|funded|sales|activity|settled|proceeds|transfers?|volume)|total (?:payouts?|funded|settled)|payouts? to (?:your )?bank|amount funded`,
    ),
    clue(2, String.raw`refunds?`),
    clue(2, String.raw`chargebacks?|disputes?`),
    clue(2, String.raw`average (?:ticket|sale|transaction|order)|(?:number of )?transactions|batch(?:es)?`),
    clue(2, String.raw`visa|mastercard|american express|amex|discover|card type|card brand`),
    clue(1.5, String.raw`${namesPattern('label')}|fiserv|clover|adyen|braintree|toast|elavon|global payments`),
    clue(-3, String.raw`(?:beginning|opening|ending|closing) balance|checks? paid|(?:overdraft|member fdic)`),
    clue(
      -4,
      String.raw`reason codes?|chargeback (?:summary|report|activity report|analysis|history)|dispute (?:summary|report|activity report)`,
    ),
  ],
  bank_statements: [
    clue(
      4,
      String.raw`(?:beginning|opening|starting|previous) (?:ledger |account )?balance|balance (?:brought )?forward`,
    ),
    clue(4, String.raw`(?:ending|closing|end|new) (?:ledger |account )?balance|balance carried forward`),
    clue(
      3,
      String.raw`(?:business |commercial |advantage |basic |simple |free )*(?:checking|savings|deposit|current)(?: account)?|account statement|statement of account|bank statement`,
    ),
    clue(
      3,
      String.raw`deposits?(?: and| &) (?:other )?(?:credits|additions)|withdrawals?(?: and| &) (?:other )?(?:debits|subtractions|payments)|checks? paid|total (?:deposits|withdrawals|debits|credits)|electronic (?:deposits|withdrawals)`,
    ),
    clue(
      3,
      String.raw`member fdic|fdic|equal housing lender|overdraft|nsf|routing (?:number|no)|daily (?:ledger )?balance|branch`,
    ),
    clue(
      2,
      String.raw`(?:national |first |community |savings |trust )*(?:bank|credit union)(?:,? n\.?a\.?)?|bancorp|banc`,
    ),
    clue(
      2,
      String.raw`ach|wire|debit card|direct deposit|pos purchase|zelle|check (?:no|number|#)|transfer (?:from|to)`,
    ),
    clue(-2, String.raw`gross (?:sales|volume)|interchange|chargeback`),
  ],
  chargeback_report: [
    clue(
      6,
      String.raw`(?:chargebacks?|disputes?|charge-?backs?) (?:\w+ )?(?:summary|report|activity|history|analysis|overview|log|detail|statement|performance|monitoring)|(?:summary|report|list|history|overview|log) of (?:all )?(?:chargebacks|disputes|disputed)`,
    ),
    clue(4, String.raw`reason codes?|(?:dispute|chargeback) reason|reason for dispute`),
    clue(
      3,
      String.raw`(?:chargeback|dispute)(?:-to-\w+)? (?:ratio|rate|count|percentage)|(?:number|total number|count) of (?:chargebacks|disputes)|win rate`,
    ),
    clue(
      3,
      String.raw`total (?:amount )?(?:disputed|chargebacks|disputes|of chargebacks)|(?:disputed|chargeback) (?:amount|volume|value|transactions)|amount (?:disputed|in dispute|charged back)`,
    ),
    clue(
      3,
      String.raw`arn|acquirer reference|(?:case|dispute|claim) (?:id|number|no)|representment|pre-?arbitration|retrieval`,
    ),
    clue(2, String.raw`won|lost|under review|needs response|responded|outcome|accepted|reversed|pending`),
    clue(
      2,
      String.raw`fraudulent|(?:product|merchandise|goods|item)s? not (?:received|as described)|not as described|unrecognized|duplicate|credit not processed|10\.4|13\.1|4837|4853`,
    ),
    clue(-3, String.raw`interchange|net payouts?|processing fees`),
    clue(-5, String.raw`dear |we (?:have|are) (?:placed|hold)|your account`),
  ],
  ein_letter: [
    clue(6, String.raw`employer identification number`),
    clue(5, String.raw`internal revenue service|department of the treasury`),
    clue(5, String.raw`cp ?-?575|147c|form ss-?4|ss-4`),
    clue(
      3,
      String.raw`we assigned you|assigned (?:you|your|to you|an?)|assigned ein|confirm\w* (?:your|that)|your ein|this ein|\bein\b`,
    ),
    clue(
      2,
      String.raw`federal tax|tax (?:return|period|forms|deposit|identification)|form (?:1120|1065|941|940|1099)|irs`,
    ),
    clue(2, String.raw`cincinnati|ogden|kansas city, mo|holtsville|name control|keep (?:a copy|this)`),
  ],
  formation_document: [
    clue(
      6,
      String.raw`(?:articles|certificate) of (?:\w+ )?(?:incorporation|organization|formation|organization|limited partnership)|operating agreement|partnership agreement|corporate bylaws|by-?laws`,
    ),
    clue(
      4,
      String.raw`secretary of state|division of corporations|department of state|state corporation commission|corporations division`,
    ),
    clue(3, String.raw`registered (?:agent|office)|statutory agent|resident agent|agent for service of process`),
    clue(
      3,
      String.raw`organizers?|incorporators?|(?:sole |managing |initial )?members?(?:hip)? (?:interest|manager|of the company)|managers?-managed|member-managed|capital contributions?|authorized shares|par value|board of directors`,
    ),
    clue(
      3,
      String.raw`limited liability company (?:act|law)|business corporation (?:act|law)|limited liability company|(?:a|the) corporation`,
    ),
    clue(
      2,
      String.raw`perpetual|duration of the|purpose of the (?:company|corporation)|principal (?:office|place of business)|hereby (?:certif\w+|form\w*|adopt\w*)|article (?:i|1|one|ii|2)|distributions`,
    ),
    clue(-3, String.raw`refunds?|employer identification number|chargeback`),
  ],
  refund_policy: [
    clue(
      6,
      String.raw`(?:refund|return|cancellation|exchange|money[- ]back|returns? (?:and|&) (?:refund|exchange)s?|refunds? (?:and|&) (?:return|cancellation|exchange)s?)s? (?:policy|terms|guarantee|conditions|rules)|(?:terms (?:of|and|&) (?:sale|service|conditions|use))|(?:our|customer) (?:refund|return)s? promise|how (?:refunds|returns) work`,
    ),
    clue(
      3,
      String.raw`(?:within|up to|have) (?:\w+ ?)?(?:\(?\d+\)?) (?:calendar |business |working )?days (?:of|from|after|to)|(?:eligible|qualify) for (?:a )?(?:refund|return|exchange)|full refund|refund(?:ed)? (?:to|in full|will be)|store credit`,
    ),
    clue(
      3,
      String.raw`original (?:packaging|condition|payment|form of payment|method of payment)|unused|unopened|restocking|return (?:shipping|label|authorization)|rma|final sale|non-?refundable`,
    ),
    clue(
      2,
      String.raw`cancel(?:led|lation)? (?:your |an |the )?(?:order|subscription|at any time|membership|before)|renew\w*|damaged or defective|defective`,
    ),
    clue(
      2,
      String.raw`(?:contact|email|write to|reach) (?:us|our (?:support|customer))|customer (?:service|support|care)|our (?:store|products|website|shop)|you may|your (?:order|purchase)`,
    ),
    clue(1.5, String.raw`last (?:updated|revised|modified)|effective (?:date|as of|from)`),
    clue(
      -4,
      String.raw`gross (?:sales|volume)|(?:ending|closing) balance|secretary of state|payouts? (?:have|has|are) been|on hold`,
    ),
  ],
  proof_of_fulfillment: [
    clue(
      5,
      String.raw`proof of (?:delivery|fulfill\w*|shipment|service)|delivery (?:confirmation|receipt|record|notification|report|note|certificate)|shipment (?:confirmation|details|record|history|tracking)|packing (?:slip|list)|bill of lading|certificate of completion|order fulfill\w*|fulfill\w*ment (?:record|report|summary)|tracking (?:details|history|information|results|summary)`,
    ),
    clue(4, String.raw`tracking (?:number|no|id|#|code)|waybill|airway bill|consignment`),
    clue(
      4,
      String.raw`(?:has been |was |status:? ?|successfully )?delivered(?: to| on| at)?|left at (?:front|door)|signed (?:for )?by|received by|signature obtained`,
    ),
    clue(3, String.raw`ups|fedex|usps|dhl|ontrac|united parcel|postal service|carrier|courier`),
    clue(
      2,
      String.raw`ship(?:ped|ment)? (?:to|date|from|via|on)|ship to|shipping address|in transit|out for delivery|picked up|weight|parcels?|package|proof`,
    ),
    clue(
      2,
      String.raw`order (?:number|no|#|id|date|total)|invoice (?:number|no|#|date|total)|quantity|qty|sku|line items?|work (?:completed|performed)|download(?:ed)?|access(?:ed)? (?:log|on)|activated|log(?:ged)? in`,
    ),
    clue(
      -4,
      String.raw`chargeback (?:report|summary)|(?:ending|closing) balance|gross (?:sales|volume)|refund policy|return policy|terms of sale`,
    ),
  ],
};
