import type { z } from 'zod';
import type { inquiryInput } from '../../contract/papers.ts';
import type { Db } from '../../db/actor.ts';
import { hasEnded } from '../../domain/cases/case.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { isAsked, paperRow, type PaperParty } from '../../domain/papers/kinds.ts';
import { expectedNames } from '../../domain/papers/signed-paper.ts';
import { answersForNotice, type NoticeField } from '../../drafting/packet/answers.ts';
import { feeAgreement } from '../../drafting/papers/fee-agreement.ts';
import type { PaperDraft } from '../../drafting/papers/paper-draft.ts';
import type { CaseRow } from '../kernel/find-case.ts';
import { counselOf, peopleOf, type CaseCounsel } from '../kernel/counsel-of.ts';
import { engagementDraft } from '../kernel/engagement.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase, type MoneyCase } from '../kernel/merchant-case.ts';
import { paperOnFile, signaturesOf, type PaperOnFile } from '../kernel/signed-papers.ts';
import type { User } from '../kernel/user.ts';
import { mailTo } from './by-hand.ts';
import { closingLetterOf } from './closing-letter-of.ts';
import { closingStatementOf } from './closing-statement-of.ts';
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
  /** The case has ended, and nobody owes anything in it. */
  ended: boolean;
  party: PaperParty | null;
  expected_names: string[];
  /** The caller's own, as counsel. */
  inquiry: Inquiry | null;
  /** A letter with what was signed is being sent or has left. */
  letter_is_out: boolean;
  /** The caller works on the case at the desk. */
  works: boolean;
  people: CasePeople;
  /** Where originals are mailed; empty where no paper is signed by hand. */
  mail_to: string[];
};

/** Who handles the case, by name, and its attorney with their telephone; null where there is none. */
type CasePeople = { handler: string | null; counsel: CaseCounsel | null; counsel_phone: string | null };

export type Inquiry = z.infer<typeof inquiryInput> & { recorded_at: Date };

/** Throws NOT_FOUND, for another's case as for a missing one. */
export async function papersOfCase(services: Services, db: Db, user: User, caseId: string): Promise<CasePapers> {
  const packet = await packetOfCase(services, db, user, caseId);
  const theCase = await findMoneyCase(db, caseId);
  const { onFile, loaded } = packet;
  const party = partyOf(user, packet);
  const [counsel, people, stored] = await Promise.all([
    counselOf(db, caseId),
    peopleOf(db, caseId),
    signaturesOf(db, caseId),
  ]);
  const cancelled = theCase.cancelled_at !== null;
  const at = {
    closed: cancelled || theCase.status === 'closed',
    ended: cancelled || hasEnded(theCase.status),
    engagementEnds: counsel !== null && (await engagementEnds(db, caseId, counsel)),
    noticeGiven: onFile.noticed,
  };
  const { agreement } = onFile.governing.procedure;
  const isSigned = onFile.papers.some(({ kind, signatures }) => kind !== 'offer' && signatures.length > 0);
  const state = loaded.row.business_address.state;
  const ours = [
    feeAgreementOf(services, theCase),
    ...(counsel === null
      ? []
      : [
          engagementDraft(services, theCase, { state, counsel }),
          ...(at.ended || at.engagementEnds ? await closingLetterOf({ services, db }, { theCase, counsel }) : []),
          ...(at.ended ? await closingStatementOf(services, db, { theCase, counsel }) : []),
        ]),
  ];
  return {
    theCase,
    papers: [...ours.map((draft) => paperOnFile(draft, stored)), ...onFile.papers].map((paper) => ({
      ...paper,
      asked: isAsked(paper.kind, at),
    })),
    agreement: agreement?.id ?? null,
    row: loaded.row,
    answers: agreement === null ? [] : answersForNotice(agreement),
    may_answer: party === 'merchant' && !at.ended && !at.noticeGiven && !isSigned,
    ended: at.ended,
    party,
    expected_names: namesOf(party, loaded, counsel),
    inquiry: party === 'counsel' ? await inquiryOf(db, user, caseId) : null,
    letter_is_out: isSigned && (await letterIsOut(db, caseId)),
    works: packet.works,
    people: { ...people, counsel },
    mail_to: onFile.papers.some(({ by_hand: byHand }) => byHand?.length) ? await mailTo(db, caseId) : [],
  };
}

function partyOf(user: User, { owns, loaded: { row } }: PacketCase): PaperParty | null {
  if (owns) return 'merchant';
  return user.role === 'attorney' && row.attorney_id === user.id ? 'counsel' : null;
}

async function engagementEnds(db: Db, caseId: string, { attorney_id }: CaseCounsel): Promise<boolean> {
  const ending = await db
    .selectFrom('engagement_endings')
    .select('id')
    .where('case_id', '=', caseId)
    .where('attorney_id', '=', attorney_id)
    .executeTakeFirst();
  return ending !== undefined;
}

/** The latest of this attorney, before they were engaged. */
async function inquiryOf(db: Db, { id }: User, caseId: string): Promise<Inquiry | null> {
  const row = await db
    .selectFrom('engagement_inquiries')
    .select(['identity', 'authority', 'owners', 'screened_on', 'screened', 'conflicts_on', 'recorded_at'])
    .where('case_id', '=', caseId)
    .where('attorney_id', '=', id)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** An attorney signs in the name under their letters. */
function namesOf(
  party: PaperParty | null,
  { row, caseFile }: PacketCase['loaded'],
  counsel: CaseCounsel | null,
): string[] {
  if (party === 'merchant') return expectedNames(row, caseFile.owners);
  return party === null || counsel === null ? [] : [counsel.name];
}

const feeAgreementOf = ({ config }: Services, theCase: MoneyCase): PaperDraft =>
  feeAgreement({
    brand: 'Unhold',
    charged_by: config.arrangement?.kind === 'service_charges' ? 'service' : 'firm',
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
