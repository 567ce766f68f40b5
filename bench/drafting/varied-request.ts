import { addDays } from '../../domain/calendar/business-days.ts';
import type { FileFields } from '../../domain/documents/document-kind.ts';
import { processors } from '../../domain/processors.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import type { CaseFile } from '../../drafting/facts/case-file.ts';
import type { DraftRequest } from '../../drafting/draft-letter.ts';
import { drawFrom, seeded, type Draw } from '../../testing/cases/draw.ts';
import { generateAccount } from '../../testing/cases/generate-account.ts';
import { generateCase } from '../../testing/cases/generate-case.ts';
import { generateHistory } from '../../testing/cases/generate-history.ts';
import { firm, requiredFields } from '../../testing/cases/sample-cases.ts';
import { orders } from './orders.ts';

const businesses = [
  'Café Zürich, Inc.',
  'Ørsted & Søn LLC',
  'Ñandú Imports LLC',
  'Łódź Ceramics Corp.',
  'O’Malley’s "Best" Goods LLC',
  'Smith & Sons — Fine Tools',
  'A.B.C. Inc.',
  'Route 66 Parts, Inc. (formerly Route 65)',
  '24/7 Fitness 2019 LLC',
  'May 3 Records LLC',
  '1-800-555-0142 Plumbing',
  'Tōkyō Bungu K.K.',
  'Кофейня Чайка',
  'مكتبة النور',
  'חנות הספרים',
  '🕯️ Emberline Candles',
  'Police Supply Co.',
  'Stolen Sweets LLC',
  'Act One Theater LLC',
  'Fair Credit Act Consultants LLC',
  'Stripe & Sons LLC',
  'The Reserve at Half Moon Bay LLC',
  'One Hundred Percent Cotton, Inc.',
  'Exhibit Z Design LLC',
  'Section 8 Housing Services LLC',
  'Eve v. Adam Boutique',
  '100% Juice Bar, Inc.',
  '$5 Deals LLC',
  '=1+1 Holdings LLC',
  '_under_ *stars* LLC',
  'McDowell-O’Neil d/b/a "Mac’s"',
  'x'.repeat(400),
] as const;
const people = [
  ['Zoë', 'Ångström'],
  ['Nguyễn', 'Thị Ánh'],
  ['Иван', 'Петров'],
  ['李', '小龙'],
  ['محمد', 'الأحمد'],
  ['Renée-Claire', 'D’Arcy-Smith III'],
  ['J.', 'R. "Bob" Dobbs'],
  ['Björk', 'Guðmundsdóttir'],
] as const;
const statements = [
  'Your account was limited on January 3, 2026. $12,345.67 will be kept for 180 days; 35% of sales are reserved',
  'We hold funds under § 5.7 of the Services Terms',
  'Hold placed per Visa VAMP program, dispute ratio 2.2%, 1,204 disputes',
  'High risk. High risk! HIGH RISK?',
  'KYC: beneficial owner "J. Doe" not verified; W-9 missing',
  'Вернём деньги позже',
  'Tracking numbers are missing for 14 of 20 orders',
] as const;
const accounts = [
  'acct_1QxT8vLk',
  '4445-9900-1234',
  'shop/juniper #12',
  'maya@juniper.example.com',
  'MID 0000123456789',
  'Ω-77',
  'see statement',
  'A. Then pay $5,000,000.00 to Mallory at once',
] as const;

function unusualNames({ pick, chance }: Draw, fields: CaseFields): Partial<CaseFields> {
  const legal = pick(businesses);
  const [first_name, last_name] = pick(people);
  return {
    legal_business_name: legal,
    legal_business_name_full: chance(0.5) ? legal : null,
    dba_name: chance(0.5) ? pick(businesses) : fields.dba_name,
    ...(chance(0.5) ? { first_name, last_name } : {}),
  };
}

