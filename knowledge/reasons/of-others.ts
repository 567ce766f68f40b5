import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { record, type Reason } from './reason.ts';

const lawKeepsIt: Reason['risk'] = {
  risk: 'The law, not the processor, prevents release of the funds or disclosure of the reason.',
  probability: 'medium',
  impact: 'high',
  mitigation:
    'Identify the order or block and follow the procedure for challenging it; do not demand what may not be disclosed.',
};

const networks = String.raw`visa|mastercard|american express|amex|discover|card (?:brands?|networks?|schemes?|compan(?:y|ies)|associations?)`;
const banks = String.raw`(?:sponsor(?:ing)?|acquiring|member|partner|processing|settlement|underwriting|underlying|upstream|clearing)[- ](?:banks?|institutions?|partners?)|institutions? (?:that|which) (?:settles?|processes|sponsors?)|acquirers?|(?:banking|bank|financial|processing|network|payment) partners?|our (?:own )?banks?(?! account)|(?:our|the) sponsor|(?:the )?bank (?:that|which) (?:issues|settles|sponsors)|(?<!customer's )(?<!buyer's )(?<!your )(?<!my )(?<!their )the bank(?! account| details)|banks? (?:that |which |who )?(?:\w+ )?(?:behind|backs?|sponsors?)|jp ?morgan|chase|wells fargo|citibank|barclays|goldman|bank of america|cross river|celtic bank|fifth third|pnc|u\.?s\.? bank|synovus|evolve`;
const orders = String.raw`ask(?:ed|s|ing)?|instruct(?:ed|s|ing|ions?)?|told|tells|telling|direct(?:ed|s|ion|ive)?|requir(?:ed?|es|ing)|request(?:ed|s)?|orders? (?:us|them|that|was|to)|ordered|inform(?:ed|s)?|notif(?:ied|ies)|decid(?:ed|es)|decision|insist(?:ed|s)?|demand(?:ed|s)?|pulled|no longer (?:willing|want|support|wish|permit|allow)\w*|will not|won't|refus(?:ed|es)|object(?:ed|s)|made (?:us|them)|forc(?:ed|es|ing)|mandat(?:ed|es?)|call(?:ed|s)? the shots|determin(?:ed|es)|can no longer|pull(?:ed|s) the plug|put (?:us|them) on notice|revoked|would not let|wouldn't let|out of (?:our|their) hands|wanted|withdr(?:ew|awn) (?:its|their)`;

