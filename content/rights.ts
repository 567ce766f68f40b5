/**
 * The merchant rights guide: rights and statutes. Its statements about law and terms are based on
 * the knowledge; `authorities` lists the entries (checked in rights.test.ts). Tips and red flags are in
 * `rights-practice.ts`.
 */
type MerchantRight = {
  title: string;
  text: string;
  restsOn: string;
  endsWhere: string;
  authorities: readonly string[];
};
type CommonViolation = { title: string; text: string; action: string; authorities: readonly string[] };

export const rightsPage = {
  meta: {
    title: 'Merchant rights guide',
    description:
      'Six rights of a merchant whose funds are held and where each one ends, five common violations with what to do, tips, red flags, and laws that do not apply.',
  },
  title: 'Your rights when a processor holds your money',
  lead: 'Most of them come from the agreement that you accepted, some from the law of contracts, and few from statutes. Each one below is given with the point at which it ends.',
  note: 'General information, not legal advice. Terms change: read the version that you accepted, and the law that it chooses.',
  labels: { restsOn: 'Rests on', endsWhere: 'Ends where', action: 'What to do' },
} as const;

export const rights: { title: string; aside: string; items: readonly MerchantRight[] } = {
  title: 'Six rights',
  aside: 'In the order in which they usually help.',
  items: [
    {
      title: 'To be held to the agreement, and to no more',
      text: 'A hold needs a term that allows it: this sum, for this reason, for this long. The agreement sets the limit of what may be kept, and not what the processor believes its risk to be.',
      restsOn:
        'The law of contracts. In Schnuck Markets v. First Data (8th Cir. 2017) a judgment for a merchant was affirmed because more had been reserved than the contract allowed.',
      endsWhere:
        'The agreement grants broad discretion, as most do. That contract was a negotiated one, under Missouri law, and the dispute arose from a data breach.',
      authorities: ['schnuck-v-first-data'],
    },
    {
      title: 'To have discretion used in good faith',
      text: 'Where the agreement leaves the decision to the processor, the decision must be an honest one, made on your facts. Silence after you sent every document, or the same refusal again and again, can show that nobody decided anything.',
      restsOn:
        'The duty of good faith in every contract (Restatement (Second) of Contracts § 205), in the form that the governing state gives it.',
      endsWhere:
        'The agreement expressly permits what was done. California says so in the same decision that states the duty (Carma v. Marathon, 1992); Delaware applies the duty sparingly.',
      authorities: ['restatement-contracts-205', 'carma-v-marathon', 'dunlap-v-state-farm', 'locke-v-warner'],
    },
    {
      title: 'To ask for the reason, the sum and the end date',
      text: 'You may ask in writing for the clause relied on, its version, the calculation, and the day of release. Some terms promise part of it: Stripe’s, as we read them, have a reserve set by a notice that states its terms.',
      restsOn:
        'The agreement. Shopify’s help page says that the terms of a reserve come by email and that it runs for a specified period; a help page is not the contract.',
      endsWhere:
        'The agreement promises no reasons. We know of no federal statute that makes a processor explain a hold on a business account, and a filed report of suspicious activity may not be disclosed (31 U.S.C. § 5318(g)(2)).',
      authorities: ['stripe-ssa-reserve', 'shopify-reserves-help', 'bsa-sar-5318g'],
    },
    {
      title: 'To an accounting, where the reserve is collateral',
      text: 'If your agreement gives the processor a security interest in a reserve or settlement account, you can send a signed request for an accounting. The answer is due within 14 days.',
      restsOn: 'U.C.C. § 9-210, in the governing state’s enactment.',
      endsWhere:
        'The agreement grants no security interest, or makes the reserve the processor’s own money. Stripe’s terms say that a user has no legal or equitable interest in a reserve.',
      authorities: ['ucc-9-210', 'stripe-ssa-reserve'],
    },
    {
      title: 'To bring the dispute where the agreement says',
      text: 'That is usually arbitration, often with small claims court beside it. PayPal’s agreement asks for a signed Notice of Dispute form by certified mail first; Square’s general terms of December 2023 ask for a notice that the seller signs in person and 60 days of informal talks.',
      restsOn: 'The dispute clause. Written arbitration clauses are enforced like other contracts (9 U.S.C. § 2).',
      endsWhere:
        'Time runs out. The same terms of Square give one year. Under Delaware law, which PayPal’s agreement chooses, a contract claim expires after three years (10 Del. C. § 8106). Other agreements and states differ.',
      authorities: ['faa-2', 'paypal-ua-arbitration', 'square-gt-22', 'square-gt-24', 'sol-delaware-8106'],
    },
    {
      title: 'To complain to a public authority',
      text: 'A state attorney general or the regulator that licenses the processor may take your complaint. Most attorneys general accept complaints from businesses.',
      restsOn:
        'The authority’s own rules. Which regulator licenses a money transmitter can be looked up at NMLS Consumer Access.',
      endsWhere:
        'The authority decides what to do. It may mediate, or keep the complaint as information; it does not award you the money. Never write it into a demand as a threat.',
      authorities: ['flatley-v-mauro', 'cal-mta-2081'],
    },
  ],
};

