import { documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import type { AmountFinding, Extraction, Finding } from '../../domain/documents/extraction.ts';
import { sureEnough, type AmountRole } from '../../domain/documents/finding-roles.ts';
import type { CaseFile } from '../facts/case-file.ts';

/**
 * What a document of a kind has to state to count. An empty list means a paper without figures of its own, which counts
 * once its extraction recognizes the kind.
 */
export const tellingRoles: Readonly<Record<DocumentKind, readonly Finding['role'][]>> = {
  hold_notice: ['held', 'reserve', 'hold_started', 'release_expected'],
  merchant_statements: ['gross_volume', 'net', 'chargebacks'],
  bank_statements: ['opening_balance', 'closing_balance', 'deposits', 'withdrawals'],
  chargeback_report: ['chargebacks'],
  ein_letter: [],
  formation_document: [],
  refund_policy: [],
  proof_of_fulfillment: ['shipped', 'delivered', 'invoice_total'],
};

/**
 * The kinds on file, each once, in the order of the list: `read` where an extraction says something that counts, else
 * `silent`.
 */
type FilesSay = { read: DocumentKind[]; silent: DocumentKind[] };

const says = (kind: DocumentKind, extraction: Extraction): boolean => {
  const named = extraction.kind === kind && extraction.kind_confidence >= sureEnough;
  if (extraction.kind !== null && extraction.kind !== kind) return false;
  const roles = tellingRoles[kind];
  return roles.length === 0
    ? named
    : extraction.findings.some(({ role, confidence }) => roles.includes(role) && confidence >= sureEnough);
};

/** Extractions of the files that the merchant filed under a kind, newest file first. */
function extractionsOf({ files, extractions = [] }: CaseFile, kind: DocumentKind): Extraction[] {
  return files
    .filter((file) => file.document_type === kind)
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .flatMap((file) => extractions.filter((each) => each.file_id === file.id));
}

/** A file that was not read, or whose extraction states nothing or another kind, is on file and proves nothing yet. */
export function whatFilesSay(caseFile: CaseFile): FilesSay {
  const onFile = documentKinds.filter((kind) => caseFile.files.some((file) => file.document_type === kind));
  const read = onFile.filter((kind) => extractionsOf(caseFile, kind).some((extraction) => says(kind, extraction)));
  return { read, silent: onFile.filter((kind) => !read.includes(kind)) };
}

/**
 * `cents`, `page` and `tenths`: integer cents, the page of the report, and tenths of a percent of the sales it states,
 * rounded up. The sales and the tenths are null where it states no sales.
 */
export type ReportedChargebacks = { cents: number; page: number; salesCents: number | null; tenths: number | null };

/**
 * The chargebacks of the newest chargeback report that states one total: a single amount, or one that the others add up
 * to. Null when no report was read that far; the merchant is then asked.
 */
export function reportedChargebacks(caseFile: CaseFile): ReportedChargebacks | null {
  for (const extraction of extractionsOf(caseFile, 'chargeback_report')) {
    if (!says('chargeback_report', extraction)) continue;
    const total = totalOf(extraction, 'chargebacks');
    if (!total) continue;
    const sales = totalOf(extraction, 'gross_volume')?.value ?? 0;
    const whole = sales > 0 && total.value <= sales;
    return {
      cents: total.value,
      page: total.page,
      salesCents: whole ? sales : null,
      tenths: whole ? Math.ceil((total.value * 1_000) / sales) : null,
    };
  }
  return null;
}

function totalOf({ findings }: Extraction, wanted: AmountRole): AmountFinding | null {
  const found = findings.filter(
    (each): each is AmountFinding => each.what === 'amount' && each.role === wanted && each.confidence >= sureEnough,
  );
  const [largest, ...rest] = found.toSorted((a, b) => b.value - a.value);
  if (!largest) return null;
  return rest.length === 0 || rest.reduce((sum, { value }) => sum + value, 0) === largest.value ? largest : null;
}