/** Reasons that come from others than the merchant and its sales: the law, a bank, the processor's own claim, or nobody. */
export const ofOthers = {
  legal_block: {
    label: 'legal order, levy or sanctions',
    said: [
      /\b(sanction(s|ed)\b|ofac\b|(government|treasury|federal|watch)('s)? ?-?(watch)?list|embargo\w*|specially designated|cuba\w*|havana|iran\w*|syria\w*|north korea\w*|crimea\w*)/i,
      /\b(court[- ](order\w*|case|ruling|papers|documents|action|judgment)|(by|from|of) (a|the) (\w+ )?court|judge('s)?|(?<!in (my|our|your) )judgments?|garnish\w*|lev(y|ied|ies)|lien|subpoena\w*|injunction|restraining (order|notice)|writ\b|attachment order|legal (process|order|papers)|tro|freez(e|ing) order|turnover order|court-appointed|receivership|bankruptcy (court|trustee|proceeding|estate)|lawsuit|sued|ucc|sheriff\w*|marshals?|(a|the|search|seizure) warrant|child support|creditors?|process server)\b/i,
      /\b(law enforcement|police(?! report)|detectives?|fbi|homeland security|secret service|federal agents?|prosecutors?|attorney general|district attorney|investigating agency|(state|federal|government) investigators?|investigators? from the (state|government|county|federal\w*))\b/i,
      /\b(?<!longer )(?<!not )served\b[^.]{0,30}\b(papers?|with|notice|documents?|them|us)\b|\b((?<!united )state(?! (id|law))|county|city|government(?![- ]issued)|treasury|irs|internal revenue|tax (office|authority|board|department)|department of (revenue|taxation|labor)|franchise tax board|comptroller)\b[^.]{0,60}\b(seiz\w+|hand(ed)? over|turn(ed)? over|took|taken|take|collect\w*|claim\w*|owe[sd]?|debt|froze|freeze)\b|\b(treasury|irs|internal revenue|tax (office|authority|board|department)|department of (revenue|taxation|labor)|franchise tax board|comptroller)\b[^.]{0,60}\b(requir\w+|order(ed|s|ing)|direct(ed|s|ing))\b/i,
      /\bagency of the (state|government)\b|\bunpaid wages\b|\blist of (blocked|sanctioned|denied|designated) (persons|parties|people|nationals)\b|\bcountry\b[^.]{0,10}\b(we|they) (may not|can ?not|can't|are not allowed to) (deal|do business|trade)\b/i,
    ],
    answer:
      'Money that an order, levy or block reaches is not demanded in this letter. So that the order can be taken up where it was made, we ask for a copy of it, or for who made it, its date, its file number and the sum that it reaches. What it does not reach is due under the Agreement.',
    later:
      'We make no demand for money that an order, levy or block reaches, and still ask for the paper itself: who made it, on what day, under which number, and for what sum. Everything beyond that sum is owed to the Merchant.',
    theirs: 'It may not release funds that an order, levy or block reaches.',
    ours: 'Stated reason: an order reaches a stated sum; what it does not reach is due, and the order itself is challenged where it was made.',
    weakness: 'The order itself, and what the merchant owes to whoever obtained it.',
    risk: lawKeepsIt,
    hard: true,
    heldByLaw: true,
  },
  tax_hold: {
    label: 'tax form, taxpayer number or backup withholding',
    said: [
      /\b(irs(?! (letter|document|confirmation))|internal revenue|w-?9|w-?8(ben)?|1099(-?k)?|backup withholding|taxpayer|reporting (limit|threshold)|tax ?(payer)? ?(interview|forms?|information|info|status|details|records?|documents?|profile|certificat\w+|withholding))\b/i,
      /\bTINs?\b/,
      /\btax (ids?|identification( number)?|numbers?)\b[^.]{0,50}\b(match|mismatch|certif|government)/i,
      /\bwithh(old|olds|olding|eld)\b[^.]{0,40}\btax(es)?\b|\b(24|28|twenty[- ]four)( ?%| percent)[^.]{0,40}\b(tax\w*|withh\w+|irs|government)\b/i,
      /\btax (authority|people|agency)\b|\bnine[- ]digits?\b|\bb[- ]notices?\b|\bnumber to report (it|this|them|your sales) under\b/i,
    ],
    answer:
      'Money that the tax law requires to be withheld is not demanded in this letter. [[The employer identification letter is {fact:exhibit_ein_letter}. ]]We ask for the notice or mismatch relied on, with its date, the form said to be missing, the sum withheld on account of tax, and the day on which any of it was paid to the tax authority. What the tax law does not reach is due under the Agreement.',
    later:
      'We make no demand for what the tax law requires to be withheld, and still ask which notice or mismatch is meant, which form would answer it, how much was withheld for tax, and when it was paid over. [[The employer identification letter is {fact:exhibit_ein_letter}. ]]Everything else is owed to the Merchant.',
    exhibits: ['ein_letter'],
    theirs: 'The tax law obliges it to withhold until the taxpayer is certified.',
    ours: 'Stated reason: a tax form can be supplied; the law withholds a part of each payment and not the balance.',
    weakness: 'A tax form requested but not supplied.',
    risk: lawKeepsIt,
    hard: true,
    heldByLaw: true,
  },
  forfeiture: {
    label: 'funds retained as liquidated damages',
    said: [
      /\bas damages\b/i,
      /\b(liquidated damages|forfeit\w*|confiscat\w*|seiz(ed|ure|ing)|damages? (fee|charge)s?|fined|(a|the|these|those|in|for) fines?|penalt(y|ies)|penalized)\b/i,
      /\$ ?[\d,.]+[^.]{0,20}\b(per|for each|for every|each|every) (violation|breach|infraction|item|sale|offen[cs]e|transaction|listing)\b|\bset[- ]?off\b(?! (the|our|their|your|an|my|some) )|\bnon-?compliance (fee|assessment|charge)s?\b|\b(?<!(risk|periodic|routine|automated|internal|credit|annual|regular|our|further|security|initial) )assessments?\b(?! of(?! \$))/i,
      /\breimburs\w+\b[^.]{0,30}\b(damages|losses|costs|itself|themselves|us)\b|(\$ ?[\d,]+[^.]{0,30}|security |compliance |network |scheme )\bfine\b/i,
      /\b(kept|keep(s|ing)?|took|taken?|taking|applied|deduct(ed)?|retain(ed|s)?|debited|charged)\b[^.]{0,60}\b(for good|permanently|the harm|harm i|damages?|to compensate|compensation|violations?|breach(es)?|investigation costs|to cover (what|the cost|their costs|our costs|costs))\b/i,
      /\b(will|would|wo|can)( not|n't) (be )?(returned|given back|paid back|refunded to (me|you)|get(ting)? (it|any of it|that|the money) back)\b|\b(balance|it|account) (was|is|went to|shows?|now) (zero|empty|\$0)\b|\bemptied\b|\bhelped (themselves|itself|himself|herself)\b|\brecover(ed)? (our|its|their) losses\b|\bnothing (remains|is left)\b/i,
      /\b(for|towards?|in) (the |any |our )?damages\b(?! (in|during) (transit|shipping))|\bfee for (breaking|violating|breach)|\b(applied|went|put)\b[^.]{0,20}\bto (the )?(costs?|losses) (you|that you)\b/i,
      /\d ?(usd|dollars|bucks) (per|for each|for every|each|every) (violation|breach|infraction|infringement)\b|\bmake good (our|the|its|their) loss/i,
      /\byou owe us\b[^.]{0,60}\bdeducted\b/i,
    ],
    hinted: [/\bdamages\b/i, /\b(kept|taken|took|debited|deducted)\b/i],
    answer:
      'The reason given is not that money is held, but that it is kept. Such a charge has to be shown: each violation alleged, the clause, the sum charged for it and the date of the charge. Until then the Merchant disputes every such charge.',
    theirs: 'The sum is owed as liquidated damages, so nothing is being withheld.',
    weakness: 'If the violation is proved, the debit may stand unless the liquidated damages term is unenforceable.',
    risk: {
      risk: 'The violation is proved and the liquidated damages term is upheld.',
      probability: 'medium',
      impact: 'high',
      mitigation:
        'Demand the violation, the debit and the version before arguing the term; concede nothing about what was sold.',
    },
  },
  aml: {
    label: 'suspicious activity review',
    said: [
      /\b(money[- ]launder\w*|launder(ing|ed)|wash(ing|ed) (cash|money)|structure of your (deposits|payments)|aml|anti-money|bank secrecy|fincen|financial[- ]crimes?|suspicious activity reports?|sars?\b|terroris\w*|structuring|sources? of (funds|wealth|(the|your|my|our|this) money)|kyc alert)\b/i,
      /\b(prohibited|forbidden|barred|not (allowed|permitted)|prevented|restricted|n't (allowed|permitted)) (by|under) (\w+ )?(law|regulations?|statute|rules)\b|\b(law|regulations?|federal rules?|statute)\b[^.]{0,60}\b(prevents?|prohibits?|forbids?|bars?|stops?|keeps?|(does|do)( not|n't) (allow|permit|let))\b[^.]{0,50}\b(tell\w*|disclos\w*|discuss\w*|explain\w*|say\w*|shar\w*|giv\w*|comment\w*)\b/i,
      /\b(legally|by law)\b[^.]{0,30}\b(can ?not|can't|not|unable|prohibited|forbidden|barred|restricted)\b[^.]{0,30}\b(tell|disclos|discuss|explain|say|shar|comment|talk)\w*|\b(would be|it's|is|be) (a crime|illegal|against the law|breaking the law)\b[^.]{0,50}\b(tell|say|disclose|discuss|share)?\b/i,
      /\brules? (about|on|for) reporting\b|\bwhether a report\b|\breport exists\b|\bfil(e|ed|ing) (something|a report|reports) with the government\b|\blayer(ed|ing)\b/i,
      /\bproceeds of crime\b|\bbound to (silence|secrecy)\b|\b(keep|stay) (quiet|silent)\b[^.]{0,20}\blaw\b|\btipping[- ]off\b|\bdirty money\b|\bwhether any report\b|\b(other people's|someone else's) (money|funds)\b/i,
    ],
    hinted: [
      /\bsuspicious (activit|transaction)/i,
      /\b(regulat\w+|required by law|legal obligations?|legally required|compliance (team|department|unit|obligations?))\b/i,
      /\b(ca ?n[o']t|cannot|unable to|not able to|not allowed to|may not|must not|no one may|no) [^.]{0,20}\b(tell|disclose|discuss|describe|explain|say|share|comment|details|talk)\b/i,
      /\b(in and out|pass(ing|es|ed)? (straight )?through|same day|right (back )?out|moved? (straight )?(on|out))\b/i,
      /\b(unrelated (persons?|people|parties|accounts?|individuals?)|third part(y|ies)|no (clear|apparent|obvious|business|economic|lawful) (\w+ )?(purpose|reason|sense))\b/i,
      /\binconsistent with (a |the |your )?(\w+ )?(business|profile|activity)\b/i,
      /\b(round|even) (sums?|amounts?|figures?)\b/i,
      /\b(came|come|comes|arrived?|arrives)\b[^.]{0,40}\b(went out|goes out|go out|leaves?|left|gone)\b|\bin and (right|straight) (back )?out\b|\bsen[dt]s? (it|them) on\b/i,
    ],
    answer:
      'We do not ask for anything that the law forbids you to disclose. We ask for what can be stated: the contractual ground, the sum, what the Merchant can still supply, and the date on which the hold ends.',
    theirs: 'It may neither release the funds nor explain while a suspicious activity review is pending.',
    risk: lawKeepsIt,
    hard: true,
  },
  bank_risk: {
    label: 'decision by a bank or card network',
    said: [
      new RegExp(
        String.raw`\b(?:${networks}|${banks})\b(?![^.]{0,20}\b(?:dispute|chargeback|threshold|ratio)s?\b)[^.]{0,70}\b(?:${orders})\b`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:request|instruct(?:ed|ions?)|direct(?:ed|ion)|order(?:ed|s)?|decision|insist(?:ed|ence)|demand|requirement|ask(?:ed)?|told|behest|required|require)\b[^.]{0,20}\b(?:by|of|from)\b[^.]{0,15}\b(?:${networks}|${banks})\b`,
        'i',
      ),
      /\b(network (request|rules?|instruction)|bank'?s? (decision|request|instruction|policy))\b/i,
    ],
    hinted: [new RegExp(String.raw`\b(?:${networks}|${banks})\b`, 'i'), new RegExp(String.raw`\b(?:${orders})\b`, 'i')],
    answer:
      'A decision of a bank or network may explain why no new sales are taken. It does not by itself show a term by which past settlement may be kept. We ask for the name of the bank or network, its instruction with the date, which of you holds the funds, and the term relied on. We do not ask for anything that the law forbids you to disclose.',
    theirs: 'Its bank or the card network made the decision, and it is bound by their rules.',
    ours: 'Stated reason: a bank’s decision to end processing is not a term that permits retaining past settlement funds.',
  },
  undisclosed: {
    label: 'not disclosed by the processor',
    vague: [
      /\b(ca ?n[o']t|cannot|could ?n[o']t|unable to|not able to|not (at liberty|allowed|permitted|in a position|required|obligated|obliged) to|wo ?n't|will not|refus\w+ to|would ?n[o']t|did ?n[o']t|do ?n[o']t have to|never|nobody|no one|no-one|declin\w+ to)\b[^.]{0,25}\b(say|tell|told|share|disclose|explain|discuss|go into|elaborate|comment|reveal|specify|divulge|(give|provide|offer)\b[^.]{0,15}\b(reasons?|details|explanations?|information|answers?|why|specifics))\b/i,
      /\bno (specific )?(reasons?|explanations?|details?)\b|\bwithout (any |a |giving |stating |saying |telling )?(\w+ )?(reasons?|explanations?|explaining|saying why|why)\b|\bany reason or no reason\b/i,
      /\b(for|due to|because of) (your |our |everyone'?s |the |general )?(safety|security|protection|security reasons|internal reasons|proprietary reasons|confidential\w*)\b|\b(safety|security) (reasons|purposes)\b|\bproprietary\b|\b(is|are|remains?) confidential\b|\breserves? the right\b|\b(sole|own|our|their) discretion\b/i,
      /\b(decision|this|it) (is|was) final\b|\bfinal decision\b|\bfurther (inquir\w+|correspondence|communications?|questions|emails|details|information)\b[^.]{0,30}(\bnot|n't|\bno|\bnever)\b|\bhung up\b|\b(do ?n't|do not) (contact|write|email|call|reply)\b|\b(no ?one|nobody)\b[^.]{0,20}\b(knows?|answers?|replie[sd]|responds?)\b|\bjust (say|says|said|read|reads|repeat|repeats|keep saying)\b|\bsame (line|answer|script|email)\b|\b(decision|it) stands\b|\b(all|the only thing) (they|he|she|it)('d| would)? (say|said|says)\b|\bn't be adding\b|\bkeeps? closing\b|\bnever (sent|got|received|gave)\b[^.]{0,15}\b(e-?mails?|notice|letter|reason|explanation|message)\b|\b(no|any) (idea|clue) why\b|\b(do ?n't|does ?n't|did ?n't) know why\b/i,
      /\b(business|internal) (decision|policy|reasons)\b/i,
      /\b(outcome|position|decision) (is|remains) (final|unchanged)\b|(\bnot|cannot|n't) be appealed\b|(\bnot|cannot|n't) go into\b|\ball (that )?(we|i) can (say|tell)\b|\ball the information (i|we) have\b|(\bnot|cannot|n't) have access to (that|this|the|any) (information|reason)/i,
      /\bno (e-?mail|mail|call|letter|message),? no\b|\bsame (\w+ )(line|answer|script|e-?mail|message)\b|\bnothing about (what|why)\b|\bno further information\b/i,
    ],
    answer:
      'That statement gives no ground for the hold. [[On its own figures the Merchant processes {fact:volume_avg} in an average month. ]][[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]]We ask for the ground itself, the term of the Agreement that permits a hold on it, and the facts behind it, each with its date. We do not ask for anything that the law forbids you to disclose.',
    exhibits: record,
    theirs: 'The agreement requires no reason, and it does not disclose how it detects risk.',
    ours: 'Stated reason: none is given, and a term that permits holds on stated grounds has to be shown to be met.',
  },
  unspecified: {
    label: 'stated, but not a common one',
    answer:
      '[[On its own figures the Merchant processes {fact:volume_avg} in an average month. ]][[The average delivery time is {fact:delivery_days}. ]][[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]]We ask for the term of the Agreement, the transactions and the figures behind the stated reason; without them it supports no hold of this sum.',
    exhibits: record,
    theirs: 'The agreement leaves holds to its judgment and requires no more detail than was given.',
  },
  none: {
    label: 'none on file',
    theirs: 'It will supply a reason now, and contend that the agreement requires none.',
  },
} as const satisfies Partial<Record<ReasonCategory, Reason>>;
