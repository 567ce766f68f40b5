import { paperParties, type EnclosedKind, type PaperKind, type PaperParty } from '../../domain/papers/kinds.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { agreementOf } from '../../knowledge/processors/profiles.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { NoticeFacts } from '../packet/required-channel.ts';
import { authorizationPaper } from './authorization.ts';
import { noticePaper, type FormToSign } from './notice.ts';
import type { Counsel, PaperDraft } from './paper-draft.ts';

/** The papers that a letter of these facts says are signed and enclosed, because its notice needs them; none for a demand. Pure. */
export function noticePapers({ packet, situation }: NoticeFacts): EnclosedKind[] {
  if (!packet || !situation.flags.includes('notice')) return [];
  return [
    ...(packet.signer === 'merchant' ? (['notice'] as const) : []),
    ...(packet.boxes.some(({ id }) => id === 'authorization') ? (['authorization'] as const) : []),
  ];
}

/** Who signs the original of this paper by hand under this version; none where a signature on a screen suffices. Pure. */
export function signedByHand(version: string | null, kind: PaperKind): readonly PaperParty[] {
  const asked = (version === null ? undefined : agreementOf(version)?.procedure.ink?.value) ?? [];
  switch (kind) {
    // Counsel signs the merchant's own notice, so that one sheet has both signatures.
    case 'notice':
      return paperParties.filter((party) => asked.includes(party));
    case 'authorization':
      return asked.includes('authorization') ? ['merchant'] : [];
    default:
      return [];
  }
}

/**
 * The papers that the governing version asks the merchant to sign, from the facts on file; none where counsel alone signs. The same facts
 * give the same bytes on any day, so that a hash shows whether a signature still stands under them. `form`: the processor's, filled in. Pure.
 */
export function papersToSign(
  sheet: FactSheet,
  agreement: Agreement,
  counsel: Counsel | null,
  form: FormToSign | null,
): PaperDraft[] {
  const { signer, counsel_authorization: authorization } = agreement.procedure;
  const papers = [
    ...(signer.value === null ? [] : [noticePaper(sheet, agreement, form)]),
    ...(authorization.value ? [authorizationPaper(sheet, agreement, counsel)] : []),
  ];
  return papers.map((paper) => ({ ...paper, by_hand: signedByHand(agreement.id, paper.kind) }));
}
