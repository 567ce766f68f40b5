import type { Block, Maker, Template } from './made-document.ts';

/** Variants of merchant and bank statements. */
const p = (text: string): Block => ({ text });

type Sales = { gross: number; refunds: number; chargebacks: number; fees: number; net: number };
function sales(m: Maker): Sales {
  const gross = m.cents(20_000, 400_000);
  const [refunds, chargebacks, fees] = [
    Math.round(gross * 0.02) + m.int(1, 99),
    Math.round(gross * 0.006) + m.int(1, 99),
    Math.round(gross * 0.029) + m.int(1, 99),
  ];
  return { gross, refunds, chargebacks, fees, net: gross - refunds - chargebacks - fees };
}

export const merchantStatements: readonly Template[] = [
  (m) => {
    const { from, to } = m.month();
    const s = sales(m);
    return [
      p(m.acquirer),
      { heading: 'Merchant Statement' },
      p(m.shop),
      {
        rows: [
          ['Statement period', `${m.date('period_start', from)} - ${m.date('period_end', to)}`],
          ['Merchant number', m.digits(12)],
          ['Category code', '5651'],
        ],
      },
      {
        rows: [
          ['Gross sales', m.amount('gross_volume', s.gross)],
          ['Refunds', `-${m.amount('refunds', s.refunds)}`],
          ['Chargebacks', `-${m.amount('chargebacks', s.chargebacks)}`],
          ['Processing fees', `-${m.amount('fees', s.fees)}`],
          ['Net deposits', m.amount('net', s.net)],
        ],
      },
      p('Questions about interchange? Call merchant support.'),
    ];
  },
  (m) => {
    const { from, to, name } = m.month();
    const s = sales(m);
    m.truth.push({ role: 'period_start', value: from }, { role: 'period_end', value: to });
    return [
      { heading: `Monthly activity summary - ${name}` },
      p(`${m.shop} · ${m.acquirer}`),
      {
        rows: [
          ['Volume', 'Returns', 'Disputes', 'Fees', 'Paid out'].map(
            (head) => ({ Volume: 'Processed volume' })[head] ?? head,
          ),
          [
            m.amount('gross_volume', s.gross),
            m.amount('refunds', s.refunds),
            m.amount('chargebacks', s.chargebacks),
            m.amount('fees', s.fees),
            m.amount('net', s.net),
          ],
        ],
        head: true,
      },
      {
        rows: [
          ['Transactions', String(m.int(300, 2_000))],
          ['Average ticket', m.amount('average_ticket', m.cents(20, 220))],
        ],
      },
    ];
  },
  (m) => {
    const { from, to } = m.month();
    const s = sales(m);
    const visa = Math.floor(s.gross * 0.6);
    return [
      p(m.acquirer),
      p('Card processing statement'),
      p(`Prepared for ${m.shop}`),
      p(`Processing month ending ${m.date('period_end', to, 0)}`),
      {
        rows: [
          ['Card type', 'Items', 'Amount'],
          ['Visa', '611', m.money(visa, 'plain')],
          ['Mastercard', '307', m.money(s.gross - visa, 'plain')],
        ],
        head: true,
      },
      {
        rows: [
          ['Total amount submitted', m.amount('gross_volume', s.gross, 'plain')],
          ['Less chargebacks', m.amount('chargebacks', s.chargebacks, 'plain')],
          ['Less fees', m.amount('fees', s.fees, 'plain')],
          ['Amount funded to your bank', m.amount('net', s.net, 'plain')],
        ],
      },
      { small: `Cycle began ${m.dayText(from, 0)}.` },
    ];
  },
  (m) => {
    const { from, to } = m.month();
    const s = sales(m);
    return [
      { heading: 'Balance summary' },
      p(m.shop),
      p(`Activity from ${m.date('period_start', from, 2)} to ${m.date('period_end', to, 2)}, all amounts in USD`),
      {
        rows: [
          ['Charges', m.amount('gross_volume', s.gross, 'dollar')],
          ['Refunds', m.amount('refunds', s.refunds)],
          ['Disputes', m.amount('chargebacks', s.chargebacks)],
          ['Total fees', m.amount('fees', s.fees)],
          ['Net activity', m.amount('net', s.net)],
        ],
      },
      { rows: [['Payouts to bank: see your payout report', '']] },
      { rows: [['Reserve held', m.amount('reserve', m.cents(800, 9_000))]] },
      p('Average transaction value and card mix are in your dashboard.'),
    ];
  },
  (m) => {
    const { from, to } = m.month();
    const s = sales(m);
    return [
      p('SETTLEMENT STATEMENT'),
      {
        rows: [
          ['Merchant name', m.shop],
          ['MID', m.digits(11)],
          ['From', m.date('period_start', from)],
          ['To', m.date('period_end', to)],
        ],
      },
      p(
        `During this period you processed total sales of ${m.amount('gross_volume', s.gross)} in ${m.int(200, 900)} transactions.`,
      ),
      p(`Refunds issued to cardholders came to ${m.amount('refunds', s.refunds)}.`),
      p(`Chargebacks debited: ${m.amount('chargebacks', s.chargebacks)}.`),
      p(`Net settlement: ${m.amount('net', s.net)}. Discount rate 2.60%, interchange plus network assessments.`),
    ];
  },
];

