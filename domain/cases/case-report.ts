import type { CasePriority, CaseStatus } from './case.ts';
import type { FileKind } from '../documents/document-kind.ts';
import type { Processor } from '../processors.ts';
import type { OwnerFields, PreviousProcessorFields } from '../case-fields.ts';
import type { Cents } from '../money/cents.ts';

type ReportedFile = {
  filename: string;
  document_type: FileKind;
  content_type: string;
  size_bytes: number;
  created_at: Date;
};
export type ReportedCase = {
  id: string;
  first_name: string;
  last_name: string;
  legal_business_name: string;
  processor: Processor;
  held_amount_cents: Cents | null;
  status: CaseStatus;
  priority: CasePriority;
  created_at: Date;
  owners: readonly OwnerFields[];
  previousProcessors: readonly PreviousProcessorFields[];
  files: readonly ReportedFile[];
  messages: number;
};

/** The case report (spec, section 7): exactly these keys, in this order. `heldAmount` is in dollars, `messages` a count, times are UTC. */
export function caseReport(theCase: ReportedCase) {
  return {
    caseId: theCase.id,
    client: `${theCase.first_name} ${theCase.last_name}`.trim(),
    business: theCase.legal_business_name,
    processor: theCase.processor,
    heldAmount: theCase.held_amount_cents === null ? null : theCase.held_amount_cents / 100,
    status: theCase.status,
    priority: theCase.priority,
    createdAt: theCase.created_at.toISOString(),
    businessOwners: theCase.owners.map(({ owner_name, ownership_percentage, role_title }) => ({
      owner_name,
      ownership_percentage,
      role_title,
    })),
    previousProcessors: theCase.previousProcessors.map(({ processor_name, years_used, termination_reason }) => ({
      processor_name,
      years_used,
      termination_reason,
    })),
    files: theCase.files.map(({ filename, document_type, content_type, size_bytes, created_at }) => ({
      filename,
      document_type,
      content_type,
      size_bytes,
      created_at: created_at.toISOString(),
    })),
    messages: theCase.messages,
  };
}
