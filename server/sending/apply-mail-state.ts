import { systemActor, type Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import type { Services } from '../kernel/context.ts';
import { meaningOf, stageOf } from '../ports/mailhouse/lob-stages.ts';
import { mailStages, type MailStage, type MailState } from '../ports/mailhouse/mailhouse.ts';
import { currentVersion, findLetter } from '../letters/find-letter.ts';
import { markSent } from './mark-sent.ts';
import { notifyMailStopped } from './notify-stopped.ts';
import { deliver } from './record-delivery.ts';
import { takeMailTrouble } from './take-mail-trouble.ts';

/**
 * Applies what a mailhouse reports of a letter. Stages only advance, so an equal or earlier one changes nothing, in
 * whatever order reports come. From `mailed` on, the envelope has left; its end counts as the letter's where mail is
 * the required channel. The caller has locked the case.
 */
export async function applyMailState(services: Services, db: Db, outboxId: string, state: MailState): Promise<void> {
  const row = await db
    .selectFrom('outbox')
    .select(['id', 'case_id', 'letter_id', 'recipient', 'status', 'mailhouse_state', 'tracking_number', 'waits_since'])
    .where('id', '=', outboxId)
    .executeTakeFirst();
  if (!row || row.letter_id === null || !isLater(state.stage, row.mailhouse_state)) return;
  const tracking_number = state.tracking_number ?? row.tracking_number;
  const hasLeft = state.stage === 'mailed' || state.stage === 'delivered' || state.stage === 'returned';
  const leaves = hasLeft && row.status !== 'sent';
  await db
    .updateTable('outbox')
    .set({
      mailhouse_state: state.stage,
      tracking_number,
      ...(leaves ? { status: 'sent', sent_at: state.at, error: null, waits_since: null } : {}),
    })
    .where('id', '=', outboxId)
    .execute();
  if (tracking_number !== null)
    await db.updateTable('letters').set({ tracking_number }).where('id', '=', row.letter_id).execute();
  if (leaves)
    await markSent(services, db, systemActor, row.letter_id, {
      channel: 'certified_mail',
      recipient: tracking_number ?? row.recipient,
      at: state.at,
    });
  if (state.stage === 'lost') await leaveWithStaff(services, db, row);
  if (state.stage === 'delivered' || state.stage === 'returned') await recordEnd(services, db, row.letter_id, state);
}

const isLater = (stage: MailStage, known: string | null): boolean =>
  mailStages.indexOf(stage) > mailStages.findIndex((each) => each === known);

type Lost = { id: string; case_id: string | null; letter_id: string | null; recipient: string };

async function leaveWithStaff(services: Services, db: Db, row: Lost): Promise<void> {
  const problem = 'The mailhouse will not mail it.';
  await db
    .updateTable('outbox')
    .set({ status: 'uncertain', error: problem, waits_since: services.clock.now() })
    .where('id', '=', row.id)
    .where('status', '=', 'sending')
    .execute();
  await notifyMailStopped(services, db, systemActor, row, { status: 'uncertain', problem });
}

async function recordEnd(services: Services, db: Db, letterId: string, { stage, at }: MailState): Promise<void> {
  const letter = await findLetter(db, letterId);
  const { document, fact_sheet: facts } = await currentVersion(db, letter);
  if (requiredChannel(document, facts).channel !== 'certified_mail' || letter.status !== 'sent') return;
  const outcome = stage === 'delivered' ? ('delivered' as const) : ('returned_to_sender' as const);
  await deliver(services, db, systemActor, letterId, { outcome, on: firmDayOf(at) });
}

/**
 * Applies everything reported of a piece of mail: each stage with the day on which it was reached, and each trouble.
 */
export async function applyReports(services: Services, db: Db, outboxId: string): Promise<void> {
  const reports = await db
    .selectFrom('mailhouse_reports as r')
    .innerJoin('outbox as o', 'o.mailhouse_id', 'r.mailhouse_id')
    .select(['r.kind', 'r.happened_at', 'r.description'])
    .where('o.id', '=', outboxId)
    .orderBy('r.happened_at')
    .orderBy('r.id')
    .execute();
  // Oldest first, so that "mailed" gets its own day even if "delivered" was reported before it.
  for (const { kind, happened_at: at, description } of reports) {
    const stage = stageOf(kind);
    if (stage !== null) await applyMailState(services, db, outboxId, { stage, at, tracking_number: null });
    else if (meaningOf(kind) === 'trouble') await takeMailTrouble(services, db, outboxId, { description, at });
  }
}