const descriptions = [
  'ACH deposit PAYMENT PROCESSOR',
  'Check 1042',
  'POS purchase OFFICE SUPPLY',
  'Wire transfer in',
  'Payroll',
  'Online transfer to savings',
  'Utility payment',
];
function movements(m: Maker, count: number): string[][] {
  let balance = m.cents(9_000, 20_000);
  return Array.from({ length: count }, () => {
    const amount = m.cents(20, 4_000);
    balance += amount;
    return [m.dayText(m.day(), 1), m.pick(descriptions), m.money(amount, 'plain'), m.money(balance, 'plain')];
  });
}

type Account = { open: number; in: number; out: number; close: number };
function account(m: Maker): Account {
  const [open, credits, debits] = [m.cents(8_000, 60_000), m.cents(10_000, 90_000), m.cents(4_000, 8_000)];
  return { open, in: credits, out: debits, close: open + credits - debits };
}

export const bankStatements: readonly Template[] = [
  (m) => {
    const { from, to } = m.month();
    const a = account(m);
    return [
      { heading: m.bank },
      p('Business Checking'),
      p(`${m.shop}, ${m.address()}`),
      p(`Statement period ${m.date('period_start', from)} through ${m.date('period_end', to)}`),
      p(`Account number ending in ${m.digits(4)}`),
      {
        rows: [
          ['Beginning balance', m.amount('opening_balance', a.open)],
          ['Deposits and other credits', m.amount('deposits', a.in)],
          ['Withdrawals and other debits', `-${m.amount('withdrawals', a.out)}`],
          ['Ending balance', m.amount('closing_balance', a.close)],
        ],
      },
      { rows: [['Date', 'Description', 'Amount', 'Balance'], ...movements(m, 7)], head: true },
      { small: 'Member FDIC. Equal Housing Lender.' },
    ];
  },
  (m) => {
    const { from, to } = m.month();
    const a = account(m);
    return [
      p(m.bank),
      { heading: 'Account Statement' },
      {
        rows: [
          ['Opening balance', 'Total credits', 'Total debits', 'Closing balance'],
          [
            m.amount('opening_balance', a.open),
            m.amount('deposits', a.in),
            m.amount('withdrawals', a.out),
            m.amount('closing_balance', a.close),
          ],
        ],
        head: true,
      },
      {
        rows: [
          ['From', m.date('period_start', from, 1)],
          ['To', m.date('period_end', to, 1)],
          ['Routing number', m.digits(9)],
        ],
      },
      { rows: [['Posted', 'Details', 'Amount', 'Balance'], ...movements(m, 5)], head: true },
      p('In case of errors about your electronic transfers call us.'),
    ];
  },
  (m) => {
    const { from, to } = m.month();
    const a = account(m);
    return [
      p(m.bank),
      p('Commercial checking account summary'),
      p(m.shop),
      p(`${m.date('period_start', from, 0)} to ${m.date('period_end', to, 0)}`),
      p(`Previous balance: ${m.amount('opening_balance', a.open)}`),
      p(`Total deposits: ${m.amount('deposits', a.in)}`),
      p(`Total withdrawals: ${m.amount('withdrawals', a.out)}`),
      p(`New balance: ${m.amount('closing_balance', a.close)}`),
      p('Average daily balance for the period was $11,204.18. Overdraft protection is not enrolled.'),
    ];
  },
  (m) => {
    const { from, to } = m.month();
    const a = account(m);
    return [
      {
        rows: [
          [m.bank, `Statement date: ${m.date('document_date', to)}`],
          [m.shop, `Period: ${m.date('period_start', from)} - ${m.date('period_end', to)}`],
        ],
      },
      { heading: 'Checking Summary' },
      {
        rows: [
          ['', 'Instances', 'Amount'],
          ['Beginning Balance', '', m.amount('opening_balance', a.open)],
          ['Deposits and Additions', '14', m.amount('deposits', a.in, 'plain')],
          ['Electronic Withdrawals', '9', m.amount('withdrawals', a.out, 'plain')],
          ['Ending Balance', '23', m.amount('closing_balance', a.close)],
        ],
      },
      { rows: [['Date', 'Description', 'Amount', 'Balance'], ...movements(m, 6)], head: true },
    ];
  },
  (m) => {
    const { from, to } = m.month();
    const a = account(m);
    return [
      p(`${m.bank} - Statement of Account`),
      {
        rows: [
          ['Account holder', m.shop],
          ['Starting balance on', m.dayText(from), m.amount('opening_balance', a.open)],
          ['Money in', '', m.amount('deposits', a.in)],
          ['Money out', '', m.amount('withdrawals', a.out)],
          ['Closing balance on', m.dayText(to), m.amount('closing_balance', a.close)],
        ],
      },
      p(`Statement covers ${m.date('period_start', from, 0)} to ${m.date('period_end', to, 0)}.`),
      { rows: [['Date', 'Description', 'Amount', 'Balance'], ...movements(m, 4)], head: true },
      { small: 'Branch 014. Member FDIC.' },
    ];
  },
];
