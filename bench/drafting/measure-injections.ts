import type { CaseFields } from '../../domain/case-fields.ts';
import { analyzeCase } from '../../drafting/analysis/analyze-case.ts';
import { draftLetter, type Draft, type DraftRequest } from '../../drafting/draft-letter.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { none, type Goal } from './goal.ts';
import { figuresOf } from './trace-figures.ts';
import { marks, orders } from './orders.ts';
import { variedRequest } from './varied-request.ts';

type Place = { name: string; put: (request: DraftRequest, order: string) => DraftRequest };

const withCase = (request: DraftRequest, more: Partial<DraftRequest['caseFile']>): DraftRequest => ({
  ...request,
  caseFile: { ...request.caseFile, ...more },
});
/** Appends the order to what was typed, as a merchant would. */
const field = (name: keyof CaseFields): Place => ({
  name,
  put: (request, order) =>
    withCase(request, {
      fields: { ...request.caseFile.fields, [name]: [request.caseFile.fields[name], order].filter(Boolean).join(' ') },
    }),
});

const places: readonly Place[] = [
  ...(
    [
      'reason_given',
      'product_description',
      'refund_policy',
      'support_sla',
      'insurance_coverage',
      'litigation_history',
      'accounting_notes',
      'communication_logs',
      'parent_entities',
      'website',
      'merchant_account_id',
      'legal_business_name',
      'legal_business_name_full',
      'dba_name',
      'first_name',
      'last_name',
      'email',
      'phone',
      'business_phone',
      'ein',
      'state_incorporation',
      'merchant_category_code',
    ] as const
  ).map(field),
  {
    name: 'file names',
    put: (request, order) =>
      withCase(request, { files: request.caseFile.files.map((file) => ({ ...file, filename: order })) }),
  },
  {
    name: 'owner names',
    put: (request, order) =>
      withCase(request, { owners: [{ owner_name: order, ownership_percentage: 100, role_title: order }] }),
  },
  {
    name: 'business address',
    put: (request, order) =>
      withCase(request, {
        fields: {
          ...request.caseFile.fields,
          business_address: { ...request.caseFile.fields.business_address, street: order, city: order },
        },
      }),
  },
  {
    name: 'previous processors',
    put: (request, order) =>
      withCase(request, {
        previous_processors: request.caseFile.previous_processors.map((each) => ({ ...each, processor_name: order })),
      }),
  },
  {
    name: 'replies',
    put: (request, order) => ({
      ...request,
      replies: (request.replies ?? []).map((each) => ({ ...each, words: `${each.words ?? ''} ${order}`.trim() })),
    }),
  },
  {
    name: 'certified mail numbers',
    put: (request, order) => ({
      ...request,
      priorLetters: (request.priorLetters ?? []).map((each) => ({ ...each, certified_mail_number: order })),
    }),
  },
];

const unquoted = (text: string): string => text.replace(/“[^”]*”/g, '');
const sums = (text: string): string[] =>
  [...new Set(figuresOf(unquoted(text)).filter((each) => each.startsWith('$')))].sort();

/** Effects of an order on the letter: a changed recipient, amount, citation or exhibit, or the order's text outside quotation marks. */
function effects(before: Draft, after: Draft): string[] {
  const [plain, hostile] = [letterAsText(before.document), letterAsText(after.document)];
  const differs = (what: string, of: (draft: Draft) => unknown): string =>
    JSON.stringify(of(before)) === JSON.stringify(of(after)) ? '' : what;
  const spoken = unquoted(hostile);
  return [
    differs('recipient', (draft) => draft.document.addressee),
    differs('citations', (draft) => [...draft.plan.authorityRefs].sort()),
    differs('exhibits', (draft) => draft.document.exhibits),
    sums(hostile).every((sum) => plain.includes(sum)) ? '' : 'sums',
    differs('deadline', (draft) => draft.factSheet.facts['deadline']?.value),
    differs('sum held', (draft) => draft.factSheet.facts['held_amount']?.value),
    ...marks.map((mark) => (spoken.includes(mark) && !plain.includes(mark) ? `the word ${mark}` : '')),
  ].filter(Boolean);
}

/** Orders must not appear in the analysis even quoted, since it repeats no free text. */
function analyzed(before: DraftRequest, after: DraftRequest): string[] {
  const [plain, hostile] = [before, after].map((each) => JSON.stringify(analyzeCase(each.caseFile, each.dated)));
  return marks
    .filter((mark) => hostile?.includes(mark) && !plain?.includes(mark))
    .map((mark) => `the word ${mark} in the analysis`);
}

/** Tries orders in every free-text field against the same case without them. */
export function measureInjections(from: number, count: number): Goal[] {
  const misses = Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length];
    const order = orders[index % orders.length];
    const clean = variedRequest(from + index);
    if (!place || !order) return [];
    const hostile = place.put(clean, order);
    const found = [...effects(draftLetter(clean), draftLetter(hostile)), ...analyzed(clean, hostile)];
    return found.length > 0
      ? [`seed ${from + index}, ${place.name}, "${order.slice(0, 40)}": ${found.join(', ')}`]
      : [];
  }).flat();
  return [none(`effective injections, ${places.length} places and ${orders.length} orders`, misses, count)];
}
