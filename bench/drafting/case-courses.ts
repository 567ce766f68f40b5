/* oxlint-disable max-lines -- one generator, to be read as one */
import { addDays } from '../../domain/calendar/business-days.ts';
import type { Address, CaseFields } from '../../domain/case-fields.ts';
import {
  chargebackTools,
  entityTypes,
  fulfillmentModels,
  preferredResolutions,
  usStates,
  type EntityType,
} from '../../domain/case-options.ts';
import { fileKinds, type FileFields } from '../../domain/documents/document-kind.ts';
import type { Extraction, Finding } from '../../domain/documents/extraction.ts';
import { replyKinds, amountOf, type SaidKind } from '../../domain/letters/processor-reply.ts';
import type { Processor } from '../../domain/processors.ts';
import type { CaseFile, Firm, Reply } from '../../drafting/facts/case-file.ts';
import { nothingGiven, type PacketGiven } from '../../drafting/packet/given.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { drawFrom, seeded, type Draw } from '../../testing/cases/draw.ts';
import { blankCase } from '../../testing/cases/sample-cases.ts';
import { lettersOfCase, type LetterOfCase } from '../../testing/letters/letters-of-case.ts';

/** A small grammar: each symbol becomes one of its lines, and symbols in braces in it are replaced in turn. */
type Grammar = Readonly<Record<string, readonly string[]>>;
const grammar: Grammar = {
  proper: [
    'Aurora',
    'Bluff',
    'Çelik',
    'Dvořák',
    'Eilís',
    'Fjord',
    'Größe',
    'Hà Nội',
    'Île',
    'O’Dea',
    'Ша́хта',
    '一番',
    'a',
    'I',
  ],
  trade: ['Bakery', 'Dental', 'E-Bikes', 'Farm & Feed', 'Games', 'Hosting', 'Notary', 'Optics', 'Salvage', 'Tickets'],
  number: ['1', '2', '3', '5', '7', '11', '12', '19', '36', '61', '88', '114', '250', '999'],
  name: [
    '{proper} {trade}',
    '{trade} by {proper}',
    '{proper}-{proper} {trade}',
    'The {proper}',
    '{trade} No. {number}',
    '{number} {trade}',
    '{proper} and {proper}',
    '{proper}’s',
    '{PROPER}',
  ],
  PROPER: ['MEGA MART', 'USA TOYS', 'lower case shop', 'iRepair', 'Ltd. Edition Prints', 'Yahoo!Fan', 'S.A.F.E. Locks'],
  llc: [' LLC', ', LLC', ' L.L.C.', ' PLLC', ' Limited Liability Company'],
  c_corp: [', Inc.', ' Incorporated', ' Corporation', ' PBC', ' Ltd.', ' GmbH'],
  s_corp: [', Inc.', ' Corp', ' Company', ', P.C.', ' S Corp'],
  partnership: [' LLP', ' LP', ' & Partners', ' General Partnership', ''],
  sole_proprietor: ['', '', ' Enterprises', ' (sole prop.)'],
  other: [' Foundation', ' Cooperative', ' Trust', ', a Series', ' e.V.', ''],
  first: ['Ada', 'Bo', 'Chidi', 'Dáithí', 'Émile', 'Фёдор', 'Gwen', 'Haruka', 'İpek', 'María José', 'mr', 'X Æ'],
  last: [
    'Abreu',
    'Bell',
    'de la Cruz',
    'Eze',
    'Fu',
    'Gómez-Ruiz',
    'Hall Jr.',
    'Ibn Saud',
    'Jó',
    'van den Berg',
    'Ωμέγα',
    "d'Arc",
  ],
  street: [
    '{number} Elm St',
    'PO Box {number}',
    '{number} W {number}th Ave #{number}',
    'Straße des 17. Juni {number}',
    'Suite {number}, One Plaza',
  ],
  city: ['Butte', 'Coeur d’Alene', 'Doral', 'Española', 'Fargo', 'Mayagüez', 'St. Louis', 'Truth or Consequences'],
  account: [
    '{number}{number}{number}-{number}',
    'acct_{number}Zq{number}',
    'M{number}/{number}',
    '#{number}',
    'ID: {number}{number}',
    'unknown',
    'the one ending in {number}',
    'Shop№{number}',
  ],
  // What a processor gives as its reason: one, two or three clauses.
  reason: [
    '{cause}',
    '{cause}.',
    '{cause}. {what}.',
    '{what}: {cause}',
    'Hello, {what} because {cause}. {end}',
    '{cause}; {cause}. {what}',
    '{PROPER}',
    '“{cause}”',
    '{cause}!!! {end}',
  ],
  cause: [
    '{number} chargebacks in {number} days',
    'a single chargeback of ${number}',
    'your dispute rate rose above {number}%',
    'delivery takes longer than {number} days',
    'volume tripled within a week',
    'the card networks listed you on MATCH',
    'the beneficial owner could not be confirmed',
    'the name on the account and the tax form differ',
    'the goods are on the list of restricted products',
    'our acquiring bank ended the relationship',
    'money laundering controls',
    'a levy was served on us',
    'several buyers reported items not received',
    'the account has been dormant',
    'your bank returned a payout',
    'por motivos de seguridad',
    'риск',
    'we may keep the balance as liquidated damages',
    'an unusual pattern was found',
    'no reason can be given',
    'suspected account takeover',
    'a seller we believe related to you was suspended',
  ],
  what: [
    'we placed a reserve of {number}%',
    'we placed a fixed reserve of ${number},000',
    'payouts are off until further notice',
    'the account is closed and funds stay for {number} days',
    'your account was deactivated',
    'each payment is held for {number} days',
    'the balance will be retained',
    'a minimum reserve applies',
    'transfers are paused',
  ],
  end: [
    'Nothing more will be said.',
    'See https://help.example.com/{number}.',
    'Ref. {number}-{number}',
    'This decision cannot be appealed.',
    'Thank you for your patience!',
  ],
  reply: [
    '{end}',
    'We looked again. {cause}.',
    'After review, {what}',
    'Case closed.',
    '{what}. {end}',
    'We can send you a part; the rest stays because {cause}.',
    'Please upload {paper} and {paper}.',
    'Please provide 1 {paper}',
    'Our records show no letter from you.',
    'Dear {first}, {cause}. Regards, Team {number}',
    '“{what}”',
    'ok',
    '…',
    'Release approved. {end}',
    'Without prejudice, we offer ${number},000 in full settlement',
    'A. B. C. v. D.: {cause}',
    'Your reserve is {number}% of {number} days of sales',
  ],
  paper: ['invoices', 'tracking numbers', 'your ID', 'bank statements', 'a utility bill', 'supplier contracts'],
  goods: [
    'e-bikes',
    'gift cards',
    'hand-dyed yarn',
    'a weekly newsletter',
    'CBD balm',
    'used phones',
    'concert tickets',
    '1 product',
    'coaching (12 weeks)',
    'ünïcödé',
  ],
  filename: [
    'scan{number}.jpg',
    'Notice (final) v{number}.PDF',
    'résumé des ventes.pdf',
    'IMG_{number}.HEIC',
    '.pdf',
    '図{number}.pdf',
    'a b c',
  ],
};

