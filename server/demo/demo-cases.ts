/** A dozen fictional merchants, each at a different stage, so that every screen has realistic content. */
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { DocumentKind } from '../../domain/documents/document-kind.ts';

const demoStages = ['drafted', 'approved', 'sent', 'delivered', 'offer', 'recovering', 'recovered', 'closed'] as const;
export type DemoStage = (typeof demoStages)[number];
export type DemoCase = {
  daysAgo: number;
  stage: DemoStage;
  status: CaseStatus;
  priority: CasePriority;
  fields: Record<string, string | string[] | boolean>;
  owners: Record<string, string>[];
  previousProcessors: Record<string, string>[];
  documents: DocumentKind[];
};

type Short = Omit<DemoCase, 'fields' | 'owners' | 'previousProcessors' | 'documents'> & {
  business: string;
  entity: string;
  state: string;
  city: string;
  zip: string;
  processor: string;
  held: string;
  reserve?: string;
  heldFor: number;
  reason: string;
  resolution: string;
  volume: [string, string];
  ticket: string;
  model: string;
  delivery: string;
  product: string;
  owner: [string, string];
  documents?: DocumentKind[];
  account: string;
};

const full: DocumentKind[] = [
  'hold_notice',
  'merchant_statements',
  'bank_statements',
  'chargeback_report',
  'refund_policy',
  'proof_of_fulfillment',
];

