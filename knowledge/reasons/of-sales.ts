import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { record, type Reason } from './reason.ts';

/** Reasons that concern the sales themselves. */
export const ofSales = {
  chargebacks: {
    label: 'chargebacks or disputes',
    said: [
      /\bcharge ?-?backs?\b|\bcharged back\b|\bdisput(es|ed)\b(?! (this|that|the) (decision|hold))|\bdispute (rate|ratio|activity|level|count|history|volume|threshold|monitoring|program)/i,
      /\b(reversed|reversals?) (by|from|of|rate)\b|\bclaims (rate|filed|opened|against)\b|\b(item|order)s?[- ]not[- ](as[- ]described|received)\b|\bdefect rate\b|\bretrieval requests?\b/i,
      /\b(buyer|customer|client|guest|shopper|cardholder)s?\b[^.]{0,30}\b(claims?|complaints?|complain(ed|ing)?|cases|revers(ed|als?|ing)|disput\w+)\b/i,
      /\b(customer|buyer|client|shopper|cardholder|people)s?\b[^.]{0,50}\btheir (own )?(banks?|card (compan(y|ies)|issuers?)|credit card compan(y|ies)|issuers?)\b/i,
      /\b(too|so) (many|much)\b[^.]{0,40}\b(refund\w*|returns?|return cases|open cases|complaints?|claims|money back)\b|\brefund (rate|ratio|level|volume|percentage)\b|\b(rate|share|number|percentage|level) of (refunds|returns|complaints|claims)\b/i,
    ],
    hinted: [
      /\b(contest(ed|s|ing)?|cases?|inquir(y|ies)|claims?|complain\w*|purchase protection|buyer protection|a-to-z)\b/i,
      /\b(refund\w*|money back|returns)\b/i,
      /\b(rate|ratio|percent(age)?|elevated|too (often|many|much)|limits?|threshold|target)\b|%/i,
      /\b(never|did ?n't|did not) (get|got|receive|received|arrive|recogni[sz]e)\w*\b/i,
      /\b(amex|american express|their bank|credit card company|card issuer)\b/i,
    ],
    answer:
      "A dispute history supports a hold only so far as it measures a loss still to come. [[The Merchant's own chargeback report is {fact:exhibit_chargeback_report}. ]][[Proof of fulfillment, {fact:exhibit_proof_of_fulfillment}, goes to any claim of non-delivery. ]]We ask for the number and value of the disputes relied on, the period, the ratio and the threshold applied, and for every dispute still open. A sale refunded in full, or whose dispute is finally decided, leaves nothing to secure.",
    later:
      'A dispute history supports a hold only so far as it measures a loss still to come. [[The chargeback report is {fact:exhibit_chargeback_report}. ]][[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]]What has to be stated is the number, value and period of the disputes relied on, the ratio and threshold applied, and each dispute still open.',
    exhibits: record,
    theirs: 'Disputes arrive for months after a sale, and a merchant that stops trading stops covering them.',
    ours: 'Stated reason: a dispute history supports a hold only to the extent it measures future loss; refunded and decided disputes measure none.',
    weakness: 'The dispute history itself: if the ratio is high, the letter’s silence on it will be noticed.',
    risk: {
      risk: 'The actual dispute ratio is higher than the illustration.',
      probability: 'medium',
      impact: 'high',
      mitigation: 'Review the chargeback report first; replace the illustration with the actual figures.',
    },
  },
  volume: {
    label: 'volume or ticket size',
    said: [
      /\b(spik(e|es|ed|ing)|surg(e|es|ed|ing)|skyrocket\w*|uptick|velocity|went viral|going viral|growth|grew|doubled|tripled|quadrupled)\b/i,
      /\bvolumes?\b|\bmonthly (limit|ceiling|cap|maximum|allowance)\b|\b(average|avg|maximum|highest|approved) tickets?\b|\bticket (size|amount)s?\b/i,
      /\b(sudden(ly)?|rapid|sharp|steep|significant|abnormal|unexpected|dramatic|large|big) (increase|rise|jump|change|growth|influx)\b|\bincreased? (in )?(\w+ )?(sales|payments|transactions|orders|processing|activity|amounts)\b/i,
      /\bexceed\w*\b[^.]{0,50}\b(volume|limit|ceiling|ticket|monthly|cap|projection\w*|estimat\w+|forecast\w*|approved|expected|stated|declared|amount)\b|\bover (your|the|my) (monthly )?limit\b/i,
      /\b(unusual(ly)?|uncommonly|abnormally|very|extremely) (large|high|big)\b(?![- ]risk)|\b(large|larger|big|bigger|huge) (than usual )?(payments?|transactions?|tickets?|sales?|orders?|charges?|invoices?|deposits?|amounts?)\b/i,
      /\b(more|higher|larger|bigger|busier|faster|well above|far above|way above|well over|far over|way over|well beyond|far beyond|way more|way bigger)\b(?! (level of )?risk)[^.]{0,25}\b(than|what)\b[^.]{0,25}\b(usual|normal|expected|estimated|projected|average|history|told us|said|stated|typical(ly)?|you (normally|usually)|i (normally|usually)|we (normally|usually))\b/i,
      /\b(selling|sales|processing|payment|transaction) (pattern|habits?|behaviou?r)s?\b[^.]{0,30}\b(chang|differ|unusual|shift|not match|out of)/i,
      /\b(normally|usually|typically)\b[^.]{0,60}\$? ?\d[^.]{0,60}\$ ?\d/i,
      /\b(ten|five|three|four|twenty|\d+) times (my|your|our|the|what|more|as)\b|\bout of (pattern|the ordinary|line with)\b/i,
    ],
    hinted: [
      /\b(compared|than|chang(e|es|ed)|grow(s|n|ing)|picked up|faster|bigger|align|(in)?consistent with|jump(s|ed)?|rose|climb\w*|gone up|went up|increas\w*|out of line|a lot of money|usual(ly)?|normal(ly)?|typical(ly)?)\b/i,
      /\b(history|project(ed|ions?)|anticipat\w+|expect(ed|ation)s?|declared|onboarding|(previous|prior|last) (months?|years?)|annual|since you (joined|started|signed up)|(brand )?new account|of my year|(on|in) (the|my|your) (form|application|sign-?up))\b/i,
      /\b(over the weekend|in (one|two|a|\d+) (days?|weekend|hours?|weeks?)|sudden(ly)?|overnight|all at once|out of nowhere|first (sale|payment|week)|new orders)\b/i,
      /\b(black friday|cyber monday|holiday|christmas|launch|tiktok|viral|influencer|news story|sold out|flash sale|(record|best|biggest|busiest) (\w+ )?(day|week|weekend|month|sale))\b/i,
    ],
    answer:
      'A rise in sales is not a loss. [[On its own figures the Merchant processes {fact:volume_avg} in an average month and {fact:volume_peak} in its best. ]]A hold for this reason can secure only sales that are unfulfilled or still open to dispute. [[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]]We ask for the sales said to be abnormal or unfulfilled, each with its date and sum, and for the limit said to have been agreed.',
    exhibits: record,
    theirs: 'New volume has no dispute history, so past ratios say little about it.',
    ours: 'Stated reason: increased sales are not in themselves a loss; what matters is delivery, which the file has to show.',
    weakness: 'Growth without a delivery record to support it.',
  },
  delivery: {
    label: 'delivery or fulfillment',
    said: [
      /\bpre-?(orders?|sales?|sold|ordered)\b|\bback-?order\w*|\blead[- ]times?\b|\bdrop-?ship\w*|\bmade[- ]to[- ](order|measure)\b|\bcustom[- ]made\b|\b(delivery|fulfil?lment|shipping|turnaround|dispatch) (times?|windows?|delays?|dates?|estimates?|periods?)\b/i,
      /\b((un|non-?)?deliver(y|ies|ed|ing)?|(un)?fulfil\w*|(un)?shipped|shipments?|ship dates?|shipping (confirmation|proof|info\w*|label)s?|tracking|dispatch(ed|es)?|couriers?|carriers?|carrier scans?|packages?|parcels?|in transit|tracking numbers?)\b/i,
      /\b(charg|pa(id|y)|collect|bill|tak(e|ing)|sell)\w*\b[^.]{0,60}\b(in advance|up ?front|months? (ahead|before|out|away|early|later)|weeks? (ahead|before|out|away|early|later)|next (year|season|summer|spring|fall|winter))\b/i,
      /\b(wait(s|ed|ing)?|until)\b[^.]{0,25}\b(too long|weeks|months)\b[^.]{0,40}\b(pa(id|y|ying)|order\w*|goods|products?|items?)\b|\b(not|n't|never|yet to) (been )?(received|gotten|get|got|arrived|sent|mailed) (the |their |any )?(goods|items?|products?|orders?|merchandise)\b/i,
      /\b(future|upcoming|later) (event|delivery|service|date|travel|booking|performance)s?\b|\b(time|gap|weeks|months) between (the )?(pay\w*|sale|charge|order)\b|\b(exposed|exposure) for (too|so) long\b|\b(orders?|items?|goods|products?) (that )?(have|has|had|are|were) (not|n't|yet)[^.]{0,20}\b(gone out|sent|arrived|shipped|left|posted|received)\b/i,
      /\bmark(ed)?\b[^.]{0,25}\b(sent|shipped|fulfilled)\b|\bproof (of|that)[^.]{0,30}\b(delivery|shipping|shipment|postage|mailing|arrived)\b/i,
    ],
    hinted: [
      /\b(scann?(ed)?|arriv\w*|handling time|mailed|in the mail|sent out)\b/i,
      /\b(usps|ups|fedex|dhl|post office|labels?|postage)\b/i,
      /\b(events?|retreats?|tours?|trips?|courses?|workshops?|concerts?|festivals?|weddings?|seasons?|subscriptions?|memberships?|classes|camp)\b/i,
      /\b(deposits?|prepa(y|id)\w*|paid (up ?front|ahead)|in advance)\b/i,
      /\b(weeks|months) (later|away|ahead|out|after|before|from now)\b|\b(un)?til\b|\bover \d+ days\b|\btoo far (out|off|away)\b/i,
    ],
    answer:
      'A hold for delivery can secure only orders that are still undelivered. [[The average delivery time is {fact:delivery_days}. ]][[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The chargeback report is {fact:exhibit_chargeback_report}. ]]We ask for a list of the orders said to be undelivered, so that the Merchant can answer order by order; the proceeds of all others are outside this reason.',
    exhibits: record,
    theirs: 'A sale that is paid for but undelivered is open exposure until delivery is shown.',
    ours: 'Stated reason: a delivery concern ends with delivery, order by order.',
    weakness: 'Every order still undelivered.',
    risk: {
      risk: 'Orders are undelivered, and buyers file disputes while the letter is pending.',
      probability: 'medium',
      impact: 'high',
      mitigation: 'Export the open orders, refund what cannot be delivered, and enclose the list.',
    },
  },
  fraud_risk: {
    label: 'fraud or general risk',
    said: [
      /\bfraud\w*|\b(card|credit card)s?[- ]test\w*|\btest(ing|ed)? (of )?(stolen )?cards\b|\bcarding\b|\bstolen\b|\bscam\w*|\bphish\w*|\bhacked\b|\b(account|was|been) (compromised|taken over)\b|\btakeover\b|\btake the money and run\b|\bcrook\w*|\bloss[- ]prevention\b|\b(accessed|used) by (someone|somebody|another)\b|\bswip\w+ (my|his|her|your|their) own\b|\bown (credit |debit )?cards?\b/i,
      /\b(unauthori[sz]ed|not authori[sz]ed|unrecogni[sz]ed) (\w+ )?(cards?|payments?|transactions?|charges?|use|access|logins?|activity|person|persons)\b|\bwithout (the |their )?(cardholder|card ?owner|owner|account holder|customer)'?s? (\w+ )?(permission|consent|knowledge|authori[sz]ation|approval)\b/i,
      /\b(did ?n[o']t|never|not) (made?|make|authori[sz]ed?|recogni[sz]ed?|placed?|approved?)\b[^.]{0,30}\b(charges?|payments?|purchases?|transactions?|orders?)\b/i,
      /\bdecepti(ve|on)\b|\bdeceiv\w+|\bsuspicious\b|\brisk (review|team|department|level|profile|assessment|model|tolerance|appetite|score|rating|threshold|evaluation|analysis|check|management)\b|\b(level|degree|amount|kind) of risk\b|\b(high(er)?|elevated|increased|unacceptable|heightened|excessive|too much|greater) (level of |amount of )?risk\b|\btoo risky\b/i,
      /\b(different|multiple|many|several|two|three|four|five|six|ten|\d+|lots of|bunch of) (different )?(card|cards|card numbers)\b[^.]{0,60}\b(same|minutes|seconds|hour|row|ip|device)\b|\b(same card)\b[^.]{0,60}\b(times|again|row|repeatedly)\b/i,
      /\b(abuse|harm|mislead|cheat) (of )?(our |the )?(buyers|customers|users|consumers)\b|\bnot (a )?(real|genuine|legitimate) (sales?|transactions?|customers?|purchases?|buyers?)\b|\bfake (orders?|sales?|customers?|transactions?|buyers?)\b/i,
    ],
    hinted: [
      /\b(unusual|odd|strange|irregular|abnormal)\b/i,
      /\b(activity|log-?ins?|location|pattern)\b/i,
      /\b(not|n't) (really )?belong\b|\blegit\w*\b|\b(own|my) (card|reader|terminal)\b/i,
      /\bcards?\b/i,
      /\b(investigat\w+|security (review|team|check)|underwrit\w+|specialist)\b/i,
      /\b(overseas|foreign|mismatch\w*|billing|ip address)\b/i,
      /\bflagged\b/i,
    ],
    vague: /\brisk/i,
    answer:
      "A rating of risk has to rest on transactions of this account, and only those can be answered. [[Proof of fulfillment is {fact:exhibit_proof_of_fulfillment}. ]][[The Merchant's chargeback report is {fact:exhibit_chargeback_report}. ]]We ask for each transaction said to be fraudulent or at risk, with its date and sum and the facts behind it; the proceeds of all others are outside this reason. We do not ask for anything that the law forbids you to disclose.",
    exhibits: record,
    theirs: 'Fraud surfaces late, and detection methods are not disclosed.',
    ours: 'Stated reason: risk has to rest on transactions; demand them and the facts behind them.',
  },
  inactivity: {
    label: 'an inactive account',
    said: [
      /\b(inactiv\w*|dormant|dormancy|unused|idle|lack of (activity|use)|non-?use|disuse|unclaimed property|escheat\w*)\b/i,
      /\b(no|without|zero)( \w+){0,3} (activity|transactions?|sales|logins?|log-?ins?|payments?|processing|deposits?|batch(es)?|payments? or logins?)\b[^.]{0,60}\b(for|in|since|over|within|during|past|last)\b/i,
      /\b(has|have|had|was|were)( not|n't|n[o']t) (been |really |even )?(us(ed|ing)|log(ged|ging)? in(to)?|sign(ed|ing)? in(to)?|sold|touched|open(ed)|active|accessed|process(ed|ing))\b[^.]{0,80}\b(for|in|since|over|years?|months?|while)\b/i,
      /\b(gone|went|been|fell) (quiet|silent|dark|stale|cold|asleep)\b|\bstopped (using|selling|processing)\b|\blong (period|time|stretch) (of|without)\b/i,
      /\b(last|latest|most recent) (sale|login|log-?in|transaction|payment|activity|batch|deposit)\b[^.]{0,60}\b(ago|back in|over a year|years?|months?|20\d\d)\b|\bno recent\b/i,
    ],
    hinted: [
      /\b(years?|months|long time|a while|ages|all (winter|summer|year)|since (20\d\d|last))\b/i,
      /\b(quiet|shelved|touched|switched off|asleep|abandon\w*|forgot\w*|not (been )?active|closed all)\b/i,
    ],
    answer:
      'An account without new sales adds no exposure, and the dispute window on its past sales runs out. We ask for the last transaction relied on, the term under which inactivity permits a hold, and every fee or charge taken from the balance. If the balance has been treated as unclaimed property, we ask for the date and the state concerned.',
    theirs: 'An account without sales has no new funds to cover late disputes.',
    ours: 'Stated reason: an account without sales creates no new exposure, and the existing exposure runs off.',
  },
} as const satisfies Partial<Record<ReasonCategory, Reason>>;