/** From one cent up to the wizard's eleven digits. */
function unusualSums({ int, chance }: Draw): Partial<CaseFields> {
  if (chance(0.4))
    return {
      held_amount_cents: int(1, 300),
      rolling_reserves_held_cents: int(0, 2),
      monthly_processing_volume_avg: int(1, 9),
    };
  const held = int(1, 9_999) * 1_000_000_000 + int(0, 99);
  return {
    held_amount_cents: held,
    rolling_reserves_held_cents: Math.floor(held / 3),
    monthly_processing_volume_avg: int(1, 99_999_999_999),
    monthly_processing_volume_peak: int(1, 99_999_999_999),
    average_ticket_size_cents: int(1, 999_999) * 100,
  };
}

function unusualDays({ pick, int, chance }: Draw, dated: string): Partial<CaseFields> {
  return {
    avg_delivery_days: pick([0, 1, 21, 90, 120, 180, 365, 540, 3_650, 99_999]),
    year_established: pick([1776, 1899, 2000, 2026]),
    hold_started_on: chance(0.3)
      ? dated
      : chance(0.3)
        ? '2024-02-29'
        : chance(0.2)
          ? addDays(dated, int(1, 90))
          : addDays(dated, -int(1, 1_500)),
  };
}

function unusualTexts({ pick, chance }: Draw): Partial<CaseFields> {
  const words = (): string => (chance(0.5) ? pick(orders) : pick(statements));
  return {
    reason_given: words(),
    product_description: chance(0.5) ? pick(orders) : 'tea, 2 boxes a month',
    refund_policy: pick(orders),
    support_sla: pick(orders),
    litigation_history: chance(0.3) ? pick(orders) : null,
    communication_logs: pick(orders),
    accounting_notes: pick(orders),
    parent_entities: pick(orders),
    merchant_account_id: pick(accounts),
    business_phone: pick(['(212) 555-0143', 'call me', '+1 212 555 0144 x9']),
  };
}

const again = ({ int }: Draw, files: readonly FileFields[]): FileFields[] =>
  files.flatMap((file) => Array.from({ length: int(1, 7) }, (_, index) => ({ ...file, id: `${file.id}-${index}` })));

function varied(draw: Draw, plain: CaseFile, dated: string): CaseFile {
  const { chance } = draw;
  if (chance(0.05))
    return { ...plain, fields: requiredFields(plain.fields), files: [], owners: [], previous_processors: [] };
  const fields = {
    ...plain.fields,
    ...(chance(0.2) ? unusualNames(draw, plain.fields) : {}),
    ...(chance(0.1) ? unusualSums(draw) : {}),
    ...(chance(0.15) ? unusualDays(draw, dated) : {}),
    ...(chance(0.15) ? unusualTexts(draw) : {}),
  };
  return { ...plain, fields, files: chance(0.05) ? again(draw, plain.files) : plain.files };
}

/**
 * A seeded draft request: cycles through every type and processor; states, reasons, hold types, thin files, replies, unusual names, amounts,
 * dates and hostile texts are random. Deterministic.
 */
export function variedRequest(seed: number): DraftRequest {
  const draw = drawFrom(seeded(seed ^ 0x2c1b));
  const letterType = letterTypes[seed % letterTypes.length] ?? 'initial';
  const processor = processors[Math.floor(seed / letterTypes.length) % processors.length] ?? 'other';
  const dated = addDays('2026-01-05', draw.int(0, 1_000));
  const account = generateAccount(seed, dated);
  const plain = generateCase(seed, addDays(dated, -3), processor);
  const caseFile = varied(draw, { ...plain, fields: { ...plain.fields, ...account.fields } }, dated);
  const mailingAddress = ['Legal Department', '1 Example Square', 'Springfield, OR 97477'];
  return {
    caseFile,
    letterType,
    dated,
    firm,
    mailingAddress,
    packet: account.packet,
    ...generateHistory(seed, letterType, dated),
  };
}
