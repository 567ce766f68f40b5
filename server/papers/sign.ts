import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { AiConsent } from '../../domain/ai/disclosure.ts';
import { isEnclosed, needsInquiry, paperRow, type PaperKind, type PaperParty } from '../../domain/papers/kinds.ts';
import { signedContent, type SignedPaper } from '../../domain/papers/signed-paper.ts';
import { keepConsent } from '../ai/decide-consent.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requirePrintable, signedName, type Signature } from '../kernel/signature.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { wrong } from '../kernel/entry.ts';
import { scanOf } from './by-hand.ts';
import { sha256Of, type PaperOnFile } from '../kernel/signed-papers.ts';
import type { User } from '../kernel/user.ts';
import { requireInquiry } from './attest.ts';
import { paperSigned } from './emails.ts';
import { nextSigner, papersOfCase, type CasePapers } from './papers-of-case.ts';

type Signing = Signature & {
  kind: PaperKind;
  scan: { file_id: string; signed_on: string } | null;
  consent?: AiConsent | null;
};

/**
 * The merchant, or the case's attorney where the paper has their signature too, signs the paper whose text has this sha-256. Text, name, drawing,
 * time and address are stored with the sha-256 of all of them and the PDF of it; the merchant gets a copy by email, and an untouched first letter
 * that encloses it is drafted again. A paper that asks for a signature by hand is signed by the scan of its sheet. Idempotent while the signature
 * counts. Throws FORBIDDEN for everybody else, CONFLICT when the paper is not asked for, its time is over, it lacks something, cannot be printed,
 * another signs first, or counsel has not made their inquiry, VERSION_MISMATCH when the text has changed, INVALID_INPUT for a scan or a day that
 * cannot be, a name without letters or an unexpected one that is not meant (decision 17).
 */
export async function sign(services: Services, user: User, caseId: string, signing: Signing): Promise<CasePapers> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await papersOfCase(services, db, user, caseId);
    const { party } = before;
    if (party === null || !paperRow(signing.kind).signers.includes(party))
      throw new Refusal('FORBIDDEN', 'Only those whose signature this paper has can sign it.');
    const paper = before.papers.find(({ kind }) => kind === signing.kind);
    if (!paper) throw new Refusal('CONFLICT', 'The agreement that governs this case does not ask for this paper.');
    if (paper.signatures.some((each) => each.party === party)) return before;
    if (!paper.asked) throw new Refusal('CONFLICT', 'The time of this paper is over: it is not signed any more.');
    if (paper.text_sha256 !== signing.sha256)
      throw new Refusal(
        'VERSION_MISMATCH',
        'The paper has changed since you read it, because the case has. Read the new text, then sign.',
      );
    if (paper.missing.length > 0)
      throw new Refusal('CONFLICT', `The paper is not complete yet. It lacks: ${paper.missing.join('; ')}.`);
    if (nextSigner(paper) !== party) throw new Refusal('CONFLICT', 'Somebody else signs this paper first.');
    if (needsInquiry(paper.kind, party)) await requireInquiry(services, db, before);
    requireWay(paper, party, signing);
    requirePrintable(paper.text);
    const typed_name = signedName(signing, before.expected_names, party);
    const ink = signing.scan && (await inkOf(services, db, caseId, signing.scan));
    await keep(services, db, user, before, { paper, party, signing: { ...signing, typed_name }, ink });
    if (signing.consent && paper.kind === 'engagement' && party === 'merchant')
      await keepConsent(services, db, user, caseId, { consent: signing.consent, place: 'engagement' });
    return papersOfCase(services, db, user, caseId);
  });
}

/** Throws CONFLICT for a signature on a screen where the original is signed by hand, and the other way round. */
function requireWay({ by_hand: byHand = [] }: PaperOnFile, party: PaperParty, { scan, drawn }: Signing): void {
  if (byHand.includes(party) === (scan !== null) && (scan === null || drawn === null)) return;
  throw new Refusal(
    'CONFLICT',
    scan === null
      ? 'This paper is signed by hand: print it, sign it with a pen, and add a scan of it.'
      : 'This paper is signed here and not by hand.',
  );
}

