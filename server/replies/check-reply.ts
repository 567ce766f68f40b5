import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Db } from '../../db/actor.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { amountOf, isReply, type ReplyKind } from '../../domain/letters/processor-reply.ts';
import { checkPromisedDay, wrong } from '../kernel/entry.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { CaseCore } from '../kernel/find-case-core.ts';

export type ReplyEntry = {
  letter_id: string | null;
  received_on: string;
  kind: ReplyKind;
  words: string | null;
  amount_cents: number | null;
  terms: string | null;
  expires_on: string | null;
  file_id: string | null;
};
type Checking = { db: Db; theCase: CaseCore; now: Date };

/** Whether a reply can be recorded in a case as it is. Throws INVALID_INPUT by field, CONFLICT for an offer in a case that has ended. */
export async function checkReply({ db, theCase, now }: Checking, entry: ReplyEntry): Promise<void> {
  checkAmount(entry);
  await checkHeld(db, theCase.id, entry);
  checkTerms(entry, theCase, now);
  await checkLetter(db, theCase.id, entry);
  await checkFile(db, theCase.id, entry);
}

function checkAmount({ kind, amount_cents }: ReplyEntry): void {
  if (amountOf[kind] === 'required' && amount_cents === null)
    wrong('amount_cents', kind === 'offer' ? 'Enter the sum offered.' : 'Enter the amount that was released.');
  if (amountOf[kind] === 'none' && amount_cents !== null) wrong('amount_cents', 'A reply of this kind has no amount.');
}

/** A typing error would be emailed to the merchant as an offer. */
async function checkHeld(db: Db, caseId: string, { amount_cents }: ReplyEntry): Promise<void> {
  if (amount_cents === null) return;
  const { held_amount_cents: held } = await db
    .selectFrom('cases')
    .select('held_amount_cents')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  if (held !== null && amount_cents > held)
    wrong(
      'amount_cents',
      `This is more than the ${formatCents(held)} withheld. Check the sum, or the amount held in the case.`,
    );
}

function checkTerms({ kind, terms, expires_on, received_on }: ReplyEntry, theCase: CaseCore, now: Date): void {
  if (kind === 'offer' && (theCase.cancelled_at !== null || theCase.status === 'closed'))
    throw new Refusal('CONFLICT', 'This case has ended: nobody can answer an offer in it.');
  if (kind !== 'offer' && terms !== null) wrong('terms', 'Only an offer has terms.');
  if (expires_on === null) return;
  if (kind !== 'offer') wrong('expires_on', 'Only an offer has a last day.');
  if (expires_on < received_on)
    wrong('expires_on', 'The last day to accept is before the day on which the offer came.');
  checkPromisedDay('expires_on', expires_on, now);
}

/** The letter that it replies to belongs to this case and had been sent by that day. Silence is always about a letter. */
async function checkLetter(db: Db, caseId: string, { letter_id, received_on, kind }: ReplyEntry): Promise<void> {
  if (letter_id === null) {
    if (kind === 'silence') wrong('letter_id', 'Choose the letter that was not answered.');
    return;
  }
  const letter = await db
    .selectFrom('letters')
    .select(['sent_at', 'reply_due_on'])
    .where('id', '=', letter_id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!letter) wrong('letter_id', 'Choose a letter of this case.');
  if (letter.sent_at === null) wrong('letter_id', 'This letter has not been sent yet.');
  const sentOn = firmDayOf(letter.sent_at);
  if (received_on < sentOn) wrong('received_on', 'This day is before the letter was sent.');
  if (kind !== 'silence') return;
  if (letter.reply_due_on === null)
    wrong('letter_id', 'Record the delivery of this letter first: its answer date follows.');
  if (received_on <= letter.reply_due_on)
    wrong('received_on', `The answer was due by ${letter.reply_due_on}: silence is found after that day.`);
  if (await repliedSince(db, caseId, sentOn)) wrong('kind', 'A reply to this letter is on record.');
}

/** Whether a reply has come since that day; an automatic reply does not count. */
async function repliedSince(db: Db, caseId: string, day: string): Promise<boolean> {
  const since = await db
    .selectFrom('processor_replies')
    .select('kind')
    .where('case_id', '=', caseId)
    .where('received_on', '>=', day)
    .where('withdrawn_at', 'is', null)
    .execute();
  return since.some(({ kind }) => isReply(kind));
}

async function checkFile(db: Db, caseId: string, { file_id, kind, words }: ReplyEntry): Promise<void> {
  if (kind === 'silence' && words !== null) wrong('words', 'Silence has no text.');
  if (file_id === null) return;
  if (kind === 'silence') wrong('file_id', 'Silence has no file.');
  const file = await db
    .selectFrom('case_files')
    .select('id')
    .where('id', '=', file_id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!file) wrong('file_id', 'Choose a file of this case.');
}
