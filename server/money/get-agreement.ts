import { createHash } from 'node:crypto';
import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase, isMerchantOf, type MoneyCase } from '../kernel/merchant-case.ts';
import { expectedNames } from '../../domain/letters/signed-paper.ts';
import { agreementText } from '../../domain/money/agreement.ts';
import { nameOfProcessor } from '../../domain/processors.ts';

export type AgreementOnFile = {
  case_id: string;
  text: string;
  sha256: string;
  percent: number;
  signed: { name: string; at: Date; address: string; drawn: string | null } | null;
  may_sign: boolean;
  /** The names in the application, while the caller may sign. */
  expected_names: string[];
};

/** The agreement of a case: as it would be signed now, or exactly as it was signed. Throws NOT_FOUND. */
export async function getAgreement(services: Services, user: User, caseId: string): Promise<AgreementOnFile> {
  return services.database.as(user, async (db) => agreementOnFile(db, user, await findMoneyCase(db, caseId)));
}

/** The same, inside the caller's transaction. */
export async function agreementOnFile(db: Db, user: User, theCase: MoneyCase): Promise<AgreementOnFile> {
  const signed = await db
    .selectFrom('agreements')
    .select(['text', 'sha256', 'percent', 'signed_name', 'signed_at', 'address', 'drawn'])
    .where('case_id', '=', theCase.id)
    .executeTakeFirst();
  if (signed) {
    const { text, sha256, percent, signed_name: name, signed_at: at, address, drawn } = signed;
    return {
      case_id: theCase.id,
      text,
      sha256,
      percent,
      signed: { name, at, address, drawn },
      may_sign: false,
      expected_names: [],
    };
  }
  const may_sign = theCase.cancelled_at === null && theCase.status !== 'closed' && isMerchantOf(user, theCase);
  return {
    case_id: theCase.id,
    ...agreementOfCase(theCase),
    percent: theCase.percent,
    signed: null,
    may_sign,
    expected_names: may_sign ? await namesOfCase(db, theCase) : [],
  };
}

/** The contact and the owners of a case. */
async function namesOfCase(db: Db, theCase: MoneyCase): Promise<string[]> {
  const owners = await db
    .selectFrom('business_owners')
    .select('owner_name')
    .where('case_id', '=', theCase.id)
    .orderBy('id')
    .execute();
  return expectedNames(theCase, owners);
}

/**
 * The agreement as the merchant would sign it now, and the sha-256 (hex) of its UTF-8 bytes, which changes with any
 * amount or name.
 */
function agreementOfCase(theCase: MoneyCase): { text: string; sha256: string } {
  const text = agreementText({
    brand: 'Unhold',
    case_number: theCase.case_number,
    business: theCase.legal_business_name,
    merchant: `${theCase.first_name} ${theCase.last_name}`,
    processor: nameOfProcessor(theCase),
    held_amount_cents: theCase.held_amount_cents,
    percent: theCase.percent,
  });
  return { text, sha256: createHash('sha256').update(text).digest('hex') };
}
