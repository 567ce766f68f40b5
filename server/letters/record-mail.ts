import type { Actor } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import type { Services } from '../kernel/context.ts';
import { dayOf } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { MailJobRefused, type MailJobRecord } from '../ports/mailhouse/mailhouse.ts';
import { applyReports } from './apply-mail-state.ts';
import { notifyMailStopped } from './notify-stopped.ts';

type Handed = {
  row: { id: string; case_id: string | null; payload: unknown; recipient: string; handed_over_at: Date | null };
  letter: { id: string; case_id: string };
};

/** Commits that the mailhouse is being asked, before it is. */
export async function beginHandOver(services: Services, actor: Actor, outboxId: string): Promise<void> {
  await services.database.as(actor, (db) =>
    db
      .updateTable('outbox')
      .set((eb) => ({
        status: 'sending',
        handed_over_at: eb.fn.coalesce('handed_over_at', eb.val(services.clock.now())),
      }))
      .where('id', '=', outboxId)
      .where('status', 'in', ['queued', 'sending'])
      .execute(),
  );
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
        post_by: forStaff ? addBusinessDays(dayOf(services.clock.now()), 1) : null,
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
    // Reports may have come before its own answer.
    if (!forStaff) await applyReports(services, db, row.id);
  });
}

/**
 * A refusal ends the row, unless the mailhouse may have the letter already. Silence is tried again while the mailhouse knows the key, and
 * staff are told; then the row waits for a person. Throws the error when it is to be tried again.
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
    const current = await db
      .selectFrom('outbox')
      .select(['handed_over_at', 'waits_since', 'status', 'mailhouse_id'])
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (!current || !['queued', 'sending'].includes(current.status) || current.mailhouse_id !== null) return;
    const asked = current.handed_over_at;
    const mayHaveIt = asked !== null;
    const over = mayHaveIt && remote !== null && now.getTime() - asked.getTime() > remote.keyLastsMs;
    const status = !mayHaveIt && refused ? 'failed' : mayHaveIt && (refused || over) ? 'uncertain' : current.status;
    await db
      .updateTable('outbox')
      .set({ status, error: problem, waits_since: mayHaveIt ? (current.waits_since ?? now) : null })
      .where('id', '=', row.id)
      .execute();
    const stopped = status === 'uncertain' ? 'uncertain' : 'silent';
    if (mayHaveIt && (current.waits_since === null || status === 'uncertain'))
      await notifyMailStopped(services, db, actor, { ...row, letter_id: letter.id }, { status: stopped, problem });
  });
  const mayComeBack = !refused && !(await isSettled(services, actor, row.id));
  if (mayComeBack) throw error;
}

async function isSettled(services: Services, actor: Actor, outboxId: string): Promise<boolean> {
  const row = await services.database.as(actor, (db) =>
    db.selectFrom('outbox').select(['status', 'mailhouse_id']).where('id', '=', outboxId).executeTakeFirst(),
  );
  return !row || row.mailhouse_id !== null || !['queued', 'sending'].includes(row.status);
}