function say({ pick }: Draw, symbol: string): string {
  const words = pick(grammar[symbol] ?? [symbol]);
  return words;
}
/** A text of the grammar. */
const spell = (draw: Draw, symbol: string): string =>
  say(draw, symbol).replace(/\{(\w+)\}/g, (_, inner: string) => spell(draw, inner));

const some = <T>({ chance }: Draw, share: number, make: () => T): T | null => (chance(share) ? make() : null);

/** Marketplaces and acquirers as often as the three largest processors. */
const mix: readonly Processor[] = [
  'amazon',
  'ebay',
  'shopify',
  'venmo',
  'worldpay',
  'authorize_net',
  'other',
  'paypal',
  'paypal',
  'stripe',
  'stripe',
  'square',
];

/** Sums at the edges of what counts, is printed or fits, in cents. */
const edges = [
  1, 2, 99, 100, 101, 999, 1_000, 99_999, 100_000, 249_999, 250_000, 999_999, 1_000_000, 1_000_001, 2_500_000,
  2_500_001, 7_500_000, 123_456_789, 99_999_999_999,
] as const;
const sum = ({ chance, pick, int }: Draw): number =>
  chance(0.35) ? pick(edges) : int(10, 90_000) * pick([1, 25, 100, 1_000]);
/** Days around one that counts: that of a hold, a window or a version. */
const daysAgo = [
  0, 1, 2, 20, 21, 22, 29, 30, 31, 44, 45, 46, 59, 60, 61, 89, 90, 91, 119, 120, 121, 179, 180, 181, 364, 365, 366, 539,
  540, 541, 1_094, 1_095, 1_096, 2_000,
] as const;

