/**
 * The annotated sample on the home page: passages of a letter that the drafting engine writes for a fictional case
 * (`sample-letter.test.ts` drafts that case and compares word for word). Merchant, firm, processor and numbers are
 * fictional. `[[ ]]` marks the passage that the note is about.
 */
export type SampleBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'table'; text: string; rows: readonly (readonly string[])[] }
  | { kind: 'list'; text: string; items: readonly string[] }
  | { kind: 'omission' };

/** A part of the letter, with a note that says which fact or upload proves it. */
type SamplePart = { blocks: readonly SampleBlock[]; note?: string };

export const sampleCaption =
  'Sample, shortened. The merchant, the firm, the processor and every number are invented; the rules cited are real.';

/** The drafting engine's input; the test fills in the rest of the case. */
export const sampleCase = {
  dated: '2026-11-02',
  merchant: 'Example Outfitters LLC',
  account: 'MID-0000000',
  caseNumber: 'UH-2026-00000',
  reason: 'Account closed by the bank. Funds held for chargeback risk',
  holdStarted: '2026-03-02',
  heldCents: 48_250_00,
  reserveCents: 12_000_00,
} as const;

export const sampleHead = {
  firm: 'Specimen & Example LLP',
  firmLines: ['1 Example Plaza, Anytown', 'office@specimen.example'],
  dated: 'November 2, 2026',
  delivery: 'By certified mail, return receipt requested, and by secure e-mail',
  addressee: ['Placeholder Card Services, Inc.', 'Legal Department'],
  address: '2 Example Plaza, Anytown',
  addresseeNote:
    'The address that the signed agreement names for notices. The attorney confirms it before anything is mailed.',
  references: [
    ['Merchant', 'Example Outfitters LLC'],
    ['Account', 'MID-0000000'],
    ['Amount withheld', '$48,250.00'],
    ['Held since', 'March 2, 2026'],
    ['Our reference', 'UH-2026-00000'],
  ],
  title: 'Demand for Release of Withheld Funds',
} as const;

export const sampleParts: readonly SamplePart[] = [
  {
    blocks: [
      {
        kind: 'paragraph',
        text: 'This firm represents [[Example Outfitters LLC, a Delaware limited liability company]] (the “Merchant”), in its dispute with your company under the merchant agreement (the “Agreement”), over $48,250.00 withheld from the Merchant in merchant account [[MID-0000000]]. This letter demands release of those funds on or before [[November 24, 2026]].',
      },
    ],
    note: 'Legal name, entity and state: the answers under Business Info. Account number: Case Details.',
  },
  {
    blocks: [
      { kind: 'heading', text: 'Facts' },
      {
        kind: 'table',
        text: 'The Merchant states the sum as follows.',
        rows: [
          ['Part of the sum', 'Amount'],
          ['Rolling reserve', '$12,000.00'],
          ['Settlement not paid out, outside any reserve', '$36,250.00'],
          ['[[Total withheld]]', '$48,250.00'],
        ],
      },
    ],
    note: 'Total and reserve are typed by the merchant; the middle figure is computed. They must agree to the cent.',
  },
  {
    blocks: [
      {
        kind: 'table',
        text: 'The chronology is as follows.',
        rows: [
          ['Date', 'Event', 'Exhibit'],
          ['[[March 2, 2026]]', 'The hold begins', 'Exhibit A'],
          ['July 6, 2026', 'Ordinary dispute window closes for sales made before the hold', ''],
          ['November 2, 2026', 'This letter; the hold has lasted 245 days', ''],
        ],
      },
    ],
    note: 'The upload “hold notice” proves the first date. The others are counted from it.',
  },
  {
    blocks: [
      { kind: 'heading', text: 'The stated reason' },
      {
        kind: 'paragraph',
        text: 'The reason given, as the Merchant reports it, is: [[“Account closed by the bank. Funds held for chargeback risk.”]] The notice is Exhibit A.',
      },
    ],
    note: 'Quoted word for word from the application, never paraphrased. The attorney reads the notice beside it.',
  },
  {
    blocks: [
      { kind: 'heading', text: 'Exposure' },
      {
        kind: 'paragraph',
        text: 'Card disputes must as a rule be raised within [[120 days]] of processing or of expected receipt ([[Visa Core Rules]] and Visa Product and Service Rules, Dispute Resolution (for example Condition 13.7); [[Mastercard Chargeback Guide]] (cardholder disputes)). Sales made before the hold, with an average delivery time of 6 days, left that window by July 6, 2026. What can remain is a dispute already open, a sale made since, or one delivered so late that the outer limit of [[540 days]] governs; please name each, with its sum.',
      },
      { kind: 'omission' },
    ],
    note: 'Two entries of the dated library, and the delivery time given under Products & Fulfillment. 120 + 6 days from March 2 is July 6.',
  },
  {
    blocks: [
      { kind: 'heading', text: 'Grounds' },
      {
        kind: 'paragraph',
        text: 'Every contract imposes a duty of good faith in its performance and enforcement. [[Restatement (Second) of Contracts § 205]] (Am. L. Inst. 1981).',
      },
      { kind: 'omission' },
    ],
    note: 'Only authorities in the library can be cited, and none goes out before an attorney has confirmed it.',
  },
  {
    blocks: [
      { kind: 'heading', text: 'Demand' },
      {
        kind: 'list',
        text: 'On or before [[November 24, 2026]], which allows 5 business days for delivery and 10 business days to answer, the Merchant demands that your company:',
        items: [
          'Release $48,250.00 to the bank account on file: first the $36,250.00 that stands outside any reserve, then the reserve of $12,000.00.',
          'In the alternative, and without prejudice, release at once all but the sum of those transactions shown, each with its date, to be in an open dispute, and the sum of each when its dispute is decided.',
          'State in writing the kind of hold, the clause and version relied on, the calculation of the sum, and the date on which the hold ends.',
        ],
      },
      { kind: 'omission' },
    ],
    note: 'Five business days for delivery and ten to answer, computed; Veterans Day is left out.',
  },
];

export const sampleFoot = {
  closing: 'Respectfully,',
  name: 'Jane Q. Specimen',
  lines: ['Attorney for the Merchant', 'Specimen & Example LLP', 'Anystate Bar No. 000000'],
  note: 'A licensed attorney, by name and bar number. Approval fixes the exact file by its SHA-256; a later edit voids it.',
  exhibits: [
    ['A', 'Notice of the hold or termination'],
    ['B', 'Merchant account statements'],
    ['C', 'Chargeback summary report'],
    ['D', 'Proof of fulfillment'],
  ],
  exhibitsNote: 'The uploads, in the order in which the letter refers to them.',
} as const;
