import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';

type Part = Pick<LetterBlock, 'kind' | 'text'> & Partial<Pick<LetterBlock, 'items' | 'rows'>>;

/** Blocks without references, numbered in order. */
export function blocksOf(parts: readonly Part[]): LetterBlock[] {
  return parts.map((part, index) => ({
    id: `b${index + 1}`,
    clause_id: null,
    fact_refs: [],
    authority_refs: [],
    ...part,
  }));
}

const opening: Part[] = [
  {
    kind: 'paragraph',
    text: 'I represent **Lakeshore Ceramics LLC** (“Lakeshore”), the seller under the account named above. I write to dispute the hold placed on its settled funds and to demand their release. This letter is also the written notice of dispute that the agreement calls for.',
  },
  { kind: 'heading', text: 'What happened' },
  {
    kind: 'paragraph',
    text: 'Lakeshore makes kitchen and table ware in Traverse City, Michigan, and has processed through the account since March 4, 2021. Its orders ship, on average, four days after payment. Over the twelve months before the hold it settled $612,480.00 in 7,914 sales.',
  },
  {
    kind: 'table',
    text: 'The events that matter, with the exhibit that shows each:',
    rows: [
      ['Date', 'Event', 'Exhibit'],
      ['Aug 3, 2026', 'Last settlement paid in the ordinary course, $9,214.55', 'A'],
      [
        'Aug 11, 2026',
        'Settlement suspended; notice cites “elevated risk” without naming a transaction or a term',
        'B',
      ],
      ['Aug 14, 2026', 'Lakeshore sends tracking numbers for all 203 open orders and its supplier invoices', 'C'],
      ['Sep 2, 2026', 'Support confirms receipt and gives no date for a decision', 'D'],
      ['Oct 30, 2026', 'The release date given by telephone passes without payment', 'E'],
    ],
  },
  { kind: 'heading', text: 'The amount' },
  {
    kind: 'table',
    text: 'The dashboard of November 16, 2026 and Lakeshore’s own ledger agree to the cent:',
    rows: [
      ['Item', 'Transactions', 'Amount'],
      ['Settled sales withheld since August 11, 2026', '1,106', '$84,310.27'],
      ['Refunds already paid from the balance', '14', '($1,022.40)'],
      ['Chargebacks already debited, with fees', '3', '($418.00)'],
      ['Total held', '1,089', '$82,869.87'],
    ],
  },
];

const argument: Part[] = [
  { kind: 'heading', text: 'What the agreement says' },
  {
    kind: 'paragraph',
    text: 'The notice quotes no term. The only one that could apply is the reserve provision of the agreement in the version of May 1, 2026, which reads:',
  },
  {
    kind: 'quote',
    text: 'We may place a reserve on your account where we reasonably believe that there is a higher than normal risk. We will tell you the amount of the reserve, the reason for it and when it will be released.',
  },
  {
    kind: 'paragraph',
    text: 'That provision has three elements: a belief that is reasonable, an amount that is stated, and a date of release. None was met. The notice states no amount. It gives no date. And the belief cannot be called reasonable when the processor has held the tracking numbers of every open order since August 14 and has asked nothing about them. The provision permits a _reserve_ against risk; it does not permit the whole balance to be kept after the risk has passed.',
  },
  { kind: 'heading', text: 'The exposure that is left' },
  {
    kind: 'paragraph',
    text: 'A reserve secures chargebacks. Lakeshore’s dispute rate over twelve months is 0.21 percent by number, or $1,286.21 on the sales withheld if every dispute were lost. The last of those sales was delivered on August 22, 2026; the ordinary window of 120 days for a dispute closes on December 20, 2026. Holding $82,869.87 against an exposure of $1,286.21 is holding sixty-four dollars for each dollar at risk.',
  },
  {
    kind: 'paragraph',
    text: 'We do not overlook the rise in sales in July. It was a seasonal promotion, announced by e-mail to existing customers on June 28, and the orders were fulfilled from stock on hand. The refund rate of those orders is below that of the year. A rise in volume that was delivered is not a rise in risk.',
  },
  { kind: 'heading', text: 'Grounds' },
  {
    kind: 'paragraph',
    text: '**Breach of contract.** The agreement is a contract; Lakeshore performed by delivering what it sold; the processor did not settle, did not state the amount and the date that its own term requires, and Lakeshore is without $82,869.87 as a result.',
  },
  {
    kind: 'paragraph',
    text: '**Good faith.** Where a contract leaves a decision to one side, that side must use the discretion honestly and for the purpose it was given. Fourteen weeks without a decision, on a complete file, serve no purpose that the reserve provision names.',
  },
  {
    kind: 'paragraph',
    text: '**Money had and received.** To the extent that the funds are beyond any reserve the agreement allows, they are Lakeshore’s and are kept without right.',
  },
];

