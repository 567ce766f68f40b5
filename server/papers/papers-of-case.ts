import type { Db } from '../../db/actor.ts';
import { hasEnded } from '../../domain/cases/case.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { isAsked, paperRow, type PaperParty } from '../../domain/papers/kinds.ts';
import { expectedNames } from '../../domain/papers/signed-paper.ts';
import { answersForNotice, type NoticeField } from '../../drafting/packet/answers.ts';
import { feeAgreement } from '../../drafting/papers/fee-agreement.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';
import type { CaseRow } from '../kernel/find-case.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase, type MoneyCase } from '../kernel/merchant-case.ts';
import { paperOnFile, signaturesOf, type PaperOnFile } from '../kernel/signed-papers.ts';
import type { User } from '../kernel/user.ts';
import { mailTo } from './by-hand.ts';
import { letterIsOut } from './letter-is-out.ts';
import { packetOfCase, type PacketCase } from '../packet/packet-of-case.ts';

/** The papers of a case, on the day of the request at the firm. `party`: what the caller signs as; null for everybody else. */
export type CasePapers = {
  theCase: MoneyCase;
  papers: (PaperOnFile & { asked: boolean })[];
  /** The version of the processor's agreement that governs, where one does. */
  agreement: string | null;
  /** The case as it is stored, and which of its fields the notice states. */
  row: CaseRow;
  answers: NoticeField[];
  may_answer: boolean;
  party: PaperParty | null;
  expected_names: string[];
  /** A letter with what was signed is being sent or has left. */
  letter_is_out: boolean;
  /** The caller works on the case at the desk. */
  works: boolean;
  /** Where originals are mailed; empty where no paper is signed by hand. */
  mail_to: string[];
};

/** Throws NOT_FOUND, for another's case as for a missing one. */
export async function papersOfCase(services: Services, db: Db, user: User, caseId: string): Promise<CasePapers> {
  const packet = await packetOfCase(services, db, user, caseId);
  const theCase = await findMoneyCase(db, caseId);
  const { onFile, loaded } = packet;
  const party = partyOf(user, packet);
  const cancelled = theCase.cancelled_at !== null;
  const at = {
    closed: cancelled || theCase.status === 'closed',
    ended: cancelled || hasEnded(theCase.status),
    noticeGiven: onFile.noticed,
  };
  const { agreement } = onFile.governing.procedure;
  const isSigned = onFile.papers.some(({ kind, signatures }) => kind !== 'offer' && signatures.length > 0);
  const agreed = paperOnFile(feeAgreementOf(theCase), await signaturesOf(db, caseId));
  return {
    theCase,
    papers: [agreed, ...onFile.papers].map((paper) => ({ ...paper, asked: isAsked(paper.kind, at) })),
    agreement: agreement?.id ?? null,
    row: loaded.row,
    answers: agreement === null ? [] : answersForNotice(agreement),
    may_answer: party === 'merchant' && !at.ended && !at.noticeGiven && !isSigned,
    party,
    expected_names: namesOf(party, user, loaded),
    letter_is_out: isSigned && (await letterIsOut(db, caseId)),
    works: packet.works,
    mail_to: onFile.papers.some(({ by_hand: byHand }) => byHand?.length) ? await mailTo(db, caseId) : [],
  };
}

function partyOf(user: User, { owns, loaded: { row } }: PacketCase): PaperParty | null {
  if (owns) return 'merchant';
  return user.role === 'attorney' && row.attorney_id === user.id ? 'counsel' : null;
}

/** An attorney signs in their own name, as an account has it. */
function namesOf(party: PaperParty | null, user: User, { row, caseFile }: PacketCase['loaded']): string[] {
  if (party === null) return [];
  return party === 'merchant' ? expectedNames(row, caseFile.owners) : [user.name];
}

const feeAgreementOf = (theCase: MoneyCase): PaperDraft =>
  feeAgreement({
    brand: 'Unhold',
    case_number: theCase.case_number,
    business: theCase.legal_business_name,
    merchant: `${theCase.first_name} ${theCase.last_name}`,
    processor: nameOfProcessor(theCase),
    held_amount_cents: theCase.held_amount_cents,
    percent: theCase.percent,
  });

/** Who of a paper's signers has not signed it yet, and comes next; null once it is in force. */
export function nextSigner({ kind, signatures }: PaperOnFile): PaperParty | null {
  return paperRow(kind).signers.find((signer) => signatures.every(({ party }) => party !== signer)) ?? null;
}
