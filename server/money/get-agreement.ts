import type { Db } from '../../db/actor.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { agreementOfCase } from './agreement-of-case.ts';
import { findMoneyCase, isMerchantOf, type MoneyCase } from '../kernel/merchant-case.ts';

export type AgreementOnFile = {
  case_id: string;
  text: string;
  sha256: string;
  percent: number;
  signed: { name: string; at: Date; address: string } | null;
  may_sign: boolean;
};

/** The agreement of a case: before signing as it would be signed, afterwards exactly as it was. Throws NOT_FOUND. */
export async function getAgreement(services: Services, person: Person, caseId: string): Promise<AgreementOnFile> {
  return services.database.as(person, async (db) => agreementOnFile(db, person, await findMoneyCase(db, caseId)));
}

/** The same inside a transaction. */
export async function agreementOnFile(db: Db, person: Person, theCase: MoneyCase): Promise<AgreementOnFile> {
  const signed = await db
    .selectFrom('agreements')
    .select(['text', 'sha256', 'percent', 'signed_name', 'signed_at', 'address'])
    .where('case_id', '=', theCase.id)
    .executeTakeFirst();
  if (signed) {
    const { text, sha256, percent } = signed;
    return {
      case_id: theCase.id,
      text,
      sha256,
      percent,
      signed: { name: signed.signed_name, at: signed.signed_at, address: signed.address },
      may_sign: false,
    };
  }
  const open = theCase.cancelled_at === null && theCase.status !== 'closed';
  return {
    case_id: theCase.id,
    ...agreementOfCase(theCase),
    percent: theCase.percent,
    signed: null,
    may_sign: open && isMerchantOf(person, theCase),
  };
}
