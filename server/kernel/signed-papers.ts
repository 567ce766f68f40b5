import { createHash } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import { bindsCounsel, paperKinds, paperRow, type PaperParty } from '../../domain/papers/kinds.ts';
import { signedPaper, type SignedPaper } from '../../domain/papers/signed-paper.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';

/** One signer's signature as it is stored. `pdf_key` is null for those from before the PDF was kept. */
export type StoredSignature = SignedPaper & {
  id: string;
  party: PaperParty;
  /** Whom a paper names that counsel signs. */
  attorney_id: string | null;
  withdrawn_at: Date | null;
  pdf_key: string | null;
  pdf_sha256: string | null;
};

/**
 * A paper of a case: its text, the signatures under it that count, in the order of its signers, and otherwise the latest one that counts no
 * longer. `in_force`: everybody who signs it has.
 */
export type PaperOnFile = PaperDraft & {
  text_sha256: string;
  signatures: StoredSignature[];
  stale: StoredSignature | null;
  in_force: boolean;
};

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What was signed in a case, newest first. */
export async function signaturesOf(db: Db, caseId: string): Promise<StoredSignature[]> {
  const rows = await db
    .selectFrom('paper_signatures as p')
    .leftJoin('paper_withdrawals as w', 'w.paper_id', 'p.id')
    .select([
      'p.id',
      'p.kind',
      'p.party',
      'p.attorney_id',
      'p.title',
      'p.text',
      'p.text_sha256',
      'p.signed_name',
      'p.signed_at',
      'p.address',
      'p.drawn',
      'p.sha256',
      'p.pdf_key',
      'p.pdf_sha256',
      'w.withdrawn_at',
    ])
    .where('p.case_id', '=', caseId)
    .where('p.kind', 'in', paperKinds)
    .orderBy('p.signed_at', 'desc')
    .execute();
  return rows.map(({ id, party, attorney_id, withdrawn_at, pdf_key, pdf_sha256, ...signed }) => ({
    ...signedPaper.parse({ ...signed, signed_at: signed.signed_at.toISOString() }),
    id,
    party,
    attorney_id,
    withdrawn_at,
    pdf_key,
    pdf_sha256,
  }));
}

/** Whether the merchant of a case has signed its success-fee agreement, which is not taken back. */
export async function isFeeAgreed(db: Db, caseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paper_signatures')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', '=', 'fee_agreement')
    .executeTakeFirst();
  return row !== undefined;
}

/** A paper as it would be signed now, with the signatures that count under it. Pure. */
export function paperOnFile(draft: PaperDraft, stored: readonly StoredSignature[]): PaperOnFile {
  const { signers, stands } = paperRow(draft.kind);
  const ours = stored.filter(
    ({ kind, attorney_id }) => kind === draft.kind && (!bindsCounsel(kind) || attorney_id === draft.attorney_id),
  );
  const left = ours.filter(({ withdrawn_at }) => withdrawn_at === null);
  const fixed = stands === 'as_signed' ? left[0] : undefined;
  const paper = fixed ? { ...draft, title: fixed.title, text: fixed.text, missing: [] } : draft;
  const text_sha256 = sha256Of(paper.text);
  const signatures = signers.flatMap(
    (signer) => left.find(({ party, text }) => party === signer && text === paper.text) ?? [],
  );
  return {
    ...paper,
    text_sha256,
    signatures,
    stale: signatures.length > 0 ? null : (ours[0] ?? null),
    in_force: signatures.length === signers.length,
  };
}
