import type { Block, Template } from './made-document.ts';

/** Variants of EIN letters, formation documents, policies and proofs of fulfillment. */
const p = (text: string): Block => ({ text });

export const einLetters: readonly Template[] = [
  (m) => [
    p('Department of the Treasury'),
    p('Internal Revenue Service'),
    p('Cincinnati, OH 45999-0023'),
    {
      rows: [
        [m.shop, `Date of this notice: ${m.date('document_date', m.day(2023), 1)}`],
        [m.address(), `Employer Identification Number: ${m.digits(2)}-${m.digits(7)}`],
        ['', 'Form: SS-4'],
        ['', 'Number of this notice: CP 575 A'],
      ],
    },
    { heading: 'We assigned you an Employer Identification Number' },
    p(
      'Thank you for applying for an Employer Identification Number (EIN). This EIN will identify your business account, tax returns, and documents, even if you have no employees. Please keep this notice in your permanent records.',
    ),
  ],
  (m) => [
    p('IRS'),
    p('Department of the Treasury, Ogden UT 84201-0038'),
    p(`Letter 147C, ${m.date('document_date', m.day(2024), 0)}`),
    p(`Taxpayer: ${m.shop}`),
    p(
      `Dear Taxpayer: Thank you for your telephone inquiry. Your Employer Identification Number (EIN) is ${m.digits(2)}-${m.digits(7)}. Please use it on all tax returns and correspondence.`,
    ),
  ],
  (m) => [
    { heading: 'EIN Confirmation' },
    p('Internal Revenue Service'),
    {
      rows: [
        ['Legal name', m.shop],
        ['EIN', `${m.digits(2)}-${m.digits(7)}`],
        ['Name control', 'SHOP'],
        ['Notice', 'CP575G'],
        ['Date', m.date('document_date', m.day(2022))],
      ],
    },
    p('The EIN assigned above must be used on federal tax deposits and returns. Keep a copy for your records.'),
  ],
  (m) => [
    p('Dept. of the Treasury - Internal Revenue Service'),
    p('Kansas City, MO 64999'),
    p(`Date: ${m.date('document_date', m.day(2021))}`),
    p(`Subject: Verification of Employer Identification Number for ${m.shop}`),
    p(
      'Our records confirm that the number above was assigned to your entity. File Form 1120 by the due date shown on the form. This letter answers your request of last month.',
    ),
  ],
  (m) => [
    p('CONGRATULATIONS! Your EIN has been successfully assigned.'),
    {
      rows: [
        ['EIN Assigned', `${m.digits(2)}-${m.digits(7)}`],
        ['Legal Name', m.shop.toUpperCase()],
      ],
    },
    p(
      'The confirmation letter below is your official IRS notice and contains important information regarding your federal tax account.',
    ),
    p(`Internal Revenue Service, CP 575, ${m.date('document_date', m.day(2025), 2)}`),
  ],
];

export const formationDocuments: readonly Template[] = [
  (m) => [
    p('State of Delaware'),
    p('Secretary of State, Division of Corporations'),
    p(`Filed ${m.date('filed', m.day(2021), 1)}`),
    { heading: 'Certificate of Formation' },
    p(`FIRST: The name of the limited liability company is ${m.shop}, LLC.`),
    p(
      `SECOND: The address of its registered office is ${m.address()}. The name of its registered agent is Harbor Filings Inc.`,
    ),
    p(`In witness whereof, the undersigned has executed this certificate. ${m.user}, Authorized Person`),
  ],
  (m) => [
    { heading: 'Operating Agreement' },
    p(`of ${m.shop} LLC, a limited liability company`),
    p(
      `This Operating Agreement is entered into effective ${m.date('effective', m.day(2022), 0)} by the sole member, ${m.user}.`,
    ),
    p(
      'Article I: The Company was organized under the Limited Liability Company Act. Article II: Purpose. The Company may engage in any lawful business. Article III: Capital contributions of the Member are recorded in Schedule A. Distributions are made at the discretion of the Manager.',
    ),
  ],
  (m) => [
    { heading: 'Articles of Incorporation' },
    p(
      `The undersigned incorporator hereby adopts these articles. Article 1. The name of the corporation is ${m.shop}, Inc. Article 2. The corporation is authorized to issue 10,000 shares of common stock, no par value. Article 3. Registered agent: ${m.user}, ${m.address()}.`,
    ),
    p(`Date of filing: ${m.date('filed', m.day(2019))}`),
    p('Office of the Secretary of State'),
  ],
  (m) => [
    p('Corporations Division'),
    {
      rows: [
        ['Entity name', `${m.shop} LLC`],
        ['Document', 'Articles of Organization'],
        ['Filing date', m.date('filed', m.day(2020), 1)],
        ['File number', m.digits(8)],
        ['Duration', 'Perpetual'],
        ['Organizer', m.user],
      ],
    },
    p('The company is member-managed. Principal place of business as stated. Statutory agent accepts appointment.'),
  ],
  (m) => [
    { heading: 'Bylaws' },
    p(`Corporate bylaws of ${m.shop}, Inc., a corporation. As amended ${m.date('effective', m.day(2023), 0)}.`),
    p(
      'Section 1. The board of directors shall consist of three directors. Section 2. Annual meetings of shareholders are held at the principal office. Section 3. The secretary keeps the minutes. Shares may be certificated.',
    ),
  ],
];

