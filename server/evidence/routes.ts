import type { DraftRecords, EvidenceView, ExportMapping } from '../../contract/evidence.ts';
import { alsoInExports, suggestFromExports } from '../../domain/ledger-of-account/suggest-answers.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso } from '../kernel/present.ts';
import { answer } from './answer.ts';
import { confirm } from './confirm.ts';
import { decideMapping } from './decide-mapping.ts';
import { get, type EvidenceOnPage } from './get.ts';
import { getOfDraft } from './get-of-draft.ts';
import { leaveOut } from './leave-out.ts';
import { listMappings, type MappingOnFile } from './list-mappings.ts';
import { nameColumns } from './name-columns.ts';
import { isConfirmed, type Evidence } from './queries.ts';

export const evidenceRoutes = {
  get: api.evidence.get.handler(async ({ context, input }) =>
    presentEvidence(await get(context.services, signedIn(context), input.id)),
  ),
  getOfDraft: api.evidence.getOfDraft.handler(async ({ context }) =>
    presentDraft(await getOfDraft(context.services, signedIn(context))),
  ),
  answer: api.evidence.answer.handler(async ({ context, input }) =>
    presentEvidence(await answer(context.services, signedIn(context), input)),
  ),
  leaveOut: api.evidence.leaveOut.handler(async ({ context, input }) =>
    presentEvidence(await leaveOut(context.services, signedIn(context), input)),
  ),
  confirm: api.evidence.confirm.handler(async ({ context, input }) =>
    presentEvidence(await confirm(context.services, signedIn(context), input)),
  ),
  nameColumns: api.evidence.nameColumns.handler(async ({ context, input }) =>
    presentEvidence(await nameColumns(context.services, signedIn(context), input)),
  ),
  listMappings: api.evidence.listMappings.handler(async ({ context }) =>
    presentMappings(await listMappings(context.services, signedIn(context))),
  ),
  decideMapping: api.evidence.decideMapping.handler(async ({ context, input }) =>
    presentMappings(await decideMapping(context.services, signedIn(context), input)),
  ),
};

const presentMappings = (items: readonly MappingOnFile[]): { items: ExportMapping[] } => ({
  items: items.map(({ decided, ...each }) => ({
    ...each,
    decided: decided && { decision: decided.decision, by: decided.decided_by_name, at: iso(decided.decided_at) },
  })),
});

/** A case's exports as the API shows them: without a proof of other files or answers than there are. */
function presentEvidence(shown: EvidenceOnPage): EvidenceView {
  const { evidence, confirmedBy, contradiction, otherContradictions, may } = shown;
  const { files, row, isCurrent } = evidence;
  return {
    state: stateOf(evidence),
    files: files.map(({ id, filename, sha256, size_bytes, created_at }) => ({
      id,
      filename,
      sha256,
      size_bytes,
      created_at: iso(created_at),
      left_out: row.left_out.includes(id),
    })),
    rows_read: row.rows_read,
    problem: isCurrent ? row.problem : null,
    proof: isCurrent ? row.proof : null,
    proof_sha256: isCurrent ? row.proof_sha256 : null,
    answers: Object.entries(row.answers).map(([key, { text, label }]) => ({ key, text, label })),
    confirmed: row.confirmed_at && { at: iso(row.confirmed_at), by: confirmedBy, holds: isConfirmed(evidence) },
    exhibit_file_id: row.exhibit_file_id,
    contradiction,
    other_contradictions: otherContradictions,
    may,
  };
}

/** The same of an application: what it can use of them. */
function presentDraft(evidence: Awaited<ReturnType<typeof getOfDraft>>): DraftRecords {
  const { files = [], row, isCurrent = false, processor = null } = evidence ?? {};
  const proof = isCurrent ? row?.proof : null;
  return {
    state: evidence ? stateOf(evidence) : 'none',
    file_ids: files.map(({ id }) => id),
    processor,
    rows_read: row?.rows_read ?? 0,
    files: proof?.files.map(({ name, processor: of, title }) => ({ name, processor: of, title })) ?? [],
    refused: proof?.refused.map(({ name, says, asksFor }) => ({ name, says, asksFor })) ?? [],
    asked_first: proof?.questions.filter(({ blocks }) => blocks).map(({ text }) => text) ?? [],
    suggestions: proof && processor ? suggestFromExports(proof, processor) : [],
    also: proof && processor ? alsoInExports(proof, processor) : [],
  };
}

function stateOf({ files, row, isCurrent }: Evidence): EvidenceView['state'] {
  if (files.length === 0) return 'none';
  if (!isCurrent) return 'reading';
  return row.problem === null ? 'derived' : 'problem';
}
