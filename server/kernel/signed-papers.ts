import { createHash } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import { bindsCounsel, paperKinds, paperRow, type PaperParty } from '../../domain/papers/kinds.ts';
import type { OriginalStep } from '../../domain/papers/original.ts';
import { signedPaper, type SignedPaper } from '../../domain/papers/signed-paper.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';

/** What was done with the original of a paper signed by hand, on which day (`YYYY-MM-DD`) and recorded by whom. */
export type StoredStep = { step: OriginalStep; on: string; by: string };

/** One signer's signature as it is stored. `pdf_key` is null for those from before the PDF was kept; `scan_file_id` for those not by hand. */
export type StoredSignature = SignedPaper & {
  id: string;
  party: PaperParty;
  /** Whom a paper names that counsel signs. */
  attorney_id: string | null;
  withdrawn_at: Date | null;
  pdf_key: string | null;
  pdf_sha256: string | null;
  scan_file_id: string | null;
  originals: StoredStep[];
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
      'p.scan_file_id',
      'p.scan_sha256',
      'p.signed_on',
      'w.withdrawn_at',
    ])
    .where('p.case_id', '=', caseId)
    .where('p.kind', 'in', paperKinds)
    .orderBy('p.signed_at', 'desc')
    .execute();
  const steps = rows.some(({ scan_file_id }) => scan_file_id !== null) ? await stepsOf(db, caseId) : [];
  return rows.map(
    ({
      id,
      party,
      attorney_id,
      withdrawn_at,
      pdf_key,
      pdf_sha256,
      scan_file_id,
      scan_sha256,
      signed_on,
      ...signed
    }) => ({
      ...signedPaper.parse({
        ...signed,
        signed_at: signed.signed_at.toISOString(),
        ...(scan_file_id === null ? {} : { ink: { scan_sha256, signed_on } }),
      }),
      id,
      party,
      attorney_id,
      withdrawn_at,
      pdf_key,
      pdf_sha256,
      scan_file_id,
      originals: steps.flatMap(({ paper_id, ...step }) => (paper_id === id ? [step] : [])),
    }),
  );
}

const stepsOf = (db: Db, caseId: string): Promise<(StoredStep & { paper_id: string })[]> =>
  db
    .selectFrom('paper_originals')
    .select(['paper_id', 'step', 'done_on as on', 'recorded_by_name as by'])
    .where('case_id', '=', caseId)
    .execute();

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
  const { by_hand: byHand = [] } = draft;
  const ours = stored.filter(
    ({ kind, attorney_id }) => kind === draft.kind && (!bindsCounsel(kind) || attorney_id === draft.attorney_id),
  );
  const left = ours.filter(({ withdrawn_at }) => withdrawn_at === null);
  const fixed = stands === 'as_signed' ? left[0] : undefined;
  // The Spanish is that of the text as it would be signed now.
  const { spanish, ...rest } = draft;
  const paper = fixed
    ? {
        ...rest,
        title: fixed.title,
        text: fixed.text,
        missing: [],
        ...(fixed.text === draft.text && spanish && { spanish }),
      }
    : draft;
  const text_sha256 = sha256Of(paper.text);
  const signatures = signers.flatMap(
    (signer) =>
      left.find(
        ({ party, text, ink }) =>
          party === signer && text === paper.text && (ink !== undefined || !byHand.includes(signer)),
      ) ?? [],
  );
  return {
    ...paper,
    text_sha256,
    signatures,
    stale: signatures.length > 0 ? null : (ours[0] ?? null),
    in_force: signatures.length === signers.length,
  };
}
