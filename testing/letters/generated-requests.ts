import { documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import { processors } from '../../domain/processors.ts';
import type { DraftRequest } from '../../drafting/draft-letter.ts';
import { drawFrom, seeded } from '../cases/draw.ts';
import { fullCase, firm } from '../cases/sample-cases.ts';
import { before, dates } from '../goldens/history.ts';

/** Ways to name each thing, as processors write them. */
export const wordings: Readonly<Record<string, readonly string[]>> = {
  bank_statements: ['three months of bank statements', 'your most recent bank statements', 'statements from your bank'],
  merchant_statements: [
    'processing statements from your previous processor',
    'your last six merchant statements',
    'your account statements',
  ],
  chargeback_report: ['a chargeback report', 'your dispute history for this year', 'a summary of your chargebacks'],
  proof_of_fulfillment: ['tracking numbers for recent orders', 'proof of delivery', 'shipping confirmations'],
  refund_policy: ['your refund policy', 'a copy of your return and refund policy'],
  ein_letter: ['your EIN letter', 'Form W-9', 'the IRS letter with your tax ID'],
  formation_document: ['your articles of incorporation', 'the operating agreement', 'proof of ownership'],
  photo_id: ['a government-issued photo ID', 'a copy of your passport', 'your driver’s license'],
  selfie: ['a selfie', 'a selfie of the owner'],
  proof_of_address: ['a utility bill', 'proof of address', 'a document showing your business address'],
  supplier_invoices: ['supplier invoices', 'invoices from your suppliers', 'purchase invoices'],
  customer_invoices: ['invoices to your customers', 'customer receipts'],
  website_access: ['access to your website', 'login credentials for your store'],
  license: ['your business license', 'a seller’s permit'],
};
const asks: readonly ((list: string) => string)[] = [
  (list) => `Please provide ${list}.`,
  (list) => `To continue our review, please send us ${list} within 10 days.`,
  (list) => `We need ${list} to complete our review.`,
  (list) => `We still require ${list}.`,
  (list) => `Could you upload ${list} so that we can verify your business?`,
  (list) => `Once we receive ${list}, we will look at your account again.`,
  (list) => `We have not received ${list}.`,
];
const mentions: readonly ((one: string) => string)[] = [
  (one) => `Thank you for ${one}.`,
  (one) => `We have received ${one} already and reviewed it.`,
  (one) => `We do not need ${one}.`,
];
const chatter = [
  'Your account remains under review.',
  'Our team is looking into your case.',
  'The hold stays in place for now.',
  '',
];

const joined = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/** A seeded later letter that answers a request, what was really asked for, and what is only mentioned. */
export function generatedRequest(seed: number): { request: DraftRequest; words: string; asked: string[] } {
  const draw = drawFrom(seeded(seed ^ 0x51f3));
  const { int, chance, pick } = draw;
  const kinds = Object.keys(wordings);
  const asked = [...new Set(Array.from({ length: int(1, 5) }, () => pick(kinds)))];
  const other = kinds.filter((kind) => !asked.includes(kind));
  const word = (kind: string): string => pick(wordings[kind] ?? ['']);
  const listed = chance(0.25)
    ? `Please send the following:\n${asked.map((kind) => `- ${word(kind)}`).join('\n')}`
    : pick(asks)(joined(asked.map(word)));
  const words = [chance(0.4) ? pick(mentions)(word(pick(other))) : pick(chatter), listed].filter(Boolean).join(' ');
  return { request: requestOf(words, seed), words, asked };
}

/** A later letter whose last reply asks in these words; which files are on hand changes with the seed. */
export function requestOf(words: string, seed: number): DraftRequest {
  const { chance } = drawFrom(seeded(seed ^ 0x0b3d));
  const letterType = letterTypes[1 + (seed % 3)] ?? 'follow_up';
  const full = fullCase(processors[seed % processors.length] ?? 'square');
  const onHand: readonly DocumentKind[] = documentKinds.filter(() => chance(0.6));
  const [sample] = full.files;
  return {
    caseFile: {
      ...full,
      files: sample ? onHand.map((kind) => ({ ...sample, id: `file-${kind}`, document_type: kind })) : [],
    },
    letterType,
    dated: dates[letterType],
    firm,
    mailingAddress: ['Legal Department', '1 Example Square', 'Springfield, OR 97477'],
    priorLetters: before[letterType],
    replies: [{ received_on: '2026-12-05', kind: 'request_for_documents', amount_cents: null, words }],
  };
}