const demand: Part[] = [
  { kind: 'heading', text: 'What we ask' },
  {
    kind: 'list',
    text: 'By **December 8, 2026**, ten business days from the date of this letter, please do the following and confirm it in writing:',
    items: [
      'Release $82,869.87 to the bank account on file.',
      'If any part is to be kept, state the amount, the transactions it secures, the term of the agreement relied on and the date on which it will be released.',
      'In that case release at once everything above $8,000.00, and step the rest down by one quarter every thirty days.',
      'Send a ledger of the account from August 1, 2026, with each debit, credit and fee.',
      'Confirm whether Lakeshore or its owner has been reported to any shared list of terminated merchants, and if so under which reason code.',
    ],
  },
  { kind: 'heading', text: 'An offer in compromise' },
  {
    kind: 'paragraph',
    text: 'The following is made for settlement only and is subject to Federal Rule of Evidence 408 and the corresponding rules of the states. Lakeshore would accept release of $74,869.87 within five business days, the remainder to be released on December 21, 2026 less any chargeback actually lost before then, with each side bearing its own costs.',
  },
  { kind: 'heading', text: 'Preservation, and what comes next' },
  {
    kind: 'paragraph',
    text: 'Please preserve all records that concern the account, among them risk scores and the rules that produced them, notes of reviewers, recordings of calls and messages with sponsoring banks. If the funds are not released, Lakeshore will take the next step that the agreement provides for disputes. Nothing in this letter waives any right, claim or remedy, all of which are reserved.',
  },
  {
    kind: 'paragraph',
    text: 'Please direct every further message about this matter to me at the address above, and not to my client.',
  },
];

/** An initial letter of about 1,000 words, with every kind of block. Names and numbers are fictional. */
export const sampleLetter: LetterDocument = {
  letter_type: 'initial',
  title: 'Demand and Notice of Dispute',
  letterhead: {
    firm_name: 'Harlan & Voss',
    firm_lines: [
      'Attorneys at Law',
      '410 Front Street, Suite 210',
      'Traverse City, Michigan 49684',
      '(231) 555-0142 · office@harlanvoss.example',
    ],
    disclaimer:
      'This letter was prepared with software and was reviewed, edited and signed by the attorney named above. The software’s provider is not a law firm and does not give legal advice.',
  },
  dated: '2026-11-23',
  delivery_method: 'By USPS Certified Mail, return receipt requested, and by secure e-mail',
  certified_mail_number: '9407111899560000000000',
  addressee: {
    name: 'Northline Payments, Inc.',
    address_lines: ['Attn: Legal Department', '200 Harbor Boulevard, 9th Floor', 'San Francisco, California 94105'],
    email: 'legal@northline.example',
  },
  reference_lines: [
    { label: 'Account', value: 'Lakeshore Ceramics LLC, merchant number ending 4471' },
    { label: 'Amount held', value: '$82,869.87 since August 11, 2026' },
    { label: 'Our case', value: 'UH-2026-000184' },
  ],
  blocks: blocksOf([...opening, ...argument, ...demand]),
  signature: {
    name: 'Miriam J. Voss',
    title: 'Partner',
    bar_number: 'P00000',
    bar_state: 'Michigan',
    firm: 'Harlan & Voss',
    lines: ['miriam.voss@harlanvoss.example', '(231) 555-0142'],
  },
  exhibits: [
    { label: 'A', description: 'Settlement statement of August 3, 2026', file_id: null },
    { label: 'B', description: 'Notice of August 11, 2026', file_id: null },
    { label: 'C', description: 'Tracking numbers and supplier invoices, sent August 14, 2026', file_id: null },
    { label: 'D', description: 'Message from support of September 2, 2026', file_id: null },
    { label: 'E', description: 'Note of the telephone call of October 2, 2026', file_id: null },
  ],
};
