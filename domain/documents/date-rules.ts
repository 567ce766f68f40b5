/** Which words before a date say what happens on it. */
import { documentKinds, type DocumentKind } from './document-kind.ts';
import type { DateRole } from './finding-roles.ts';

/**
 * `before` matches the text before the date in its sentence; the rule does not hold where the rest of the sentence
 * matches `not`. Role null: a date of something else.
 */
type DateRule = {
  role: DateRole | null;
  before: RegExp;
  not?: RegExp;
  kinds: readonly DocumentKind[];
  sureness: number;
};

/** What a processor does to an account or its money when a hold begins. */
export const holdWords = String.raw`(?:hold|held|withh?[eo]?ld?|withdraw|revok|restrict|limit|suspen|frozen|froze|freez|paus|terminat|disabl|deactivat|closed|closure|closing|stopp|halt|reserve|block|lock|divert|intercept|interrupt|impound|escrow|discontinu|ceas|(?:switched|turned|shut) off|retain|retention|kept)\w*`;
const freed = String.raw`(?:released|transferred|paid|sent|deposited|returned|disbursed|settled|remitted|let go|available|payable|accessible|withdrawable|unblocked|lifted|unlocked|unfrozen|resumed|restored|withdrawn|moved|accessed|cashed out|over)`;
const isFreed = String.raw`\b(?:is|are|be|becomes?|gets?)(?: \w+){0,2}? ${freed}\b[^.;]{0,60}`;
/** What will happen to the money when the hold ends. */
const freeing = [
  String.raw`\b(?:will|shall|can|may|could|should|would|to)(?: \w+){0,3}? (?:release|transfer|pay|deposit|disburse|settle|remit|let|lift|unlock|unfreeze|resume|restore|withdraw|access|end|expire)\b`,
  String.raw`\b(?:scheduled|due|planned|set|slated|eligible|ready) (?:for|to be) (?:releas|payout|payment|paid|transfer|disburs|return|deposit|settle|remi)\w*`,
  String.raw`\bwe(?: \w+){1,3}? (?:send|return|move)\b`,
  String.raw`\byou(?: \w+)? (?:get|receive)\b`,
  String.raw`\b(?:hold|reserve|freeze|restriction|suspension|period)(?: \w+){0,2}? (?:ends?|expires?|lasts?|runs out)\b`,
  String.raw`\b(?:payouts?|transfers?|deposits?|settlements?|money|funds|balance)(?: \w+){0,2}? (?:go(?:es)? to your|starts? again|begins? again|resumes?|continues?)\b`,
].join('|');
/** "Whether to lift the hold placed on": the day is that of the hold. */
const putOnHold = '(?:placed|imposed|applied|introduced|paused|stopped|suspended|frozen)';
const before = (source: string): RegExp => new RegExp(source, 'i');

/** The days of other things that a notice of a hold names: sales, the account's opening, agreements, an earlier payout. */
const others: readonly RegExp[] = [
  before(
    String.raw`\b(?:orders?|sales?|transactions?|purchases?|batch(?:es)?|invoices?|disputes?|chargebacks?|complaints?|shipments?|(?:payments?|charges?|payouts?)(?= (?:made|dated|taken|accepted|received|processed|submitted|captured|settled|of|before|prior|between|up to)\b))\s+(?:(?:that )?(?:(?:was|were|you|we) )?\w{3,12} )?(?:between|before|after|on|from|of|since|dated|up to|prior to|through)(?: \w+ and)?\s*$`,
  ),
  before(
    String.raw`\b(?:opened|joined|signed up|registered|enrolled|onboarded|boarded|member since|customer since|entered into|agreement (?:of|dated)|(?:terms|policy|agreement) (?!end|terminat|clos|cancel)\w+ (?:on|of)|last (?:updated|revised|changed|reviewed)|application of)\b[^.]{0,30}$`,
  ),
  before(
    String.raw`\b(?:last|latest|previous|most recent)\s+(?:payout|transfer|deposit|settlement|payment|disbursement|sale|order|login|statement|transaction)\b(?:(?!\b${holdWords})[^.]){0,40}$`,
  ),
  before(
    String.raw`\b(?:was|were|been|we|already)\s+(?:\w+ly |already )?(?:released|transferred|paid|sent|deposited|returned|lifted|ended|removed)\b[^.]{0,40}$`,
  ),
  // The day of a balance, the closing of something else, and dates that a table labels as something else.
  before(
    String.raw`\b(?:balance|amount|total|reserve)(?: (?:held|on hold|withheld|in reserve))? (?:as of|on|at)\s*(?::\s*)?$`,
  ),
  before(String.raw`\b(?:(?:window|ticket|case|period|offer) (?:was |is |has been )?closed|closes)\b[^.]{0,20}$`),
  before(
    String.raw`(?<!\b(?:expected|estimated|anticipated|projected|planned|scheduled)\s)\b(?:review|due|closing|payout|transaction|sale|order|expiry|expiration|renewal|opening|(?:last|next) \w+) date\s*(?::\s*)?$`,
  ),
  // What the merchant is asked for, and by when.
  before(
    String.raw`\b(?:please|you (?:can|may|must|should|could|will|have to|need to))\b(?: \w+){0,2}? (?:send|submit|upload|reply|respond|write|ask|request|contest|appeal|provide|add|answer|call|contact)\b[^.]{0,60}$`,
  ),
];

