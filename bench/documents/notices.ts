import type { Block, Maker, Template } from './made-document.ts';

/** Variants of termination and hold notices and of chargeback reports. */
const p = (text: string): Block => ({ text });

export const holdNotices: readonly Template[] = [
  (m) => {
    const start = m.day();
    return [
      { heading: m.acquirer },
      p(m.date('document_date', start, 0)),
      p(`Hello ${m.shop},`),
      p(
        'During a recent review of your account we noticed that your business presents a higher level of risk than we are able to support. Because of this, payouts to your bank account are paused.',
      ),
      p(
        `A balance of ${m.amount('held', m.cents(4_000, 90_000))} is being held in your account as of ${m.date('hold_started', start, 0)}.`,
      ),
      p(
        `We hold these funds to cover disputes and refunds that may still come in. Remaining funds are scheduled to be released on ${m.date('release_expected', m.later(start, 120), 0)}.`,
      ),
      p('If you have questions, reply to this message. We are unable to share further details of our review.'),
      { small: 'This mailbox is monitored Monday to Friday.' },
    ];
  },
  (m) => {
    const start = m.day();
    return [
      p(m.acquirer),
      p('Risk Operations, PO Box 4410, Omaha, NE 68103'),
      {
        rows: [
          ['Date', m.date('document_date', m.later(start, 2))],
          ['Merchant', m.shop],
          ['Merchant number', m.digits(12)],
          ['Subject', 'Termination of merchant processing'],
        ],
      },
      p('Dear Merchant:'),
      p(
        `Please be advised that your merchant agreement is terminated effective ${m.date('hold_started', start)} under Section 14.2 (Excessive Chargebacks).`,
      ),
      p(
        `Pursuant to Section 9, ${m.amount('held', m.cents(8_000, 140_000))} in settlement funds will be withheld for a period of 180 days. Your business may be reported to the MATCH list.`,
      ),
      p(
        `Our records show disputed transactions of ${m.amount('chargebacks', m.cents(900, 7_000))} in the last 60 days.`,
      ),
      p('Sincerely,'),
      p('Risk Department'),
    ];
  },
  (m) => {
    const start = m.day();
    return [
      { heading: 'Your account has been limited' },
      {
        rows: [
          ['Account holder', m.shop],
          ['Limitation placed on', m.date('hold_started', start)],
          ['Amount on hold', m.amount('held', m.cents(2_000, 60_000), 'usd')],
          ['Case number', `PP-L-${m.digits(9)}`],
        ],
      },
      p(
        'We have limited what you can do with your account. You can no longer send or withdraw money. You may refund buyers.',
      ),
      p('After 180 days we will email you information on how to withdraw any money left in your balance.'),
      p('This decision was made under our User Agreement and Acceptable Use Policy.'),
    ];
  },
  (m) => {
    const start = m.day();
    return [
      p(`${m.acquirer} Underwriting`),
      p(`Notice dated ${m.date('document_date', start)}`),
      { heading: 'Rolling reserve on your account' },
      p(
        `To ${m.shop}: we have completed our periodic review. A rolling reserve of 10% of your daily sales will be applied to your account beginning ${m.date('hold_started', m.later(start, 3))}.`,
      ),
      p(
        `Your reserve balance today is ${m.amount('reserve', m.cents(1_500, 30_000))}. Each day's contribution is kept for 90 days.`,
      ),
      p(
        'We impose reserves where the delivery time of your products means that we carry the risk of chargebacks. You can continue to accept payments.',
      ),
    ];
  },
  (m) => {
    const start = m.day();
    return [
      p(`From: ${m.acquirer} Trust & Safety`),
      p(`Sent: ${m.date('document_date', m.later(start, 1))}`),
      p(`To: ${m.user}`),
      p('Subject: Transfers are on hold while we verify your business'),
      p(`Hi ${m.user.split(' ')[0]},`),
      p(
        `We placed a hold on your transfers on ${m.date('hold_started', start)}. At the moment ${m.amount('held', m.cents(3_000, 50_000))} of your sales cannot be transferred to you.`,
      ),
      p(
        `We saw a sudden rise in sales: ${m.amount('gross_volume', m.cents(30_000, 200_000))} in gross sales this month.`,
      ),
      p('To lift the hold, upload invoices from your supplier and proof that you delivered the goods.'),
    ];
  },
];