const list: Short[] = [
  {
    daysAgo: 0,
    stage: 'drafted',
    status: 'intake',
    priority: 'medium',
    business: 'Juniper & Rye Ceramics LLC',
    entity: 'llc',
    state: 'OR',
    city: 'Portland',
    zip: '97205',
    processor: 'paypal',
    held: '18,450',
    heldFor: 26,
    account: 'PP-7K2M9QX4',
    reason: 'Your account has been limited because of a sudden increase in sales volume.',
    resolution: 'full_release',
    volume: ['21000', '34000'],
    ticket: '86',
    model: 'physical',
    delivery: '6',
    product: 'Hand-thrown tableware sold from our own website.',
    owner: ['Mara Ellison', 'Member'],
    documents: full,
  },
  {
    daysAgo: 1,
    stage: 'drafted',
    status: 'intake',
    priority: 'high',
    business: 'Northline Cycle Works Inc',
    entity: 'c_corp',
    state: 'CO',
    city: 'Boulder',
    zip: '80302',
    processor: 'stripe',
    held: '64,200',
    reserve: '16,050',
    heldFor: 41,
    account: 'acct_1Q8demoNorthline',
    reason: 'We have placed a 25% rolling reserve on your account due to an elevated dispute rate.',
    resolution: 'partial_rolling',
    volume: ['82000', '120000'],
    ticket: '640',
    model: 'physical',
    delivery: '12',
    product: 'Refurbished racing bicycles and parts.',
    owner: ['Tomas Reyes', 'Chief Executive Officer'],
    documents: full,
  },
  {
    daysAgo: 2,
    stage: 'drafted',
    status: 'under_review',
    priority: 'low',
    business: 'Bluegate Tutoring LLC',
    entity: 'llc',
    state: 'TX',
    city: 'Austin',
    zip: '78701',
    processor: 'square',
    held: '7,980',
    heldFor: 19,
    account: 'L-DEMO-4471',
    reason: 'Your transfers are suspended while we review recent payments.',
    resolution: 'full_release',
    volume: ['14000', '19000'],
    ticket: '120',
    model: 'service',
    delivery: '0',
    product: 'One-to-one tutoring for high-school students.',
    owner: ['Priya Nair', 'Owner'],
  },
  {
    daysAgo: 1,
    stage: 'approved',
    status: 'under_review',
    priority: 'high',
    business: 'Saltmarsh Outfitters LLC',
    entity: 'llc',
    state: 'ME',
    city: 'Portland',
    zip: '04101',
    processor: 'shopify',
    held: '29,310',
    heldFor: 33,
    account: 'saltmarsh-demo',
    reason: 'Payouts are paused because your chargeback rate is above 1%.',
    resolution: 'negotiated',
    volume: ['46000', '71000'],
    ticket: '145',
    model: 'physical',
    delivery: '5',
    product: 'Waterproof outdoor clothing.',
    owner: ['Hannah Boyd', 'Managing Member'],
    documents: full,
  },
  {
    daysAgo: 12,
    stage: 'sent',
    status: 'in_progress',
    priority: 'medium',
    business: 'Copperfield Coffee Roasters LLC',
    entity: 'llc',
    state: 'WA',
    city: 'Seattle',
    zip: '98104',
    processor: 'stripe',
    held: '22,640',
    heldFor: 48,
    account: 'acct_1P3demoCopper',
    reason: 'Payouts are paused because your business may be in a restricted category.',
    resolution: 'full_release',
    volume: ['38000', '52000'],
    ticket: '42',
    model: 'subscription',
    delivery: '3',
    product: 'Coffee subscriptions, roasted weekly.',
    owner: ['Daniel Okafor', 'Member'],
    documents: full,
  },
  {
    daysAgo: 19,
    stage: 'delivered',
    status: 'under_review',
    priority: 'medium',
    business: 'Larkspur Digital Studio LLC',
    entity: 'llc',
    state: 'CA',
    city: 'Oakland',
    zip: '94607',
    processor: 'paypal',
    held: '41,900',
    heldFor: 73,
    account: 'PP-DEMO-88124',
    reason: 'Your funds are held for up to 180 days because your account was permanently limited.',
    resolution: 'full_release',
    volume: ['36000', '58000'],
    ticket: '390',
    model: 'digital',
    delivery: '0',
    product: 'Design templates and fonts for small publishers.',
    owner: ['Iris Kwon', 'Member'],
    documents: full,
  },
  {
    daysAgo: 27,
    stage: 'delivered',
    status: 'in_progress',
    priority: 'high',
    business: 'Old Harbor Watch Company Inc',
    entity: 's_corp',
    state: 'MA',
    city: 'Boston',
    zip: '02110',
    processor: 'worldpay',
    held: '118,750',
    reserve: '60,000',
    heldFor: 95,
    account: 'MID 4445 0092 DEMO',
    reason: 'Account terminated; reserve retained for chargeback exposure.',
    resolution: 'negotiated',
    volume: ['210000', '340000'],
    ticket: '2150',
    model: 'physical',
    delivery: '9',
    product: 'Restored mechanical wristwatches.',
    owner: ['Greta Lindqvist', 'President'],
    documents: full,
  },
  {
    daysAgo: 38,
    stage: 'offer',
    status: 'in_progress',
    priority: 'high',
    business: 'Finch & Field Garden Supply LLC',
    entity: 'llc',
    state: 'OH',
    city: 'Columbus',
    zip: '43215',
    processor: 'paypal',
    held: '33,275',
    heldFor: 88,
    account: 'PP-DEMO-55310',
    reason: 'Limitation following buyer complaints about late delivery.',
    resolution: 'partial_rolling',
    volume: ['31000', '64000'],
    ticket: '74',
    model: 'physical',
    delivery: '11',
    product: 'Seeds, tools and raised-bed kits.',
    owner: ['Walter Finch', 'Member'],
    documents: full,
  },
  {
    daysAgo: 47,
    stage: 'recovering',
    status: 'in_progress',
    priority: 'medium',
    business: 'Meridian Fitness Online LLC',
    entity: 'llc',
    state: 'FL',
    city: 'Tampa',
    zip: '33602',
    processor: 'stripe',
    held: '56,020',
    reserve: '11,200',
    heldFor: 110,
    account: 'acct_1N9demoMeridian',
    reason: 'High refund rate in the last 30 days.',
    resolution: 'full_release',
    volume: ['69000', '98000'],
    ticket: '99',
    model: 'subscription',
    delivery: '0',
    product: 'Training plans with weekly live classes.',
    owner: ['Sofia Marin', 'Member'],
  },
  {
    daysAgo: 61,
    stage: 'recovered',
    status: 'resolved',
    priority: 'low',
    business: 'Thistle Books Inc',
    entity: 'c_corp',
    state: 'NY',
    city: 'Rochester',
    zip: '14604',
    processor: 'square',
    held: '12,480',
    heldFor: 120,
    account: 'L-DEMO-2093',
    reason: 'We need to verify your identity.',
    resolution: 'full_release',
    volume: ['17000', '22000'],
    ticket: '31',
    model: 'physical',
    delivery: '4',
    product: 'Used and rare books.',
    owner: ['Edward Pell', 'President'],
  },
  {
    daysAgo: 75,
    stage: 'closed',
    status: 'closed',
    priority: 'low',
    business: 'Quillstone Events LLC',
    entity: 'llc',
    state: 'NV',
    city: 'Reno',
    zip: '89501',
    processor: 'worldpay',
    held: '87,400',
    reserve: '87,400',
    heldFor: 150,
    account: 'MID DEMO 7781',
    reason: 'Prohibited business type.',
    resolution: 'negotiated',
    volume: ['95000', '180000'],
    ticket: '310',
    model: 'service',
    delivery: '45',
    product: 'Ticketing for trade fairs.',
    owner: ['Nora Quill', 'Managing Member'],
  },
  {
    daysAgo: 1,
    stage: 'drafted',
    status: 'intake',
    priority: 'medium',
    business: 'Paperlantern Prints LLC',
    entity: 'sole_proprietor',
    state: 'GA',
    city: 'Atlanta',
    zip: '30303',
    processor: 'authorize_net',
    held: '9,150',
    heldFor: 15,
    account: 'GW-DEMO-119',
    reason: '',
    resolution: 'full_release',
    volume: ['12000', '15000'],
    ticket: '38',
    model: 'physical',
    delivery: '7',
    product: 'Letterpress cards and wedding invitations.',
    owner: ['Amara Diallo', 'Proprietor'],
  },
];

