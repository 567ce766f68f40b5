import { processorsIndexClaims } from '../claims.ts';
import type { OwnTimeline, PageTexts } from '../../knowledge/processors/page.ts';

const timeline: OwnTimeline = {
  title: 'Legacy acquirers: day 0 to day 180',
  bars: [
    {
      basis: 'contract',
      label: 'Reserve: only as the signed agreement grants it',
      spans: [{ from: 0, to: 180, state: 'unstated' }],
      text: 'Whether, how much and how long stands in the agreement and in the program guide it refers to. There is no common term.',
      source: 'Your merchant application, agreement and program guide',
    },
    {
      basis: 'usual',
      label: `Typical hold: ${processorsIndexClaims.usualHold.value}`,
      spans: [
        { from: 0, to: 90, state: 'held' },
        { from: 90, to: 180, state: 'possible' },
      ],
      text: `Processors typically hold ${processorsIndexClaims.usualHold.value}. It is a habit and not a rule.`,
      source: 'Our reading of cases',
      sample: true,
    },
  ],
  marks: [
    {
      basis: 'usual',
      day: 0,
      label: 'Reason, ledger and schedule asked for',
      text: 'The risk department is asked for its reason, the reserve ledger and a release schedule; the letter follows under the notice clause.',
      source: 'Order of steps that we follow',
    },
    {
      basis: 'law',
      day: 14,
      label: 'Accounting due, if there is a security interest',
      text: 'A secured party answers a signed request for an accounting within 14 days. It applies only if the agreement grants a security interest in the reserve or settlement account; the processor may answer that it grants none.',
      source: 'U.C.C. § 9-210, as enacted in the governing state',
    },
    {
      basis: 'usual',
      day: 30,
      label: 'Earliest usual cut-off for objecting to a statement',
      text: 'Many agreements ask for written notice of an error in a statement within 30 to 90 days of it. Your own agreement has the number.',
      source: 'Agreement-specific; read the statement clause',
    },
    {
      basis: 'usual',
      day: 90,
      label: 'Latest usual cut-off for the same',
      text: 'After it, the acquirer may say that a debit in an old statement was accepted.',
      source: 'Agreement-specific; read the statement clause',
    },
  ],
};