function moneyOf(draw: Draw): Partial<CaseFields> {
  const { pick, int } = draw;
  const held = some(draw, 0.95, () => sum(draw));
  const whole = held ?? 0;
  const average = some(draw, 0.8, () => Math.max(1, Math.round(sum(draw) / 100)));
  return {
    held_amount_cents: held,
    rolling_reserves_held_cents: some(draw, 0.75, () =>
      pick([0, 0, whole, Math.floor(whole / 2), Math.max(0, whole - 1), 1, whole + 1, int(0, whole)]),
    ),
    monthly_processing_volume_avg: average,
    monthly_processing_volume_peak: some(draw, 0.7, () =>
      pick([average ?? 1, (average ?? 1) * 2, (average ?? 1) + 1, 1]),
    ),
    average_ticket_size_cents: some(draw, 0.7, () => sum(draw)),
  };
}

function placeOf(draw: Draw): Address {
  const { pick, chance } = draw;
  const state = chance(0.8)
    ? pick(usStates)
    : pick(['PR', 'VI', 'GU', '', 'California', 'new york', 'D.C.', 'Ontario']);
  return {
    street: spell(draw, 'street'),
    city: spell(draw, 'city'),
    state,
    zip: pick(['00601', '59701', '10001-1234', '']),
  };
}

function partyOf(draw: Draw): Partial<CaseFields> {
  const { pick, chance } = draw;
  const type: EntityType | null = some(draw, 0.9, () => pick(entityTypes));
  const [first_name, last_name] = [spell(draw, 'first'), spell(draw, 'last')];
  // Sometimes the legal form in the name differs from the one chosen.
  const form = chance(0.9) ? (type ?? 'other') : pick(entityTypes);
  const trade = spell(draw, 'name');
  const legal =
    type === 'sole_proprietor' && chance(0.5) ? `${first_name} ${last_name}` : `${trade}${spell(draw, form)}`;
  return {
    first_name,
    last_name,
    email: pick(['a@example.com', 'verkauf+1@shop.example.org', 'x.y_z@sub.example.net']),
    phone: some(draw, 0.6, () => pick(['(307) 555-0100', '307.555.0101', '+49 30 5550102'])),
    legal_business_name: legal,
    legal_business_name_full: some(draw, 0.6, () => pick([legal, `${legal} (registered)`, spell(draw, 'name')])),
    dba_name: some(draw, 0.5, () => pick([trade, spell(draw, 'name'), legal])),
    ein: some(draw, 0.5, () => '00-0000000'),
    business_address: placeOf(draw),
    fulfillment_address: some(draw, 0.3, () => placeOf(draw)),
    business_entity_type: type,
    state_incorporation: some(draw, 0.6, () => pick(usStates)),
    year_established: some(draw, 0.6, () => pick([1901, 1999, 2020, 2025, 2026])),
    account_name: some(draw, 0.6, () => pick([trade, legal, spell(draw, 'name')])),
    account_email: some(draw, 0.6, () => 'kasse@example.com'),
    account_phone: some(draw, 0.5, () => '(307) 555-0104'),
  };
}

function fieldsOf(draw: Draw, dated: string): CaseFields {
  const { pick, int } = draw;
  const started = some(draw, 0.92, () => addDays(dated, -pick(daysAgo)));
  const before = (day: string | null): string => addDays(day ?? dated, -pick([0, 1, 30, 366, 1_500, 4_000]));
  return {
    ...blankCase,
    ...partyOf(draw),
    ...moneyOf(draw),
    business_address: placeOf(draw),
    processor: pick(mix),
    merchant_account_id: some(draw, 0.85, () => spell(draw, 'account')),
    hold_started_on: started,
    account_opened_on: some(draw, 0.7, () => before(started)),
    account_last_used_on: some(draw, 0.7, () => addDays(dated, -pick(daysAgo))),
    reason_given: some(draw, 0.9, () => spell(draw, 'reason')),
    preferred_resolution: some(draw, 0.85, () => pick(preferredResolutions)),
    fulfillment_model: some(draw, 0.8, () => pick(fulfillmentModels)),
    avg_delivery_days: some(draw, 0.8, () => pick([0, 1, 2, 7, 45, 119, 120, 121, 400])),
    product_description: some(draw, 0.7, () => spell(draw, 'goods')),
    refund_policy: some(draw, 0.4, () =>
      pick(['No refunds', '1 day', 'Refunds within 14 days, less 10%', '§ 312g BGB']),
    ),
    support_sla: some(draw, 0.3, () => pick(['24/7', '1 hour', 'none'])),
    chargeback_tools: draw.chance(0.3) ? chargebackTools.filter(() => draw.chance(0.4)) : [],
    prior_counsel_involved: some(draw, 0.5, () => draw.chance(0.3)),
    card_present_percentage: some(draw, 0.5, () => pick([0, 1, 50, 100])),
    domestic_transaction_percentage: some(draw, 0.5, () => int(0, 100)),
    litigation_history: some(draw, 0.2, () => pick(['1 claim in 2024', 'None', 'A v. B, settled for $5,000'])),
    communication_logs: some(draw, 0.4, () => spell(draw, 'reply')),
    accounting_notes: some(draw, 0.2, () => spell(draw, 'reason')),
  };
}

