import type { Db } from '../../db/actor.ts';
import { amountOf, type AnswerKind } from '../../domain/letters/processor-reply.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { checkPastDay, dayOf, isRepeat, wrong } from '../kernel/entry.ts';
import { repliesOf, requireStaff, type ReplyRow } from './list-replies.ts';

type ReplyEntry = {
  entry_id: string;
  letter_id: string | null;
  received_on: string;
  kind: AnswerKind;
  words: string | null;
  amount_cents: number | null;
  file_id: string | null;
};

/**
 * Records a processor's reply, which later letters of the case rest on. History has its day, kind and amount but not
 * its text: the text can be erased, history cannot. Idempotent by `entry_id`. Throws NOT_FOUND, INVALID_INPUT by field,
 * IDEMPOTENCY_MISMATCH.
 */
export async function recordReply(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, ...entry }: ReplyEntry,
): Promise<ReplyRow[]> {
  return services.database.as(user, async (db) => {
    const theCase = await requireStaff(db, user, caseId, 'lock');
    const found = await db.selectFrom('processor_replies').selectAll().where('id', '=', entry_id).executeTakeFirst();
    if (isRepeat(found, { case_id: caseId, ...entry })) return repliesOf(db, caseId);
    const now = services.clock.now();
    checkPastDay('received_on', entry.received_on, theCase, now);
    checkAmount(entry);
    await checkLetter(db, caseId, entry);
    await checkFile(db, caseId, entry.file_id);
    await db
      .insertInto('processor_replies')
      .values({
        id: entry_id,
        case_id: caseId,
        ...entry,
        entered_by: user.id,
        entered_by_name: user.name,
        created_at: now,
      })
      .execute();
    const { words: _words, ...recorded } = entry;
    await writeHistory(db, user, caseId, {
      what: 'answer_recorded',
      field: null,
      old_value: null,
      new_value: { answer_id: entry_id, ...recorded },
    });
    return repliesOf(db, caseId);
  });
}

function checkAmount({ kind, amount_cents }: ReplyEntry | Omit<ReplyEntry, 'entry_id'>): void {
  if (amountOf[kind] === 'required' && amount_cents === null)
    wrong('amount_cents', 'Enter the amount that was released.');
  if (amountOf[kind] === 'none' && amount_cents !== null) wrong('amount_cents', 'A reply of this kind has no amount.');
}

/** The letter that it replies to belongs to this case and had been sent by that day. */
async function checkLetter(
  db: Db,
  caseId: string,
  { letter_id, received_on }: Omit<ReplyEntry, 'entry_id'>,
): Promise<void> {
  if (letter_id === null) return;
  const letter = await db
    .selectFrom('letters')
    .select('sent_at')
    .where('id', '=', letter_id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!letter) wrong('letter_id', 'Choose a letter of this case.');
  if (letter.sent_at === null) wrong('letter_id', 'This letter has not been sent yet.');
  if (received_on < dayOf(letter.sent_at)) wrong('received_on', 'This day is before the letter was sent.');
}

async function checkFile(db: Db, caseId: string, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  const file = await db
    .selectFrom('case_files')
    .select('id')
    .where('id', '=', fileId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!file) wrong('file_id', 'Choose a file of this case.');
}
