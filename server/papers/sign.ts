import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { bindsCounsel, isEnclosed, paperRow, type PaperKind, type PaperParty } from '../../domain/papers/kinds.ts';
import { signedContent, type SignedPaper } from '../../domain/papers/signed-paper.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import type { Services } from '../kernel/context.ts';
import { engagementOf } from '../kernel/engagement.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requirePrintable, signedName, type Signature } from '../kernel/signature.ts';
import { sha256Of, type PaperOnFile } from '../kernel/signed-papers.ts';
import type { User } from '../kernel/user.ts';
import { paperSigned } from './emails.ts';
import { nextSigner, papersOfCase, type CasePapers } from './papers-of-case.ts';

type Signing = Signature & { kind: PaperKind };

/**
 * The merchant, or the case's attorney where the paper has their signature too, signs the paper whose text has this sha-256. Text, name, drawing,
 * time and address are stored with the sha-256 of all of them and the PDF of it; the merchant gets a copy by email, and an untouched first letter
 * that encloses it is drafted again. Idempotent while the signature counts. Throws FORBIDDEN for everybody else, CONFLICT when the paper is not
 * asked for, its time is over, it lacks something, cannot be printed, another signs first, or counsel has not made their inquiry, VERSION_MISMATCH when the text has changed,
 * INVALID_INPUT for a name without letters or an unexpected one that is not meant (decision 17).
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
    if (party === 'counsel' && bindsCounsel(paper.kind)) await requireInquiry(services, db, before);
    requirePrintable(paper.text);
    const typed_name = signedName(signing, before.expected_names);
    await keep(services, db, user, before, { paper, party, signing: { ...signing, typed_name } });
    return papersOfCase(services, db, user, caseId);
  });
}

/** Counsel engages a client after their own inquiry, and only as the installation's arrangement allows. */
async function requireInquiry(services: Services, db: Db, { theCase, inquiry }: CasePapers): Promise<void> {
  if (inquiry === null)
    throw new Refusal('CONFLICT', 'Record your inquiry before you sign: identity, authority, sanctions and conflicts.');
  const engagement = await engagementOf(services, db, theCase.id);
  if (engagement?.obstacle) throw new Refusal('CONFLICT', engagement.obstacle);
}

type Signed = { paper: PaperOnFile; party: PaperParty; signing: Signing };

/** Bytes before row: a file without a row is harmless, a row without bytes is not. */
async function keep(
  services: Services,
  db: Db,
  user: User,
  { theCase, agreement }: CasePapers,
  { paper, party, signing: { typed_name: signed_name, drawn, address, user_agent, other_name } }: Signed,
): Promise<void> {
  const now = services.clock.now();
  const { kind, title, form, text, text_sha256, signatures, attorney_id = null } = paper;
  const given = { text, signed_name, signed_at: now.toISOString(), address, drawn };
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
  await db
    .insertInto('paper_signatures')
    .values({
      ...signed,
      id,
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
  await writeHistory(db, user, theCase.id, {
    what: 'paper_signed',
    field: null,
    old_value: null,
    new_value: {
      paper: title,
      name: signed_name,
      sha256: signed.sha256,
      ...(drawn === null ? {} : { drawn: true }),
      ...(other_name ? { other_name } : {}),
    },
  });
  await leaveForPlanning(services, db, theCase.id);
  if (paperRow(kind).enclosed) await services.jobs.enqueue(db, 'redraft-letter', { case_id: theCase.id });
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
      kind,
      party,
      title,
      sha256: signed.sha256,
    },
  });
}
