import { addDays } from '../../domain/calendar/business-days.ts';
import {
  chargebackTools,
  certifications,
  entityTypes,
  fulfillmentModels,
  preferredResolutions,
  usStates,
} from '../../domain/case-options.ts';
import { documentKinds, type FileFields } from '../../domain/documents/document-kind.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { blankCase } from './sample-cases.ts';
import type { CaseFile } from '../../drafting/facts/case-file.ts';
import { drawFrom, seeded, type Draw } from './draw.ts';

const firstNames = ['Maya', 'Daniel', 'Priya', 'Thomas', 'Elena', 'Marcus', 'Hannah', 'Luis', 'Grace', 'Omar'];
const lastNames = [
  'Okafor',
  'Reyes',
  'Lindqvist',
  'Patel',
  'Moreau',
  "O'Connor",
  'Nguyen',
  'Abrams',
  'Castellano',
  'Frost',
];
const trades = [
  'Juniper Outfitters',
  'Harbor Lane Goods',
  'Route 66 Parts',
  'Blue Heron Ceramics',
  'Kestrel Cycling',
  'Quill & Vellum',
  'Northfield Tea',
  'Sable Audio',
  'Tidewater Prints',
  'Emberline Candles',
];
const suffixes: Record<string, string> = {
  llc: ' LLC',
  c_corp: ', Inc.',
  s_corp: ' Corp.',
  partnership: ' Partners',
  sole_proprietor: '',
  other: ' Co.',
};
const streets = [
  '118 Mill Street',
  '2200 Juniper Avenue, Unit 4',
  '9 Harbor Way',
  '461 Prospect Road',
  '77 Canal Street',
];
const cities = ['Springfield', 'Riverton', 'Fairview', 'Greenville', 'Milford'];
const products = [
  'handmade candles and home fragrance',
  'refurbished bicycle parts',
  'loose-leaf tea in monthly boxes',
  'art prints made to order',
  'online courses in photography',
];
const reasons = [
  'Your account has been limited due to elevated risk',
  'Payouts are paused until you send invoices from your suppliers',
  'A rolling reserve of 25% has been placed on your account because of elevated chargebacks',
  'We are no longer able to support your business and have closed your account',
  'We could not verify the ownership of your business',
  'Sudden increase in sales volume',
  'Orders appear to be undelivered and tracking is missing',
  'Your website shows no prices and no refund policy',
  'Your products violate the Acceptable Use Policy',
  'Funds are held for 180 days from the date your account was limited',
  'The law does not allow us to discuss why your payouts are held',
  'Your account is linked to another account that we closed',
  'Account under review. We cannot share the reason',
  'This payment is on hold for up to 21 days because of your seller history',
  'A fixed reserve of $5,000 applies to your account because of longer lead times',
  'Payouts are disabled until you provide information about your beneficial owners',
  'Please confirm your identity. Your money is on hold until you upload a photo ID',
  'Your account was terminated and added to the MATCH list for excessive chargebacks',
  'Your balance was seized as liquidated damages',
  'Your account has been inactive for a year and the balance is held',
  'Our banking partner has asked us to stop processing for you',
  'Transfers are suspended until we have your W-9',
  'Funds are held under a court order that names your business',
  `Your account is under review. ${'We look at sales, refunds and disputes before we decide. '.repeat(9)}`,
  'Write to risk@example.com about this hold',
];
/** Prefixes of the account numbers of some processors; the others use none. */
const accountIds: Partial<Record<Processor, string>> = {
  paypal: 'PP-',
  stripe: 'acct_1Q',
  square: 'L',
  shopify: 'shop-',
  worldpay: '4445',
  authorize_net: 'AN',
  other: 'MID',
};

function moneyFields({
  chance,
  int,
}: Draw): Pick<
  CaseFields,
  | 'held_amount_cents'
  | 'rolling_reserves_held_cents'
  | 'monthly_processing_volume_avg'
  | 'monthly_processing_volume_peak'
  | 'average_ticket_size_cents'
> {
  const held = int(1_500, 240_000) * 100 + (chance(0.3) ? int(1, 99) : 0);
  const volume = chance(0.85) ? int(4_000, 400_000) : null;
  const reserve = chance(0.25)
    ? null
    : chance(0.3)
      ? 0
      : chance(0.1)
        ? held
        : chance(0.06)
          ? held + int(1, 9_000) * 100
          : Math.floor((held * int(5, 60)) / 100);
  return {
    held_amount_cents: chance(0.97) ? held : null,
    rolling_reserves_held_cents: reserve,
    monthly_processing_volume_avg: volume,
    monthly_processing_volume_peak: volume && chance(0.8) ? volume + int(0, volume) : null,
    average_ticket_size_cents: chance(0.8) ? int(900, 90_000) : null,
  };
}