export const violations: { title: string; aside: string; items: readonly CommonViolation[] } = {
  title: 'Five common violations',
  aside: 'Whether each one breaches your agreement depends on its words. That is the first thing to look up.',
  items: [
    {
      title: 'The hold goes on after its last day',
      text: 'PayPal’s agreement says that risk holds generally last up to 21 days, and that after a limitation a balance may be held for up to 180 days. Holds run on, or are renamed on the last day.',
      action:
        'Count the days from the dated notice. Quote the term in its version, ask which exception is relied on, and ask for release on a named day.',
      authorities: ['paypal-ua-risk-hold-21', 'paypal-ua-limitation-180'],
    },
    {
      title: 'A reserve without written terms',
      text: 'Money is kept as a reserve, but no notice states a percentage, a period or a day of release.',
      action:
        'Ask for the notice or email that set the reserve. Until it comes, ask under which term the ordinary payout schedule was set aside.',
      authorities: ['stripe-ssa-reserve', 'shopify-reserves-help'],
    },
    {
      title: 'A sum beyond any possible loss',
      text: 'Square’s payment terms allow a reserve in an amount “as reasonably determined” to cover potential losses. A reserve can outgrow every order that could still be disputed.',
      action:
        'List sales by delivery date. Card disputes must as a rule be raised within 120 days of processing or expected receipt, and never after 540 days. Set the open part beside the sum held, and ask for their calculation.',
      authorities: ['square-payment-terms-reserve', 'visa-dispute-120-540', 'mc-chargeback-120-540'],
    },
    {
      title: 'Documents asked for, and never read',
      text: 'Every file was uploaded. The same request comes again, or the same refusal without a reason. In New York a failure to consider what had been submitted was a breach; the remedy was consideration in good faith, not payment (Dalton v. ETS, 1995).',
      action:
        'Send everything once more with a numbered index and the receipt of the first upload. Ask who decides, and by which day.',
      authorities: ['dalton-v-ets', 'locke-v-warner'],
    },
    {
      title: 'A hold that turns into a charge',
      text: 'The balance is debited as damages or a fine. PayPal’s Acceptable Use Policy is the usual ground; the User Agreement that we have read names no sum for it. A hold is temporary; a charge is final, and is tested as one.',
      action:
        'Dispute each charge in writing. Ask for the violation, the clause, the sum and the date of each. A sum fixed in advance has to be reasonable in the light of the anticipated or actual loss; a court may still uphold it.',
      authorities: ['paypal-aup-damages', 'restatement-contracts-356', 'delaware-bay-v-swier'],
    },
  ],
};

export const otherLaws = {
  title: 'Laws that do not cover a merchant account',
  aside: 'Self-help letters cite them often. A processor’s counsel will notice.',
  caption: 'Statutes and rules often cited for held funds, and what they cover',
  columns: ['Law', 'What it covers'],
  rows: [
    {
      law: 'Electronic Fund Transfer Act, Regulation E',
      covers: 'Accounts established primarily for personal, family or household purposes.',
      authority: 'x-efta-reg-e',
    },
    {
      law: 'Dodd-Frank Act: unfair, deceptive or abusive acts',
      covers: 'Consumers, meaning individuals. No private right of action.',
      authority: 'x-udaap',
    },
    {
      law: 'FTC Act, section 5',
      covers: 'Enforced by the Commission. No private right of action.',
      authority: 'x-ftc-act-5',
    },
    {
      law: 'Regulation CC',
      covers: 'Bank holds on deposited checks and similar deposits, not card settlement.',
      authority: 'x-reg-cc',
    },
    {
      law: 'Fair Debt Collection Practices Act',
      covers: 'Consumer debts owed to third parties.',
      authority: 'x-fdcpa',
    },
    { law: 'U.C.C. Article 2', covers: 'Goods. Processing is a service.', authority: 'x-ucc-2' },
    {
      law: 'U.C.C. Article 4A',
      covers: 'Payment orders between banks. A payout not yet ordered is not an accepted payment order.',
      authority: 'x-ucc-4a',
    },
    { law: 'Prompt-payment acts', covers: 'Government or construction payments.', authority: 'x-prompt-payment' },
    {
      law: 'Deposit insurance',
      covers: 'The failure of a bank. It gives no right to a payout.',
      authority: 'x-bank-deposit-insurance',
    },
  ],
  note: 'Nor do we know of a published card network rule that fixes a hold of 180 days. That number comes from contracts.',
  noteAuthority: 'x-180-day-network-rule',
  link: {
    before: 'With the cases and their limits:',
    to: '/blog/legal-rights-frozen-funds',
    label: 'Your legal rights in frozen processor funds, and their limits',
  },
} as const;
