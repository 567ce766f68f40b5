import type { EnclosedKind } from '../../domain/papers/kinds.ts';
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

/**
 * The version under which a letter of these facts is a notice that needs original handwritten signatures; null for every other letter. What is
 * typed or drawn on a screen does not meet it. Pure.
 */
export function inkAsked({ packet, situation }: NoticeFacts): string | null {
  if (!packet?.agreement || !situation.flags.includes('notice')) return null;
  return agreementOf(packet.agreement)?.procedure.ink?.value ? packet.agreement : null;
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
  return [
    ...(signer.value === null ? [] : [noticePaper(sheet, agreement, form)]),
    ...(authorization.value ? [authorizationPaper(sheet, agreement, counsel)] : []),
  ];
}