export const reaches = (demoCase: DemoCase, stage: DemoStage): boolean =>
  demoStages.indexOf(demoCase.stage) >= demoStages.indexOf(stage);

/** The cases, with hold dates counted back from `today`. */
export function demoCases(today: Date): DemoCase[] {
  return list.map((each, index) => ({
    daysAgo: each.daysAgo,
    stage: each.stage,
    status: each.status,
    priority: each.priority,
    documents: each.documents ?? ['hold_notice', 'merchant_statements'],
    fields: fieldsOf(each, index, new Date(today.getTime() - each.heldFor * 86_400_000).toISOString().slice(0, 10)),
    owners: [{ ownerName: each.owner[0], ownershipPercentage: '100', roleTitle: each.owner[1] }],
    previousProcessors:
      index % 3 === 0
        ? [
            {
              processorName: 'First Regional Merchant Services',
              yearsUsed: '2019 to 2023',
              terminationReason: 'Moved for lower rates',
            },
          ]
        : [{}],
  }));
}

function fieldsOf(each: Short, index: number, heldSince: string): DemoCase['fields'] {
  const [first = '', ...rest] = each.owner[0].split(' ');
  return {
    firstName: first,
    lastName: rest.join(' '),
    email: `${first.toLowerCase()}@${slug(each.business)}.example`,
    phone: `(555) 555-01${String(index + 10).padStart(2, '0')}`,
    processor: each.processor,
    amountHeld: each.held,
    holdStartDate: heldSince,
    merchantAccount: each.account,
    reasonGiven: each.reason,
    rollingReservesHeld: each.reserve ?? '',
    preferredResolution: each.resolution,
    legalBusinessName: each.business,
    ein: `98-76543${String(index + 10)}`,
    businessStreet: `${100 + index * 7} Main Street`,
    businessCity: each.city,
    businessState: each.state,
    businessZip: each.zip,
    website: `www.${slug(each.business)}.example`,
    entityType: each.entity,
    stateOfIncorporation: each.state,
    yearEstablished: String(2012 + index),
    monthlyVolumeAverage: each.volume[0],
    monthlyVolumePeak: each.volume[1],
    averageTicketSize: each.ticket,
    cardPresentPercentage: '0',
    domesticTransactionPercentage: '96',
    merchantCategoryCode: '5999',
    fulfillmentModel: each.model,
    averageDeliveryDays: each.delivery,
    productDescription: each.product,
    refundPolicy: 'Returns within 30 days for a full refund.',
    supportSla: 'Replies within one business day',
    chargebackTools: index % 2 === 0 ? ['Ethoca'] : [],
    sameAsBusinessAddress: true,
    priorCounselInvolved: 'no',
    industryCertifications: index % 2 === 0 ? ['PCI DSS'] : [],
  };
}

function slug(business: string): string {
  return business
    .toLowerCase()
    .replace(/\b(llc|inc)\b/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
