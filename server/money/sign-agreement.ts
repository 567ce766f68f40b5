import { agreementSigned } from './emails.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requirePrintable, signedName, type Signature } from '../kernel/signature.ts';
import { findMoneyCase, requireMerchant, requireOpenCase, type MoneyCase } from '../kernel/merchant-case.ts';
import { agreementOnFile, type AgreementOnFile } from './get-agreement.ts';

/**
 * The merchant signs the agreement whose text has this sha-256. The text is stored with name, drawing, time, address
 * and browser; a PDF of it is stored and emailed. Idempotent once signed. Throws FORBIDDEN for staff and attorneys,
 * CONFLICT when the case has ended or its text cannot be printed, VERSION_MISMATCH when the text has changed, INVALID_INPUT for a name without
 * letters, or one that the application does not have and that is not meant (decision 17).
 */
export async function signAgreement(
  services: Services,
  user: User,
  caseId: string,
  signature: Signature,
): Promise<AgreementOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    requireMerchant(user, theCase, 'sign its agreement');
    const before = await agreementOnFile(db, user, theCase);
    if (before.signed) return before;
    requireOpenCase(theCase);
    if (before.sha256 !== signature.sha256)
      throw new Refusal(
        'VERSION_MISMATCH',
        'The agreement has changed since you read it, because the case has. Read the new text, then sign.',
      );
    requirePrintable(before.text);
    const name = signedName(signature, before.expected_names);
    await keep(services, db, user, theCase, before, { ...signature, typed_name: name });
    return agreementOnFile(db, user, theCase);
  });
}

/** Bytes before row: a file without a row is harmless, a row without bytes is not. */
async function keep(
  services: Services,
  db: Db,
  user: User,
  theCase: MoneyCase,
  { text, sha256, percent }: AgreementOnFile,
  { typed_name, drawn, other_name, address, user_agent }: Signature,
): Promise<void> {
  const at = services.clock.now();
  const pdf = await services.pdf.renderAgreement({
    text,
    case_number: theCase.case_number,
    sha256,
    signed: { name: typed_name, at, address, drawn },
  });
  const pdf_key = `agreements/${theCase.id}/${randomBytes(6).toString('hex')}.pdf`;
  await services.storage.put(pdf_key, pdf);
  await db
    .insertInto('agreements')
    .values({
      case_id: theCase.id,
      text,
      sha256,
      percent,
      signed_name: typed_name,
      drawn,
      signed_by: user.id,
      signed_at: at,
      address,
      user_agent: user_agent.slice(0, 500),
      pdf_key,
      pdf_sha256: createHash('sha256').update(pdf).digest('hex'),
    })
    .execute();
  await writeHistory(db, user, theCase.id, {
    what: 'agreement_signed',
    field: null,
    old_value: null,
    new_value: {
      sha256,
      name: typed_name,
      percent,
      ...(drawn === null ? {} : { drawn: true }),
      ...(other_name ? { other_name } : {}),
    },
  });
  await leaveForPlanning(services, db, theCase.id);
  await queueCaseEmail(services, db, {
    key: `agreement-signed:${theCase.id}`,
    template: agreementSigned,
    case_id: theCase.id,
    letter_id: null,
    payload: { first_name: theCase.first_name, case_number: theCase.case_number, case_id: theCase.id, sha256 },
  });
}
