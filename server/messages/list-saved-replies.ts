import { hasEnded } from '../../domain/cases/case.ts';
import { isSent } from '../../domain/letters/life.ts';
import { site } from '../../content/site.ts';
import { replyDueOn, repliedTo } from '../../domain/cases/stage.ts';
import { letterIsOut } from '../../domain/cases/case-progress.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { missingDetails } from '../../domain/intake/missing-details.ts';
import type { ReplyFacts } from '../../domain/messages/reply-facts.ts';
import { savedRepliesFor, type SavedReply } from '../../domain/messages/saved-replies.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { criticalKinds } from '../../drafting/analysis/documents.ts';
import type { Box, Packet } from '../../drafting/packet/packet.ts';
import type { Services } from '../kernel/context.ts';
import { findCase, type CaseWithRelations } from '../kernel/find-case.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { factsOfCase, type FactsOfCase } from '../packet/facts-of-case.ts';
import { packetOfCase, type PacketCase } from '../packet/packet-of-case.ts';

/** The saved messages that fit the case now, filled in from it. Throws NOT_FOUND. */
export async function listSavedReplies(services: Services, user: User, caseId: string): Promise<SavedReply[]> {
  return services.database.as(user, async (db) => {
    const found = await findCase(db, caseId);
    if (!found) throw notFound('This case');
    const packet = await packetOfCase(services, db, user, caseId);
    const facts = await factsOfCase(db, user, caseId);
    return savedRepliesFor(replyFacts(found, packet, facts, services.clock.now()));
  });
}

function replyFacts(found: CaseWithRelations, packet: PacketCase, facts: FactsOfCase, now: Date): ReplyFacts {
  const { row, progress, milestones, files } = found;
  const isOut = letterIsOut(progress.letters);
  const kinds = new Set(files.map(({ document_type }) => document_type));
  return {
    team: site.name,
    first_name: row.first_name,
    case_number: row.case_number,
    business: row.legal_business_name,
    processor: nameOfProcessor(row),
    ended: hasEnded(row.status) || row.cancelled_at !== null,
    agreement_unsigned: progress.signed_at === null && !isOut,
    missing_papers: isOut ? [] : criticalKinds.filter((kind) => !kinds.has(kind)),
    missing_details: isOut
      ? []
      : [...missingDetails(row, progress.signed_at !== null), ...detailsOfNotice(packet.onFile.packet)],
    may_complete: found.untouched,
    papers_to_sign: isOut ? [] : unsigned(packet),
    facts_to_confirm: facts.facts.filter(({ standing }) => standing === 'asked').map(({ fact }) => fact),
    offers: milestones.offers
      .filter(({ status }) => status === 'open')
      .toSorted((left, right) => (left.received_on < right.received_on ? -1 : 1)),
    letter: letterThatLeft(found),
    today: firmDayOf(now),
  };
}

/**
 * What the agreement's notice must state of the account, in words, as far as the short application never asks for it.
 */
const detailWords: Partial<Record<Box['id'], string>> = {
  account_name: 'the name on the account',
  account_email: 'the email address of the account',
  account_phone: 'the phone number of the account',
  username: 'the username of the account',
};

const detailsOfNotice = ({ boxes }: Packet): string[] =>
  boxes.flatMap(({ id, met }) => (met ? [] : (detailWords[id] ?? [])));

/** Papers to sign now. One whose own text still lacks details is left out until they are entered. */
const unsigned = ({ onFile: { papers } }: PacketCase): ReplyFacts['papers_to_sign'] =>
  papers
    .filter(({ in_force, missing }) => !in_force && missing.length === 0)
    .map(({ title, stale }) => ({
      title,
      again:
        stale === null
          ? null
          : stale.withdrawn_at
            ? 'You took that signature back.'
            : 'What it states has changed since, so it is asked for once more.',
    }));

function letterThatLeft({ progress }: CaseWithRelations): ReplyFacts['letter'] {
  const left = progress.letters.findLast(({ status }) => isSent(status) && status !== 'returned_to_sender');
  if (!left?.sent_at) return null;
  return {
    sent_on: firmDayOf(left.sent_at),
    delivered_on: left.delivered_on,
    reply_due_on: replyDueOn(left),
    answered_on: repliedTo(left, progress.replied_on) ? progress.replied_on : null,
  };
}
