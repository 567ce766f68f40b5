import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { expectedNames, signedContent, type PaperKind } from '../../domain/letters/signed-paper.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requirePrintable, signedName, type Signature } from '../kernel/signature.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { sha256Of, type PaperOnFile } from '../letters/packet-on-file.ts';
import { paperSigned } from './emails.ts';
import { packetOfCase, requireOpen, type PacketCase } from './packet-of-case.ts';

type Signing = Signature & { kind: PaperKind };

/**
 * The merchant signs the paper whose text has this sha-256. Text, name, drawing, time and address are stored with the
 * sha-256 of all of them; a copy goes out by email, and an untouched first letter is drafted again. Idempotent while
 * the signature counts. Throws FORBIDDEN for anyone but the case's merchant, CONFLICT when the case has ended or the
 * paper is not asked for or incomplete, VERSION_MISMATCH when the text has changed, INVALID_INPUT for a name without
 * letters or for one that the case does not name and the signer did not confirm.
 */
export async function signPaper(services: Services, user: User, caseId: string, signing: Signing): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireMerchant(user, before.loaded.row, 'sign for it');
    const paper = before.onFile.papers.find(({ kind }) => kind === signing.kind);
    if (!paper) throw new Refusal('CONFLICT', 'The agreement that governs this case does not ask for this paper.');
    if (paper.signed) return before;
    requireOpen(before.open);
    if (paper.text_sha256 !== signing.sha256)
      throw new Refusal(
        'VERSION_MISMATCH',
        'The paper has changed since you read it, because the case has. Read the new text, then sign.',
      );
    if (paper.missing.length > 0)
      throw new Refusal('CONFLICT', `The paper is not complete yet. It lacks: ${paper.missing.join('; ')}.`);
    requirePrintable(paper.text);
    const { row, caseFile } = before.loaded;
    const name = signedName(signing, expectedNames(row, caseFile.owners));
    await keep(services, db, user, before, paper, { ...signing, typed_name: name });
    return packetOfCase(services, db, user, caseId);
  });
}

async function keep(
  services: Services,
  db: Db,
  user: User,
  { loaded: { row }, onFile }: PacketCase,
  paper: PaperOnFile,
  { typed_name: signed_name, drawn, address, user_agent }: Signing,
): Promise<void> {
  const now = services.clock.now();
  const { kind, title, form, text, text_sha256 } = paper;
  const signature = { text, signed_name, signed_at: now.toISOString(), address, drawn };
  const id = uuidv7();
  const sha256 = sha256Of(signedContent(signature));
  await db
    .insertInto('notice_papers')
    .values({
      id,
      case_id: row.id,
      kind,
      agreement: onFile.governing.procedure.agreement?.id ?? '',
      form,
      title,
      text,
      text_sha256,
      signed_name,
      drawn,
      signed_by: user.id,
      signed_at: now,
      address,
      user_agent: user_agent.slice(0, 500),
      sha256,
    })
    .execute();
  await writeHistory(db, user, row.id, {
    what: 'paper_signed',
    field: null,
    old_value: null,
    new_value: { paper: title, name: signed_name, sha256 },
  });
  await services.jobs.enqueue(db, 'redraft-letter', { case_id: row.id });
  await queueCaseEmail(services, db, {
    key: `paper-signed:${id}`,
    template: paperSigned,
    case_id: row.id,
    letter_id: null,
    payload: {
      first_name: row.first_name,
      case_number: row.case_number,
      case_id: row.id,
      paper_id: id,
      title,
      sha256,
    },
  });
}