/** The page that all acquirers share. */
export const legacy: PageTexts = {
  name: 'Legacy acquirers',
  title: 'Merchant account reserves at legacy acquirers',
  summary:
    'Reserves and holds at acquiring banks and processors such as Worldpay: who holds the money, what the signed agreement must say, and what courts decided.',
  lead: 'With an acquiring bank there is no standard agreement to look up. The contract is the application you signed and the program guide it refers to, and up to three companies may have a say over the money.',
  index: {
    description:
      'Acquiring banks and the processors and sales organizations in front of them. No common terms: the reserve exists only so far as your signed agreement grants it.',
    commonIssues: [
      'A reserve kept long after the account was closed',
      'Batches held for exceeding the approved volume',
      'Processor, ISO and bank each naming another',
      'A MATCH listing that shuts other doors',
    ],
    link: 'Legacy acquirers: triggers, timeline and steps',
  },
  why: [
    'An acquirer stands behind its merchants. When a chargeback cannot be collected from the merchant, the loss stays with the processor and the member bank. So the account is underwritten at the start, with an approved monthly volume, an approved average ticket and a merchant category code. Money is usually held when the account leaves what was approved, or when something suggests that the merchant may not be able to pay.',
    'What may be held is a question of the paper. The reserve clause, the program guide and sometimes a personal guaranty decide it together. Talk of 5 to 15 percent for 180 days is common in the industry and is not a rule.',
    'The first difficulty is to find the holder. A merchant may have signed with a sales organization (ISO), be paid by a processor such as Worldpay, and have its money in the name of a sponsor bank. The monthly statement and the application name all of them.',
  ],
  triggers: [
    'Monthly volume above the approved cap',
    'Tickets above the approved average',
    'A terminal account used for online orders',
    'A product outside the merchant category code on file',
    'A chargeback ratio that enters a card network’s program',
    'A lapse in PCI compliance, or a data breach',
    'A change of ownership that was not notified',
    'Rejected ACH debits for monthly fees',
    'Signs of financial distress',
    'Suspicion that another business’s sales run through the account',
  ],
  help: {
    steps: [
      {
        title: 'Find who holds it',
        what: 'We read the application, the agreement, the program guide and a statement, and list the processor, the ISO and the member bank with what each has promised. The letter relies on the clause that grants the reserve: its amount, its events, its life after termination. What goes beyond it has no basis in the contract.',
      },
      {
        title: 'Serve all of them',
        what: 'The letter goes by certified mail to the address of the notice clause: to the processor, to the sponsor bank and to the registered agent. Owners change (Global Payments announced the purchase of Worldpay in April 2025), so names are checked on the day of mailing. If the agreement grants a security interest, the letter asks for an accounting; it also asks whether you are listed in MATCH, with the reason code and the facts.',
      },
      {
        title: 'Follow the signed clause',
        what: 'Some agreements name a court, others an arbitration body. Many ask for written notice of a statement error within 30 to 90 days. The attorney takes forum, governing law and waiting periods from your paper, and the letter shortens none of them.',
      },
    ],
    documents: [
      'The signed merchant application and the program guide',
      'The sheet of approved volume, ticket and category code',
      'Any personal guaranty',
      'Letters and emails with the ISO or reseller',
      'PCI certificate and the last twelve monthly statements',
    ],
  },
  contract: {
    intro: 'There is no one contract to read. These are decisions and rules that reach many of them.',
    points: [
      {
        title: 'The contract sets the limit',
        text: 'A court of appeals affirmed judgment for a merchant whose processor and acquirer had kept more than the contract’s liability cap allowed. That contract was negotiated, Missouri law applied, and the dispute arose from a data breach.',
        source: 'Schnuck Markets, Inc. v. First Data Merchant Services Corp., 852 F.3d 732 (8th Cir. 2017)',
        version: 'decided January 13, 2017',
        authority: 'schnuck-v-first-data',
      },
      {
        title: 'Discretion has to be used in good faith',
        text: 'A vacation-rental merchant’s good-faith claim over holds and a reserve survived summary judgment. The outcome was mixed: both sides’ motions on that claim were denied, and unforeseeable lost profits and punitive damages were refused.',
        source: 'Best Beach Getaways LLC v. TSYS Merchant Solutions, LLC, No. 20-cv-01962-NRN (D. Colo.)',
        version: 'decided July 29, 2021',
        authority: 'best-beach-v-tsys',
      },
      {
        title: 'An accounting within 14 days',
        text: 'Where the agreement grants a security interest, the merchant may send a signed request for an accounting and the secured party must answer within 14 days. A processor may reply that the reserve is its own money and secures nothing.',
        source: 'U.C.C. § 9-210',
        version: 'uniform text; the governing state’s enactment is cited',
        authority: 'ucc-9-210',
      },
      {
        title: 'MATCH is the acquirer’s entry',
        text: 'Acquirers list terminated merchants in Mastercard’s MATCH system under reason codes, such as 04 for Mastercard chargebacks of more than 1% of Mastercard sales and $5,000 in a month. Removal lies with the acquirer that made the entry, so that is who is asked to correct it.',
        source: 'Mastercard Security Rules and Procedures, chapter 11',
        version: 'secondary sources, checked November 21, 2026',
        authority: 'mc-match',
      },
    ],
    article: { to: '/blog/processor-comparison-2025', label: 'Processors and acquirers compared, with sources' },
  },
  timeline,
  faq: [
    {
      question: 'Who holds my money: the processor, the ISO or the bank?',
      answer:
        'The agreement and the monthly statement tell. Look for the name of the member bank, often in small print at the foot of the application, and for the company named in the reserve clause. The letter goes to each of them and asks the one that holds the funds to say so.\n\nA gateway such as Authorize.net is usually none of them: card money is settled by the acquirer behind it.',
    },
    {
      question: 'What is MATCH, and am I in it?',
      answer:
        'MATCH is Mastercard’s list of merchants whose accounts were terminated for set reasons, such as excessive chargebacks. Other acquirers consult it, so a listing can close their doors. The acquirer makes the entry and only it can take it back; a merchant has no direct appeal to Mastercard except in narrow cases. The letter asks whether you are listed, under which code, and on what facts.',
    },
    {
      question: 'How do I see how my reserve was calculated?',
      answer:
        'Ask for the ledger: every deduction, every chargeback charged to it, every release. The letter asks for it in writing. If the agreement grants a security interest in the reserve or settlement account, U.C.C. § 9-210 gives a right to an accounting within 14 days of a signed request; the processor may answer that there is no such interest, and then the agreement alone decides.',
    },
  ],
  closing: {
    title: 'A reserve at an acquirer?',
    text: 'Add the application and a recent statement; they name who holds the money. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
