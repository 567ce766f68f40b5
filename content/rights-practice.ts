/**
 * The merchant rights guide: tips and red flags. The two figures in the red flags are the spec's (public-site.txt,
 * section 9).
 */

export const tipGroups = {
  title: 'What to do, and when',
  groups: [
    {
      title: 'Before a hold',
      tips: [
        'Keep a dated copy of the agreement and of each amendment.',
        'Tell the processor of a sale, a launch or a new product before the volume comes.',
        'Upload tracking to each transaction, not only to your own store.',
        'Take payouts as often as your schedule allows, and keep enough elsewhere for a month of refunds.',
      ],
    },
    {
      title: 'In the first week',
      tips: [
        'Save the notice with its date and headers, and screenshots of balance, reserve and release date.',
        'Answer every request for documents in full, in the dashboard, and keep the receipts.',
        'Ask in writing for the clause, the calculation and the day of release.',
        'Do not open a second account for the same business to get around the hold; a link to a limited account is itself a common reason for one.',
      ],
    },
    {
      title: 'While it runs',
      tips: [
        'Keep shipping, refunding and answering disputes. Each delivered order makes the exposure smaller.',
        'Keep a ledger: what is held, since when, which date was promised, and each time it slipped.',
        'Read the dispute clause early. Notice periods and time limits run while you wait.',
        'Before you accept an offer, read the release that comes with it.',
      ],
    },
  ],
} as const;

export const redFlags = {
  title: 'Red flags',
  aside: 'Each is a reason to ask in writing. None is by itself a breach.',
  items: [
    {
      flag: 'A reserve over 10% of monthly volume',
      why: 'Ask for the exposure that it is measured against. 10% is a point at which to ask, and no legal limit.',
    },
    {
      flag: 'A rolling reserve over 6 months',
      why: 'Most card disputes must be raised within 120 days. Ask which sales are older than that and still open.',
    },
    {
      flag: 'A notice that names no clause',
      why: 'Ask which term, in which version. A hold for review, a reserve and a hold after closing rest on different ones.',
    },
    { flag: 'A release date that has moved twice', why: 'Write down each date that was promised, by whom, and where.' },
    {
      flag: 'A reason that changes',
      why: 'First volume, then identity, then policy. Put the notices side by side, in order of date.',
    },
    {
      flag: 'A reserve that grows while disputes fall',
      why: 'Send the dispute report by month of sale, and ask for the calculation again.',
    },
    {
      flag: 'Refunds blocked while payouts are held',
      why: 'A customer who cannot be refunded may dispute the charge instead. Ask for refunds to be paid out of the held balance.',
    },
    {
      flag: 'A debit called a fee, a fine or damages',
      why: 'A charge is not a hold. Dispute it separately, and at once.',
    },
    {
      flag: 'Somebody who promises release for a payment in advance',
      why: 'Nobody outside of the processor can promise that. Give nobody your sign-in.',
    },
  ],
} as const;
