import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { PaperKind } from '../../domain/papers/kinds.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { papersOfCase } from './papers-of-case.ts';

const places = { merchant: 'Signature for the merchant', counsel: 'Signature of counsel for the merchant' } as const;

/**
 * A paper that is signed by hand, as a PDF with a place for each signature, as its text is now. Throws NOT_FOUND, CONFLICT where the case
 * has no such paper, or one that is signed on a screen.
 */
export async function paperToPrint(
  services: Services,
  user: User,
  caseId: string,
  kind: PaperKind | undefined,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { papers, theCase } = await services.database.as(user, (db) => papersOfCase(services, db, user, caseId));
  const paper = papers.find((each) => each.kind === kind);
  if (!paper?.by_hand?.length) throw new Refusal('CONFLICT', 'No such paper is signed by hand in this case.');
  const { title, text, text_sha256, by_hand: byHand } = paper;
  const bytes = await services.pdf.renderSigned({
    title,
    text,
    text_sha256,
    case_number: theCase.case_number,
    enclosed: true,
    signatures: [],
    to_sign: { places: byHand.map((party) => places[party]), dated: firmDayOf(services.clock.now()) },
  });
  return { bytes, filename: `${theCase.case_number}-${paper.kind.replaceAll('_', '-')}-to-sign.pdf` };
}