async function inkOf(
  services: Services,
  db: Db,
  caseId: string,
  { file_id, signed_on }: NonNullable<Signing['scan']>,
): Promise<NonNullable<SignedPaper['ink']>> {
  if (signed_on > firmDayOf(services.clock.now())) wrong('signed_on', 'This day is in the future.');
  return { signed_on, scan_sha256: await scanOf(db, caseId, file_id) };
}

type Signed = { paper: PaperOnFile; party: PaperParty; signing: Signing; ink: SignedPaper['ink'] | null };

/** Bytes before row: a file without a row is harmless, a row without bytes is not. */
async function keep(
  services: Services,
  db: Db,
  user: User,
  of: CasePapers,
  { paper, party, ink, signing: { typed_name: signed_name, drawn, address, user_agent, other_name, scan } }: Signed,
): Promise<void> {
  const { theCase, agreement } = of;
  const now = services.clock.now();
  const { kind, title, form, text, text_sha256, signatures, attorney_id = null } = paper;
  const given = { text, signed_name, signed_at: now.toISOString(), address, drawn, ...(ink && { ink }) };
  const signed: SignedPaper = { ...given, kind, title, text_sha256, sha256: sha256Of(signedContent(given)) };
  const pdf = await services.pdf.renderSigned({
    title,
    text,
    text_sha256,
    case_number: theCase.case_number,
    enclosed: paperRow(kind).enclosed,
    signatures: [...signatures, signed],
  });
  const pdf_key = `papers/${theCase.id}/${kind}-${randomBytes(6).toString('hex')}.pdf`;
  await services.storage.put(pdf_key, pdf);
  const id = uuidv7();
  const { ink: _ink, ...row } = signed;
  await db
    .insertInto('paper_signatures')
    .values({
      ...row,
      id,
      scan_file_id: scan?.file_id ?? null,
      scan_sha256: ink?.scan_sha256 ?? null,
      signed_on: ink?.signed_on ?? null,
      case_id: theCase.id,
      party,
      attorney_id,
      agreement: isEnclosed(kind) ? agreement : null,
      form,
      percent: kind === 'fee_agreement' ? theCase.percent : null,
      signed_by: user.id,
      signed_at: now,
      user_agent: user_agent.slice(0, 500),
      pdf_key,
      pdf_sha256: sha256Of(pdf),
    })
    .execute();
  await writeHistory(db, user, theCase.id, signedEvent(signed, other_name));
  await leaveForPlanning(services, db, theCase.id);
  if (paperRow(kind).enclosed) await services.jobs.enqueue(db, 'redraft-letter', { case_id: theCase.id });
  await queueCopy(services, db, of, { id, party, signed });
}

const signedEvent = ({ title, signed_name, sha256, drawn, ink }: SignedPaper, otherName: boolean) => ({
  what: 'paper_signed' as const,
  field: null,
  old_value: null,
  new_value: {
    paper: title,
    name: signed_name,
    sha256,
    ...(drawn === null ? {} : { drawn: true }),
    ...(ink ? { by_hand: ink.signed_on } : {}),
    ...(otherName ? { other_name: true } : {}),
  },
});

/** The merchant gets what was signed, and where its original goes when it was signed by hand. */
async function queueCopy(
  services: Services,
  db: Db,
  { theCase, mail_to }: CasePapers,
  { id, party, signed }: { id: string; party: PaperParty; signed: SignedPaper },
): Promise<void> {
  await queueCaseEmail(services, db, {
    key: `paper-signed:${id}`,
    template: paperSigned,
    case_id: theCase.id,
    letter_id: null,
    payload: {
      first_name: theCase.first_name,
      case_number: theCase.case_number,
      case_id: theCase.id,
      paper_id: id,
      kind: signed.kind,
      party,
      title: signed.title,
      sha256: signed.sha256,
      ...(signed.ink && { mail_to }),
    },
  });
}