function businessFields({
  chance,
  int,
  pick,
}: Draw): Partial<CaseFields> & Pick<CaseFields, 'legal_business_name' | 'business_address'> {
  const trade = pick(trades);
  const type = chance(0.9) ? pick(entityTypes) : null;
  const legal = `${trade}${suffixes[type ?? 'other'] ?? ''}`;
  const address = {
    street: pick(streets),
    city: pick(cities),
    state: chance(0.95) ? pick(usStates) : '',
    zip: String(int(10_000, 99_999)),
  };
  return {
    legal_business_name: legal,
    legal_business_name_full: chance(0.4) ? legal : null,
    dba_name: chance(0.4) ? trade : null,
    ein: chance(0.7) ? `00-${int(1_000_000, 9_999_999)}` : null,
    business_address: address,
    fulfillment_address: chance(0.6) ? address : null,
    business_entity_type: type,
    state_incorporation: chance(0.7) ? pick(usStates) : null,
    year_established: chance(0.8) ? int(1998, 2025) : null,
    merchant_category_code: chance(0.5) ? String(int(5_000, 5_999)) : null,
  };
}

function generatedFields(draw: Draw, processor: Processor, today: string): CaseFields {
  const { chance, int, pick } = draw;
  const phone = `(212) 555-01${int(10, 99)}`;
  const business = businessFields(draw);
  return {
    ...blankCase,
    ...business,
    ...moneyFields(draw),
    processor,
    merchant_account_id: chance(0.85) ? `${accountIds[processor] ?? 'MID'}${int(100_000, 999_999)}` : null,
    hold_started_on: chance(0.92) ? addDays(today, -int(3, 400)) : null,
    reason_given: chance(0.88) ? pick(reasons) : null,
    preferred_resolution: chance(0.9) ? pick(preferredResolutions) : null,
    first_name: pick(firstNames),
    last_name: pick(lastNames),
    email: `owner${int(100, 999)}@example.com`,
    phone: chance(0.8) ? phone : null,
    website: chance(0.6) ? 'https://shop.example.com' : null,
    business_phone: chance(0.5) ? phone : null,
    card_present_percentage: chance(0.7) ? int(0, 100) : null,
    domestic_transaction_percentage: chance(0.7) ? int(40, 100) : null,
    fulfillment_model: chance(0.85) ? pick(fulfillmentModels) : null,
    avg_delivery_days: chance(0.8) ? int(0, 45) : null,
    product_description: chance(0.7) ? pick(products) : null,
    refund_policy: chance(0.5) ? 'Refunds within 30 days of delivery' : null,
    support_sla: chance(0.4) ? 'Answers within one business day' : null,
    chargeback_tools: chance(0.4) ? [pick(chargebackTools)] : [],
    prior_counsel_involved: chance(0.7) ? chance(0.15) : null,
    industry_certifications: chance(0.3) ? [pick(certifications)] : [],
    litigation_history: chance(0.1) ? 'None known' : null,
    communication_logs: chance(0.4) ? 'Three tickets, all answered with form replies' : null,
  };
}

function generatedFiles({ chance }: Draw, caseId: string, createdAt: Date): FileFields[] {
  return documentKinds
    .filter(() => chance(0.5))
    .map((kind) => ({
      id: `${caseId}-${kind}`,
      filename: `${kind}.pdf`,
      document_type: chance(0.9) ? kind : 'application_document',
      content_type: 'application/pdf',
      size_bytes: 48_000,
      created_at: createdAt,
    }));
}

/** A case with few answers: each of these may be missing, several at once. */
function thinned(fields: CaseFields, { chance }: Draw): CaseFields {
  const less = <T>(value: T): T | null => (chance(0.7) ? null : value);
  return {
    ...fields,
    merchant_account_id: less(fields.merchant_account_id),
    hold_started_on: less(fields.hold_started_on),
    held_amount_cents: less(fields.held_amount_cents),
    rolling_reserves_held_cents: less(fields.rolling_reserves_held_cents),
    reason_given: less(fields.reason_given),
    monthly_processing_volume_avg: less(fields.monthly_processing_volume_avg),
    avg_delivery_days: less(fields.avg_delivery_days),
    business_entity_type: less(fields.business_entity_type),
    preferred_resolution: less(fields.preferred_resolution),
  };
}

/**
 * A fictional case for tests, benchmarks and the demo, with a reserved email domain and phone numbers. `today` is
 * `YYYY-MM-DD`.
 */
export function generateCase(seed: number, today: string, processor?: Processor): CaseFile {
  const draw = drawFrom(seeded(seed));
  const chosen = processor ?? draw.pick(processors);
  const createdAt = new Date(`${today}T15:00:00Z`);
  const id = `case-${seed}`;
  const full = generatedFields(draw, chosen, today);
  const rest = drawFrom(seeded(seed ^ 0x7411));
  const fields = rest.chance(0.08) ? thinned(full, rest) : full;
  return {
    id,
    case_number: `UH-${today.slice(0, 4)}-${String(seed).padStart(5, '0')}`,
    created_at: createdAt,
    fields,
    owners: [
      {
        owner_name: `${fields.first_name} ${fields.last_name}`,
        ownership_percentage: draw.chance(0.7) ? 100 : null,
        role_title: 'Owner',
      },
    ],
    previous_processors: draw.chance(0.3)
      ? [
          {
            processor_name: 'Example Merchant Services',
            years_used: '2',
            termination_reason: draw.chance(0.5) ? 'Moved for lower fees' : null,
          },
        ]
      : [],
    files: generatedFiles(draw, id, createdAt),
  };
}