/** None, one, two or many of each kind. */
function filesOf(draw: Draw, id: string, created_at: Date): FileFields[] {
  return fileKinds.flatMap((document_type) =>
    Array.from({ length: draw.pick([0, 0, 0, 1, 1, 2, 9]) }, (_, at): FileFields => ({
      id: `${id}-${document_type}-${at}`,
      filename: spell(draw, 'filename'),
      document_type,
      content_type: draw.pick(['application/pdf', 'image/jpeg', 'text/plain']),
      size_bytes: draw.int(1, 20_000_000),
      pages: draw.pick([null, 1, 1, 2, 47]),
      created_at,
    })),
  );
}

/** Extractions that agree with the entries, contradict them, or state several chargebacks. */
function extractionsOf(
  draw: Draw,
  { held_amount_cents: held, hold_started_on: started }: CaseFields,
  files: readonly FileFields[],
): Extraction[] {
  const place = { page: 1, snippet: '', confidence: 0.9 };
  const amount = (role: Extract<Finding, { what: 'amount' }>['role'], value: number): Finding => ({
    what: 'amount',
    role,
    value,
    ...place,
  });
  return files
    .filter(() => draw.chance(0.5))
    .map(({ id: file_id, filename, document_type }): Extraction => {
      const counted = Array.from({ length: draw.pick([0, 1, 2, 5]) }, () => amount('chargebacks', sum(draw)));
      const findings: Partial<Record<typeof document_type, Finding[]>> = {
        hold_notice: [
          ...(held === null ? [] : [amount('held', draw.chance(0.7) ? held : held + 1)]),
          ...(started === null
            ? []
            : [{ what: 'date' as const, role: 'hold_started' as const, value: started, ...place }]),
        ],
        chargeback_report: counted,
        merchant_statements: [amount('gross_volume', sum(draw)), ...counted],
      };
      const kind =
        document_type === 'hold_notice' ||
        document_type === 'chargeback_report' ||
        document_type === 'merchant_statements'
          ? document_type
          : null;
      return {
        file_id,
        filename,
        kind,
        kind_confidence: kind === null ? 0.2 : 0.95,
        findings: findings[document_type] ?? [],
      };
    });
}

function caseOf(draw: Draw, seed: number, dated: string): CaseFile {
  const { pick } = draw;
  const id = `course-${seed}`;
  const created_at = new Date(`${dated}T09:30:00Z`);
  const fields = fieldsOf(draw, dated);
  const files = filesOf(draw, id, created_at);
  return {
    id,
    case_number: `UH-${dated.slice(0, 4)}-${String(seed).padStart(5, '0')}`,
    created_at,
    fields,
    files,
    owners: Array.from({ length: pick([0, 1, 1, 2, 5]) }, () => ({
      owner_name: `${spell(draw, 'first')} ${spell(draw, 'last')}`,
      ownership_percentage: pick([null, 0.5, 25, 50, 99.99, 100]),
      role_title: pick([null, 'Owner', 'General Partner', 'Geschäftsführerin']),
    })),
    previous_processors: Array.from({ length: pick([0, 0, 1, 2]) }, () => ({
      processor_name: spell(draw, 'name'),
      years_used: pick([null, '1', '2019 to 2023']),
      termination_reason: pick([null, 'Rates', spell(draw, 'cause')]),
    })),
    ...(draw.chance(0.4) ? { extractions: extractionsOf(draw, fields, files) } : {}),
  };
}

