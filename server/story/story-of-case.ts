import { createHash } from 'node:crypto';
import type { LetterWaiting } from '../../contract/story.ts';
import { systemActor, type Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { hasEnded } from '../../domain/cases/case.ts';
import type { EventOrigin, Proposal } from '../../domain/cases/story/case-event.ts';
import type { HarmReport } from '../../domain/cases/story/harm.ts';
import { proposalsOf, type StorySources } from '../../domain/cases/story/proposals.ts';
import { isEvidence } from '../../domain/documents/document-kind.ts';
import { ownersFiles } from '../../domain/sharing/guest.ts';
import { evidenceOfCase } from '../documents/queries.ts';
import type { Services } from '../kernel/context.ts';
import { enterShared } from '../kernel/enter-shared.ts';
import { findCaseCore, sideOf, type CaseCore } from '../kernel/find-case-core.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import type { User } from '../kernel/user.ts';
import { repliesOf, type ReplyRow } from '../replies/list-replies.ts';
import { eventsOfCase, harmOfCase, letterWaiting, logOfCase, type EventRow } from './queries.ts';

/** What happened in a case as every use case about it reads it. `proposals`: what the rules read and nobody decided on. */
export type StoryOfCase = {
  theCase: CaseCore;
  today: string;
  events: EventRow[];
  proposals: (Proposal & { key: string; source_name: string | null })[];
  harm: HarmReport;
  files: { id: string; filename: string }[];
  letter: LetterWaiting;
  owns: boolean;
  works: boolean;
  open: boolean;
};

/** By its words, so that it stays the same while the text around them changes. */
export const keyOf = ({ source, source_id: id, quote }: Pick<EventOrigin, 'source' | 'source_id' | 'quote'>): string =>
  createHash('sha256')
    .update(JSON.stringify([source, id, quote]))
    .digest('hex')
    .slice(0, 32);

/** Runs `work` in the caller's transaction, which `story` reads. Throws NOT_FOUND, for another's case as for a missing one. */
export async function inStory<Result>(
  services: Services,
  user: User,
  caseId: string,
  work: (db: Db, story: (lock?: 'lock') => Promise<StoryOfCase>) => Promise<Result>,
): Promise<Result> {
  // A merchant reads neither the replies themselves nor the history; a promise in a reply is put to them.
  const read = await services.database.as(systemActor, async (db) => ({
    replies: await repliesOf(db, caseId),
    log: await logOfCase(db, caseId),
    letter: await letterWaiting(db, caseId),
  }));
  const today = firmDayOf(services.clock.now());
  return services.database.as(user, (db) =>
    work(db, (lock) => storyOfCase(db, user, caseId, { ...read, today, lock: lock === 'lock' })),
  );
}

type Given = Read & { letter: LetterWaiting; lock: boolean };

async function storyOfCase(db: Db, user: User, caseId: string, { lock, letter, ...given }: Given): Promise<StoryOfCase> {
  if (lock) await lockCase(db, caseId);
  else await enterShared(db, user, caseId);
  const theCase = await findCaseCore(db, caseId);
  const [owns, works] = [isMerchantOf(user, theCase), sideOf(user, theCase) === 'desk'];
  const [events, harm, files] = await Promise.all([
    eventsOfCase(db, caseId),
    harmOfCase(db, caseId),
    filesOf(db, caseId),
  ]);
  return {
    theCase,
    today: given.today,
    letter,
    events,
    // What a source says is for those who may read the case itself.
    proposals: owns || works ? await proposed(db, caseId, { events, files, ...given }) : [],
    harm,
    files: files.filter(({ kind }) => owns || works || !ownersFiles.some((each) => each === kind)),
    owns,
    works,
    open: theCase.cancelled_at === null && !hasEnded(theCase.status),
  };
}

const filesOf = async (db: Db, caseId: string) =>
  (
    await db
      .selectFrom('case_files')
      .select(['id', 'filename', 'document_type as kind'])
      .where('case_id', '=', caseId)
      .orderBy('filename')
      .orderBy('id')
      .execute()
  ).filter(({ kind }) => isEvidence(kind) || kind === 'processor_reply');

type Read = { replies: readonly ReplyRow[]; log: StorySources['log']; today: string };

/** The texts of a case in which events are read. */
export async function sourcesOf(
  db: Db,
  caseId: string,
  { replies, log, today }: Read,
): Promise<StorySources> {
  const [messages, extractions] = await Promise.all([
    db
      .selectFrom('messages')
      .select(['id', 'body', 'created_at'])
      .where('case_id', '=', caseId)
      .where('author_role', '=', 'merchant')
      .where('message_type', '=', 'message')
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute(),
    evidenceOfCase(db, caseId),
  ]);
  return {
    log,
    messages: messages.map(({ id, body, created_at: at }) => ({ id, body, sent_on: firmDayOf(at) })),
    replies: replies.filter(({ withdrawn_at }) => withdrawn_at === null),
    extractions,
    today,
  };
}

async function proposed(db: Db, caseId: string, { events, files, ...given }: Read & Pick<StoryOfCase, 'events' | 'files'>) {
  return proposalsOf(await sourcesOf(db, caseId, given), events).map((each) => ({
    ...each,
    key: keyOf(each),
    source_name: files.find(({ id }) => id === each.source_id)?.filename ?? null,
  }));
}