const reasons = [
  'Fraud - card absent',
  'Merchandise not received',
  'Not as described',
  'Credit not processed',
  'Duplicate charge',
];
const disputeRows = (m: Maker, count: number): string[][] =>
  Array.from({ length: count }, () => [
    m.dayText(m.day(), 1),
    `CB-${m.digits(7)}`,
    m.pick(reasons),
    m.money(m.cents(20, 900)),
    m.pick(['Lost', 'Won', 'Open']),
  ]);

export const chargebackReports: readonly Template[] = [
  (m) => {
    const { from, to } = m.month();
    return [
      { heading: 'Chargeback Summary Report' },
      p(m.shop),
      p(`Reporting period: ${m.date('period_start', from)} to ${m.date('period_end', to)}`),
      {
        rows: [
          ['Chargebacks received', String(m.int(4, 30))],
          ['Total chargeback amount', m.amount('chargebacks', m.cents(800, 12_000))],
          ['Chargeback ratio', '0.84%'],
          ['Win rate', '41%'],
        ],
      },
      { rows: [['Date', 'Case ID', 'Reason', 'Amount', 'Status'], ...disputeRows(m, 6)], head: true },
    ];
  },
  (m) => {
    const { from, to } = m.month();
    return [
      p(m.acquirer),
      { heading: 'Dispute activity' },
      p(m.shop),
      p(`${m.date('period_start', from, 0)} – ${m.date('period_end', to, 0)}`),
      {
        rows: [
          ['Opened', 'Case', 'Reason code', 'Disputed', 'Outcome'],
          ...disputeRows(m, 8),
          ['Total', '', '', m.amount('chargebacks', m.cents(2_000, 9_000)), ''],
        ],
        head: true,
      },
      p(`Prepared on ${m.date('document_date', m.later(to, 3), 0)}`),
    ];
  },
  (m) => {
    const { from, to } = m.month();
    return [
      p('Dispute overview'),
      p(`Merchant: ${m.shop}`),
      p(`Transactions from ${m.date('period_start', from)} through ${m.date('period_end', to)}`),
      p(
        `You received ${m.int(5, 22)} disputes in this period. The total amount disputed was ${m.amount('chargebacks', m.cents(700, 9_000))}, against gross sales of ${m.amount('gross_volume', m.cents(60_000, 400_000))}.`,
      ),
      p('Most frequent reason: product not received. Disputes won: 7. Disputes lost: 4. Under review: 3.'),
    ];
  },
  (m) => [
    { heading: 'Monthly Chargeback Analysis' },
    {
      rows: [
        ['Prepared for', m.shop],
        ['Report date', m.date('document_date', m.day())],
        ['Merchant ID', m.digits(10)],
      ],
    },
    {
      rows: [
        ['Metric', 'Value'],
        ['Number of chargebacks', String(m.int(3, 25))],
        ['Chargeback volume', m.amount('chargebacks', m.cents(500, 8_000))],
        ['Sales volume', m.amount('gross_volume', m.cents(40_000, 300_000))],
        ['Refunds issued', m.amount('refunds', m.cents(900, 9_000))],
        ['Ratio', '0.71%'],
      ],
    },
    p(
      'Representment was filed for 11 cases. Reason code 13.1 (merchandise not received) accounts for half of the volume.',
    ),
  ],
  (m) => {
    const { from, to } = m.month();
    return [
      p('CHARGEBACK LOG'),
      {
        rows: [
          ['Store', m.shop],
          ['Start date', m.date('period_start', from, 1)],
          ['End date', m.date('period_end', to, 1)],
        ],
      },
      { rows: [['Received', 'ARN', 'Reason', 'Amount', 'Result'], ...disputeRows(m, 5)], head: true },
      { rows: [['Total chargebacks', m.amount('chargebacks', m.cents(900, 5_000))]] },
    ];
  },
];