const firms: readonly (Firm | null)[] = [
  null,
  {
    letterhead: {
      firm_name: 'Núñez Law, P.C.',
      firm_lines: ['7 Calle Sol, Suite 2, San Juan, PR 00901'],
      disclaimer: 'Attorney work.',
    },
    signature: {
      name: 'Inés Núñez',
      title: 'Attorney',
      bar_number: '12 345',
      bar_state: 'Puerto Rico',
      firm: 'Núñez Law, P.C.',
      lines: [],
    },
  },
  {
    letterhead: { firm_name: 'Bell', firm_lines: [] },
    signature: {
      name: 'T. Bell',
      title: 'Counsel for the Merchant',
      bar_number: 'WY-6',
      bar_state: 'Wyoming',
      firm: 'Bell',
      lines: ['tb@bell.example.com', '(307) 555-0199'],
    },
  },
];

function formIn(files: readonly FileFields[]): PacketGiven['form_file'] {
  const file = files.find(({ document_type }) => document_type === 'notice_form');
  return file ? { id: file.id, name: 'Notice of Dispute', sha256: 'ab12'.repeat(16) } : null;
}

function packetOf(
  draw: Draw,
  { first_name, last_name }: CaseFields,
  files: readonly FileFields[],
  dated: string,
): PacketGiven {
  const on = (): string => addDays(dated, -draw.pick([0, 1, 9]));
  const signer = { name: `${first_name} ${last_name}`, on: on() };
  return {
    ...nothingGiven,
    form_completed_on: some(draw, 0.6, on),
    form_file: formIn(files),
    signature: some(draw, 0.7, () => ({
      ...signer,
      by: draw.chance(0.8) ? ('merchant' as const) : ('counsel' as const),
    })),
    authorization: some(draw, 0.7, () => signer),
    filing_on: some(draw, 0.6, () => addDays(dated, draw.pick([1, 29, 30, 31, 45, 60, 90]))),
  };
}

const saidKinds = replyKinds.filter((kind): kind is SaidKind => kind !== 'silence');

/**
 * What the processor says between two letters: nothing, one thing or two; partial releases until nothing is left, or
 * more than everything.
 */
function repliesOf(draw: Draw, held: number | null) {
  const { pick, int, chance } = draw;
  let left = held ?? 0;
  return (_type: unknown, sent: string, next: string): Reply[] =>
    Array.from({ length: pick([0, 0, 1, 1, 2]) }, (): Reply => {
      const kind = pick(saidKinds);
      const received_on = addDays(sent, pick([0, 1, 3, 9]));
      const part = pick([1, Math.max(1, Math.floor(left / 3)), Math.max(1, left - 1), Math.max(1, left), left + 1]);
      const amount_cents =
        amountOf[kind] === 'none' ? null : chance(0.9) ? (kind === 'release' ? Math.max(1, left) : part) : null;
      if (kind === 'release' || kind === 'partial_release') left = Math.max(0, left - (amount_cents ?? 0));
      return {
        received_on,
        kind,
        words: some(draw, 0.8, () => spell(draw, 'reply').repeat(chance(0.05) ? 30 : 1)),
        amount_cents,
        ...(kind === 'offer'
          ? {
              offer: pick(['open', 'accepted', 'declined', 'closed'] as const),
              expires_on: some(draw, 0.5, () => addDays(next, int(-5, 20))),
            }
          : {}),
      };
    });
}

/**
 * One case from its first letter to its last, each really drafted, with the replies in between: a second generator,
 * with another grammar than `varied-request.ts`, whose days and sums lie at the edges of what counts. Deterministic.
 */
export function caseCourse(seed: number): LetterOfCase[] {
  const draw = drawFrom(seeded((seed + 1) * 0x9e37_79b1));
  const dated = addDays('2025-06-02', draw.int(0, 900));
  const caseFile = caseOf(draw, seed, dated);
  const { agreements } = profiles[caseFile.fields.processor];
  const chosen = draw.chance(0.2) ? agreements[0] : undefined;
  return lettersOfCase(
    {
      caseFile,
      dated,
      firm: draw.pick(firms),
      mailingAddress: some(draw, 0.8, () => ['Attn: Legal', `${spell(draw, 'street')}`, 'Butte, MT 59701']),
      packet: packetOf(draw, caseFile.fields, caseFile.files, dated),
      versionChosen: chosen ? { agreement: chosen.id, why: 'The merchant remembers it.' } : null,
    },
    draw,
    repliesOf(draw, caseFile.fields.held_amount_cents),
  );
}
