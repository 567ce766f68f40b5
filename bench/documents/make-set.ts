import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import { Maker, type MadeDocument, type Template } from './made-document.ts';
import { chargebackReports, holdNotices } from './notices.ts';
import { einLetters, formationDocuments, proofs, refundPolicies } from './papers.ts';
import { bankStatements, merchantStatements } from './statements.ts';

const templates: Record<DocumentKind, readonly Template[]> = {
  hold_notice: holdNotices,
  merchant_statements: merchantStatements,
  bank_statements: bankStatements,
  chargeback_report: chargebackReports,
  ein_letter: einLetters,
  formation_document: formationDocuments,
  refund_policy: refundPolicies,
  proof_of_fulfillment: proofs,
};

export type Way = 'text' | 'scan';
export type SetEntry = MadeDocument & { way: Way; index: number; seed: number };

/** 80 documents: each kind in five variants, as text and as a scan, with different names and figures. */
export function makeSet(seed: number): SetEntry[] {
  return (['text', 'scan'] as const).flatMap((way, side) =>
    (Object.entries(templates) as [DocumentKind, readonly Template[]][]).flatMap(([kind, each], row) =>
      each.map((template, index) => {
        const own = seed * 1_000 + side * 500 + row * 20 + index;
        const maker = new Maker(own);
        const blocks = template(maker);
        return { kind, way, index, seed: own, name: `${kind}-${way}-${index + 1}`, blocks, truth: maker.truth };
      }),
    ),
  );
}