export const refundPolicies: readonly Template[] = [
  (m) => [
    { heading: 'Refund Policy' },
    p(m.shop),
    p(`Last updated: ${m.date('effective', m.day())}`),
    p(
      'We want you to be happy with your order. You have 30 days from delivery to request a refund. Items must be unused and in the original packaging. Refunds go to the original payment method within 5 to 10 business days. Sale items are final sale.',
    ),
  ],
  (m) => [
    { heading: 'Returns & Exchanges' },
    p(
      `How it works at ${m.shop}. Start a return within 14 days of receiving your package. Email our support team for a prepaid label. Orders under $50.00 pay a restocking fee of $6.50. Damaged or defective items are replaced free of charge.`,
    ),
    p(`Version of ${m.date('effective', m.day(), 0)}`),
  ],
  (m) => [
    { heading: 'Terms of Sale' },
    p(`These terms apply to purchases from ${m.shop}. Effective ${m.date('effective', m.day(), 0)}.`),
    p(
      '1. Orders. We accept your order when it ships. 2. Prices are in US dollars. 3. Cancellation: you may cancel your order before it ships for a full refund. 4. Subscriptions renew each month until cancelled.',
    ),
  ],
  (m) => [
    p(`${m.shop} - Cancellation and refund terms`),
    p(
      'If you cancel your subscription within 7 days of purchase, we refund it in full. After that, no refund is given for the current month. Digital downloads are non-refundable once accessed. Contact us at the address on our website.',
    ),
    p(`In effect since ${m.date('effective', m.day())}.`),
  ],
  (m) => [
    { heading: 'Our money-back guarantee' },
    p(
      'Not what you hoped for? Send it back. Returns are accepted up to 60 days after purchase. We pay return shipping within the United States.',
    ),
    p(
      `Exceptions: gift cards, personalized goods. Revised ${m.date('effective', m.day(), 0)} by ${m.shop} customer care.`,
    ),
  ],
];

export const proofs: readonly Template[] = [
  (m) => {
    const shipped = m.day();
    return [
      p('FedEx'),
      { heading: 'Proof of Delivery' },
      {
        rows: [
          ['Tracking number', m.digits(12)],
          ['Status', 'Delivered'],
          ['Ship date', m.date('shipped', shipped)],
          ['Delivery date', m.date('delivered', m.later(shipped, 4))],
          ['Signed for by', m.user],
          ['Delivered to', 'Residence'],
        ],
      },
      p('Thank you for choosing us.'),
    ];
  },
  (m) => {
    const ordered = m.day();
    return [
      p(m.shop),
      { heading: 'Invoice and shipment record' },
      {
        rows: [
          ['Order number', `#${m.digits(6)}`],
          ['Order date', m.date('document_date', ordered)],
          ['Shipped', m.date('shipped', m.later(ordered, 1))],
        ],
      },
      {
        rows: [
          ['Item', 'Qty', 'Price', 'Total'],
          ['Walnut tray', '2', '$45.00', '$90.00'],
          ['Linen towel', '1', '$24.00', '$24.00'],
        ],
        head: true,
      },
      {
        rows: [
          ['Subtotal', '$114.00'],
          ['Shipping', '$9.80'],
          ['Order total', m.amount('invoice_total', m.cents(120, 900))],
        ],
      },
      p(`Carrier: UPS, tracking number 1Z${m.digits(12)}`),
    ];
  },
  (m) => {
    const shipped = m.day();
    return [
      p('USPS Tracking results'),
      p(`Tracking Number: ${m.digits(20)}`),
      p(
        `Your item was delivered at the front door or porch at 2:14 pm on ${m.date('delivered', m.later(shipped, 3), 0)} in ${m.address().split(', ').at(-1)}.`,
      ),
      p(
        `Package picked up by carrier on ${m.date('shipped', shipped, 0)}. In transit to next facility. Out for delivery.`,
      ),
    ];
  },
  (m) => {
    const sent = m.day();
    return [
      { heading: 'Packing slip' },
      {
        rows: [
          ['Ship to', m.user],
          ['Address', m.address()],
          ['Ship date', m.date('shipped', sent)],
          ['Tracking no.', m.digits(14)],
          ['Weight', '2.4 lb'],
        ],
      },
      {
        rows: [
          ['SKU', 'Quantity'],
          ['HX-210', '1'],
          ['HX-330', '4'],
        ],
        head: true,
      },
      p(`Invoice total: ${m.amount('invoice_total', m.cents(60, 2_000))}. Paid in full.`),
    ];
  },
  (m) => {
    const done = m.day();
    return [
      p('Delivery confirmation'),
      p(
        `${m.shop} confirms that order ${m.digits(6)} (total charged ${m.amount('invoice_total', m.cents(50, 1_500))}) was dispatched on ${m.date('shipped', done, 0)} by DHL, waybill ${m.digits(10)}.`,
      ),
      p(`Delivered: ${m.date('delivered', m.later(done, 6), 0)}. Received by ${m.user}.`),
    ];
  },
];