/** A payout that was scheduled for a day and then stopped. */
const undone =
  /^[^.;]{0,40}\b(?:was|were|been|is|are) (?:\w+ly )?(?:not|cancel\w*|stopp\w*|pause\w*|held|on hold|blocked|suspended)\b/i;
/** Every sentence about a hold has one of these words. */
export const wordsOfHolding = String.raw`\b(?:${holdWords}|can(?:'t|’t|not)|no longer|not (?:be|able)|off|keep|goes into|unavailable|ends?)\b`;
const since = String.raw`(?:effective|with effect(?: from)?|since|beginning|starting)(?: date)?(?: on)?\s*(?::\s*)?$`;
/**
 * The rest of a sentence about what was counted since a day, not what has been held since then. After a label there is
 * no rest, which `somethingElse` does not match.
 */
const nothingHeld = new RegExp(String.raw`^(?!.*(?:${wordsOfHolding}))`, 'is');
const somethingElse = new RegExp(String.raw`^(?!.*(?:${wordsOfHolding})).*\w`, 'is');
/** "As of May 5, 2026, $9,000.00 is on hold" states a balance, which was held before that day. */
const balanceOfDay = new RegExp(
  String.raw`^(?:(?!\b${holdWords})[^;]){0,60}[$£€]\s?\d|^[^;]{0,30}\bwe (?:are|were|have been|\w+ly) (?:\w+ly )?(?:holding|withholding|retaining|keeping)\b`,
  'i',
);
const ofHold = ['hold_notice'] as const;
export const dateRules: readonly DateRule[] = [
  {
    role: 'document_date',
    before: /\bdate of (?:this|the) (?:letter|notice|email|message)\W*$/i,
    kinds: ofHold,
    sureness: 0.88,
  },
  ...others.map((each): DateRule => ({ role: null, before: each, kinds: ofHold, sureness: 1 })),
  {
    role: 'release_expected',
    before: before(
      String.raw`(?:(?:${freeing})(?:(?!\b${putOnHold}\b)[^.;]){0,60}|${isFreed})(?:\b(?:on|by|after|around|about|than|before|until|starting|beginning)|[,:(])\s*$|${isFreed}\bfrom\s*$|\bearliest (?:date|day|release|payout)\b[^.;]{0,80}\bis\s*$|\b(?:runs?|lasts?|continues?) (?:through|till|to)\s*$|\b${holdWords}[^.;]{0,60}\b(?:through|till|to)\s*$`,
    ),
    not: undone,
    kinds: ofHold,
    sureness: 0.85,
  },
  // What is frozen already does not begin on the day named in "Frozen funds will be looked at again on".
  {
    role: null,
    before:
      /\b(?:held|withheld|frozen|retained|blocked|reserved) (?:funds?|money|amounts?|balances?|payouts?|proceeds)\b[^.;]{0,20}\b(?:will|shall|can|may|becomes?)\b[^.]{0,40}$|\b(?:next|scheduled|periodic) review\b[^.]{0,20}$/i,
    kinds: ofHold,
    sureness: 1,
  },
  {
    role: null,
    before:
      /(?:\bdue(?: to you)?(?=\W*$|:| (?:on|by|before|in|no later|not later)\b)|respond|reply|response|submit|provide|appeal|born|birth|expir\w*|copyright|©|printed|next statement|payment due|incorporated in|fiscal year|tax year|form \S+ by|no later than|not later than|signed|signature)[^.]{0,40}$/i,
    kinds: documentKinds,
    sureness: 1,
  },
  {
    role: 'release_expected',
    before:
      /(?:\breleas\w*|\buntil|\beligible|\bscheduled|\bpaid out|\bavailab(?:le(?! (?:balance|funds|amount))|ility)|\b(?:estimated|anticipated|projected|planned) (?:date|day|end|payout|transfer|deposit|payment|settlement|disbursement)|\breassess\w*|\breview(?:ed)? (?:again )?(?:on|by)|\bend(?:s|ing)? (?:on|date)|\bend:|\blifted|\bexpect\w*|\b(?:on or after|not before|(?:no|not) (?:earlier|sooner) than)$)[^.]{0,50}$/i,
    not: undone,
    kinds: ofHold,
    sureness: 0.85,
  },
  {
    role: 'hold_started',
    before: before(
      String.raw`\b${holdWords}[^.]{0,60}?(on|since|from|as of|effective|effective date|beginning|starting|start(?:ed)?|began|begins|date|placed|applied|imposed|in place)?\s*(?:on|since|from|of|as of)?\s*(?::\s*)?$`,
    ),
    kinds: ofHold,
    sureness: 0.85,
  },
  // When the agreement, the account or its services end, so do payouts: the hold begins.
  {
    role: 'hold_started',
    before:
      /\b(?:agreement|contract|relationship|account|membership|services?|processing)\b[^.;]{0,40}\b(?:ended|ends|will end|came to an end|was cancel\w*)(?: (?:on|as of|effective|with effect from))?\s*$/i,
    kinds: ofHold,
    sureness: 0.75,
  },
  {
    role: 'hold_started',
    before: /\bas of(?: date)?(?: on)?\s*(?::\s*)?$/i,
    not: balanceOfDay,
    kinds: ofHold,
    sureness: 0.75,
  },
  {
    role: 'hold_started',
    before: before(String.raw`${wordsOfHolding}[^.;]{0,90}\b${since}`),
    kinds: ofHold,
    sureness: 0.75,
  },
  {
    role: 'hold_started',
    before: before(since),
    not: nothingHeld,
    kinds: ofHold,
    sureness: 0.75,
  },
  {
    role: 'hold_started',
    before:
      /^\W*(?:effective|with effect(?: from)?|since|beginning|start(?:ing|s|ed)?|begins|began)(?: date)?(?: on)?\s*(?::\s*)?$/i,
    not: somethingElse,
    kinds: ofHold,
    sureness: 0.75,
  },
  {
    role: 'delivered',
    before:
      /(?:deliver(?:ed|y)(?!\s*(?:by|estimate|window|method|attempt))|received by|left (?:at|with)|signed for)[^.]{0,50}$/i,
    kinds: ['proof_of_fulfillment'],
    sureness: 0.92,
  },
  {
    role: 'shipped',
    before:
      /(?:ship(?:s|ped|ping|ment)?|dispatch|dispatched|despatched|sent|picked up|label created|handed to carrier|posted|mailed|tendered)[^.]{0,40}$/i,
    kinds: ['proof_of_fulfillment'],
    sureness: 0.9,
  },
  {
    role: 'filed',
    before:
      /(?:filed|filing|date of filing|recorded|received by the (?:state|secretary)|file[- ]?date|formation date|date of formation|formed|organized|incorporated|registration date)[^.]{0,50}$/i,
    kinds: ['formation_document'],
    sureness: 0.88,
  },
  {
    role: 'effective',
    before:
      /(?:effective|in force|takes effect|in effect|applies|valid|entered into|made|last (?:updated|revised|modified|changed)|updated|revised|revision|version(?: of)?|as amended|as of|dated)[^.]{0,40}$/i,
    kinds: ['refund_policy', 'formation_document'],
    sureness: 0.85,
  },
  {
    role: 'document_date',
    before:
      /(?:(?:statement|notice|letter|document|invoice|issue|report|order|mailing|run|print|creation|prepared|purchase|receipt)(?:\s*dated?)?|dated?(?: of (?:this |the )?(?:notice|letter|issue|report|statement|order|invoice|purchase))?|issued|prepared|generated|created|produced|sent|placed|ordered|as of|report run)(?: on)?\s*(?::\s*)?$/i,
    kinds: documentKinds,
    sureness: 0.88,
  },
];
