import type { Actor, Db } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import type { Services } from '../kernel/context.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { MailJobRefused, type MailJobRecord } from '../ports/mailhouse/mailhouse.ts';
import { applyReports } from './apply-mail-state.ts';
import { notifyMailStopped } from './notify-stopped.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';

type Handed = {
  row: { id: string; case_id: string | null; payload: unknown; recipient: string; handed_over_at: Date | null };
  letter: { id: string; case_id: string };
};

/**
 * Commits, before the mailhouse is asked, that it is being asked. False when the letter no longer waits for it. If the
 * process ends while it asks, watch-mailhouse.ts notifies staff.
 */
export async function beginHandOver(services: Services, actor: Actor, { row }: Handed): Promise<boolean> {
  const { numUpdatedRows } = await services.database.as(actor, (db) =>
    db
      .updateTable('outbox')
      .set((eb) => ({
        status: 'sending',
        handed_over_at: eb.fn.coalesce('handed_over_at', eb.val(services.clock.now())),
      }))
      .where('id', '=', row.id)
      .where('status', 'in', ['queued', 'sending'])
      .where('mailhouse_id', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** Letters that the mailhouse was asked to take, that have no outcome yet and of which staff have not been notified. */
export const askedInVain = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'case_id', 'letter_id', 'recipient'])
    .where('channel', '=', 'certified_mail')
    .where('status', '=', 'sending')
    .where('mailhouse_id', 'is', null)
    .where('waits_since', 'is', null);

type Silent = { id: string; case_id: string | null; letter_id: string | null; recipient: string };

/** Notifies staff of a letter whose process ended while it asked. The caller has locked its case. */
export async function reportSilence(services: Services, db: Db, actor: Actor, row: Silent): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ waits_since: services.clock.now(), error: askedWhileStopping })
    .where('id', '=', row.id)
    .execute();
  await notifyMailStopped(services, db, actor, row, { status: 'silent', problem: askedWhileStopping });
}

const askedWhileStopping = 'the program stopped while it asked the mailhouse';

/** The row while it still waits for the mailhouse's answer. */
async function openRow(db: Db, outboxId: string) {
  const row = await db
    .selectFrom('outbox')
    .select(['handed_over_at', 'waits_since', 'status', 'mailhouse_id'])
    .where('id', '=', outboxId)
    .executeTakeFirst();
  const isOpen = row && ['queued', 'sending'].includes(row.status) && row.mailhouse_id === null;
  return isOpen ? row : null;
}

/** The mailhouse has taken the letter, or it is ready for staff to post by the next business day. */
export async function recordHandedOver(
  services: Services,
  actor: Actor,
  { row, letter }: Handed,
  record: MailJobRecord,
): Promise<void> {
  const forStaff = record.status === 'awaiting_staff';
  await services.database.as(actor, async (db) => {
    await lockCase(db, letter.case_id);
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({
        status: forStaff ? 'to_print' : 'sending',
        post_by: forStaff ? addBusinessDays(firmDayOf(services.clock.now()), 1) : null,
        error: record.problem,
        waits_since: null,
        payload: JSON.stringify({ ...(row.payload as object), print: record }),
        ...(forStaff ? {} : { mailhouse_id: record.job_id, tracking_number: record.certified_mail_number }),
      })
      .where('id', '=', row.id)
      .where('status', 'in', ['queued', 'sending', 'uncertain'])
      .where('mailhouse_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await writeHistory(db, actor, letter.case_id, {
      what: forStaff ? 'letter_ready_to_print' : 'letter_at_mailhouse',
      field: null,
      old_value: null,
      new_value: { job: record.job_id, ...(record.problem === null ? {} : { why: record.problem }) },
    });
    // Reports may have arrived before the mailhouse's own answer.
    if (!forStaff) await applyReports(services, db, row.id);
  });
}

/**
 * A refusal ends the row, unless the mailhouse may already have the letter. After silence, the mailhouse is asked again
 * while it knows the key, and staff are notified; later the row waits for somebody's decision. Throws the error when it
 * is to be tried again.
 */
export async function recordMailFailure(
  services: Services,
  actor: Actor,
  { row, letter }: Handed,
  error: unknown,
): Promise<void> {
  const { remote } = services.mailhouse;
  const refused = error instanceof MailJobRefused;
  if (!refused && !remote) throw error;
  const problem = error instanceof Error ? error.message : String(error);
  const now = services.clock.now();
  await services.database.as(actor, async (db) => {
    await lockCase(db, letter.case_id);
    const current = await openRow(db, row.id);
    if (!current) return;
    const asked = current.handed_over_at;
    const mayHaveIt = asked !== null;
    const over = mayHaveIt && remote !== null && now.getTime() - asked.getTime() > remote.keyLastsMs;
    const status = !mayHaveIt && refused ? 'failed' : mayHaveIt && (refused || over) ? 'uncertain' : current.status;
    await db
      .updateTable('outbox')
      .set({ status, error: problem, waits_since: mayHaveIt ? (current.waits_since ?? now) : null })
      .where('id', '=', row.id)
      .execute();
    await leaveForPlanning(services, db, letter.case_id);
    const stopped = status === 'uncertain' ? 'uncertain' : 'silent';
    if (mayHaveIt && (current.waits_since === null || status === 'uncertain'))
      await notifyMailStopped(services, db, actor, { ...row, letter_id: letter.id }, { status: stopped, problem });
  });
  const mayComeBack = !refused && (await services.database.as(actor, (db) => openRow(db, row.id))) !== null;
  if (mayComeBack) throw error;
}
