/**
 * The four template letters: shown on /template-letter, and built as DOCX and PDF. `[BRACKETS]` are for the merchant to
 * fill in.
 */
export type TemplateLetter = {
  slug: string;
  title: string;
  /** When to use it. */
  description: string;
  badge: string;
  color: 'info' | 'warning' | 'danger' | 'success';
  subject: string;
  /** Paragraphs; one that begins with `- ` is a list item. */
  body: readonly string[];
};

const head = [
  '[DATE]',
  '[PROCESSOR LEGAL ENTITY]\n[NOTICE ADDRESS IN YOUR AGREEMENT]',
  'By certified mail, return receipt requested, and by email to [NOTICE EMAIL]',
] as const;
/** Above each letter's subject, one entry per paragraph. */
export const letterHead: readonly string[] = head;

export const letterClose: readonly string[] = [
  'Sincerely,',
  '[SIGNATURE]',
  '[YOUR NAME], [TITLE]\n[LEGAL BUSINESS NAME]\n[ADDRESS]\n[EMAIL] · [PHONE]',
];

export const templateLetters: readonly TemplateLetter[] = [
  {
    slug: 'initial-inquiry',
    title: 'Initial inquiry',
    description:
      'The first letter, when you have a notice and no reason. It asks for the clause, the amount and the date, and gives the processor no quarrel to answer.',
    badge: 'First contact',
    color: 'info',
    subject: 'Request for information about funds held in account [MERCHANT ACCOUNT ID]',
    body: [
      'To the risk department:',
      'On [DATE OF NOTICE] you told us that payouts from account [MERCHANT ACCOUNT ID] are [PAUSED / SUBJECT TO A RESERVE / LIMITED]. Our records show a balance of $[AMOUNT] that has not been paid out as of [DATE OF BALANCE]. A copy of your notice is enclosed.',
      'Please tell us in writing:',
      '- the provision of our agreement, by section and version date, under which the funds are held;',
      '- the amount held today, and the transactions or the percentage from which it was computed;',
      '- the reason for the hold, and the transactions or documents that gave rise to it;',
      '- what you need from us to end it, and the date on which the funds will be released if you receive that.',
      'To help your review we enclose [PROOF OF DELIVERY FOR THE LAST 30 DAYS / SUPPLIER INVOICES / IDENTITY DOCUMENTS / DISPUTE AND REFUND SUMMARY]. In the last [NUMBER] months we processed [NUMBER] transactions, refunded [NUMBER] and received [NUMBER] disputes.',
      'Please reply within 5 business days of receiving this letter, by [DATE], to the email address below. If part of the balance is beyond dispute, please release that part now.',
    ],
  },
  {
    slug: 'formal-dispute',
    title: 'Formal dispute',
    description:
      'When the answer gave no clause or no date. It puts the facts and the contract side by side and starts whatever dispute procedure your agreement has.',
    badge: 'No satisfactory answer',
    color: 'warning',
    subject: 'Notice of dispute: funds held in account [MERCHANT ACCOUNT ID]',
    body: [
      'To the legal department:',
      'We dispute the continued holding of $[AMOUNT] in account [MERCHANT ACCOUNT ID]. This letter is our notice of dispute under section [SECTION] of the [NAME OF AGREEMENT] in the version of [VERSION DATE]. [IF YOUR AGREEMENT PRESCRIBES A FORM FOR THE NOTICE, ATTACH IT, SIGNED BY THE ACCOUNT HOLDER.]',
      'The facts are these:',
      '- [DATE]: [WHAT HAPPENED], shown by [ENCLOSURE 1];',
      '- [DATE]: your notice, which gave as the reason “[QUOTE THE REASON WORD FOR WORD]” ([ENCLOSURE 2]);',
      '- [DATE]: our inquiry, to which you [DID NOT REPLY / REPLIED WITHOUT NAMING A PROVISION] ([ENCLOSURE 3]).',
      'Section [SECTION], which you [CITED / DID NOT CITE], says: “[QUOTE THE PROVISION WORD FOR WORD]”. The conditions it names are not met because [FACTS, EACH WITH ITS ENCLOSURE].',
      'Open exposure is limited. Of $[SALES IN THE PERIOD], $[DELIVERED] was delivered more than [DAYS] days ago, $[REFUNDED] was refunded, and disputes amount to $[DISPUTED]. What could still be charged back is at most $[EXPOSURE]; you hold $[AMOUNT].',
      'We ask that you release $[AMOUNT LESS EXPOSURE] now and tell us the date on which the rest will follow. Please reply within 5 business days of receiving this letter, by [DATE].',
    ],
  },
  {
    slug: 'demand',
    title: 'Demand',
    description:
      'When the dispute was ignored or refused. It states a sum, alternatives and a date. Have an attorney read it before it goes out: this one may be an exhibit later.',
    badge: 'Have it reviewed',
    color: 'danger',
    subject: 'Demand for release of $[AMOUNT] held in account [MERCHANT ACCOUNT ID]',
    body: [
      'To the legal department:',
      'You have held $[AMOUNT] belonging to the settlement of our sales since [DATE], [NUMBER] days. We asked for the reason on [DATE] and gave notice of dispute on [DATE]. [YOU HAVE NOT ANSWERED / YOUR ANSWER OF [DATE] IS ENCLOSED AND DOES NOT ADDRESS THE POINTS BELOW.]',
      'Our position rests on the agreement and the record:',
      '- the provision you rely on, section [SECTION], permits a hold [FOR THE PURPOSE / FOR THE TIME / UP TO THE AMOUNT] that it states; the present hold exceeds that because [FACT AND ENCLOSURE];',
      '- the sales to which the balance belongs were delivered ([ENCLOSURES]), and the period in which they could ordinarily be disputed [HAS ENDED / ENDS ON [DATE]];',
      '- [THE THIRD POINT, IF THERE IS ONE, WITH ITS PROOF].',
      'We demand that by [DATE], 5 business days after receipt, you do one of the following:',
      '- release $[AMOUNT] to the bank account on file; or',
      '- release $[PART], keep $[REST] as a reserve against identified exposure, and state in writing the date of its release; or',
      '- provide an accounting of each transaction against which the balance is held, with the provision relied on for each.',
      'Please preserve all records about this account, including risk scores, notes of reviews, communications with card networks and the sponsor bank, and the calculation of the reserve.',
      'If we do not hear from you by that date we will use the procedure of section [DISPUTE SECTION] of the agreement. Nothing in this letter waives any right.',
    ],
  },
  {
    slug: 'appeal',
    title: 'Appeal',
    description:
      'When an account was limited or closed after a review. It answers the stated reason alone, with documents, and asks for a fresh decision by a person.',
    badge: 'After a decision',
    color: 'success',
    subject: 'Appeal of the decision of [DATE] on account [MERCHANT ACCOUNT ID]',
    body: [
      'To the appeals or escalations team:',
      'On [DATE] you decided to [LIMIT / CLOSE] account [MERCHANT ACCOUNT ID] and to hold $[AMOUNT]. The reason given was “[QUOTE THE REASON WORD FOR WORD]”. We ask for a review of that decision by a person who did not make it.',
      'The reason does not describe our account:',
      '- [THE STATED REASON, PART ONE]: [WHAT THE DOCUMENTS SHOW] ([ENCLOSURE 1]);',
      '- [THE STATED REASON, PART TWO]: [WHAT THE DOCUMENTS SHOW] ([ENCLOSURE 2]).',
      'Since the decision we have [STOPPED SELLING [PRODUCT] / ADDED TRACKED DELIVERY / CHANGED THE DESCRIPTOR / REFUNDED THE OPEN ORDERS], which [ENCLOSURE 3] shows.',
      'We ask that you restore the account or, if you will not, that you pay out the balance less identified exposure and tell us the date on which the rest will be released. Please also tell us whether our business or its owners have been reported to a terminated-merchant file such as MATCH, and under which reason code.',
      'Please reply within 5 business days of receiving this letter, by [DATE].',
    ],
  },
];

export const templateTexts = {
  title: 'Template letters',
  description:
    'Four letters for a held payout: inquiry, formal dispute, demand and appeal. Copy them, or download them as Word or PDF, free and without an account.',
  lead: 'Four letters, in the order in which they are usually needed. Fill in each bracket from your own papers; a bracket that you cannot fill shows what to look for first.',
  howTo: [
    'Send it to the notice address in your agreement, not to support. If the agreement asks for a particular form or signature, follow it to the letter.',
    'Quote the notice and the agreement word for word, with section and version date. A quotation that is wrong costs more than it wins.',
    'Claim nothing that an enclosure does not show. Leave out crime, the press and statutes that protect consumers; most of those do not cover a merchant account.',
    'Ask for a reply within 5 business days of receipt, and write down the day on which the delivery receipt came back.',
    'Keep one PDF of exactly what you sent.',
  ],
  caution:
    'These are general forms, not legal advice. Which one fits, and whether sending it waives or starts something, depends on your agreement.',
} as const;
