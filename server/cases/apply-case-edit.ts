import { caseClosed } from './emails.ts';
import type { Db } from '../../db/actor.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { hasEnded, type CasePriority, type CaseStatus } from '../../domain/cases/case.ts';
import { readDetails, readLists, type CaseEdit } from '../../domain/cases/case-edit.ts';
import type { CaseLists } from '../../domain/intake/list-rows.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { ledgerOf } from '../money/get-ledger.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { Refusal } from '../kernel/refusal.ts';
import { detailColumns, writeDetailHistory, writeListHistory, writeLists } from './case-details.ts';
import { maskedEin } from '../kernel/ein.ts';
import type { EditableCase } from './find-editable-case.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { takeBackLetter } from '../kernel/take-back-letter.ts';
import { markTypedAction } from './plan-next-action.ts';
import { readWorkflowEdit, type ReadWorkflowEdit } from './read-workflow-edit.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

export type ChangedCase = {
  id: string;
  status: CaseStatus;
  priority: CasePriority;
  version: number;
  changed: string[];
};
type Changes = { details: Partial<CaseFields>; lists: Partial<CaseLists>; workflow: ReadWorkflowEdit };

/**
 * Writes an edit of a locked case: its fields and lists, a history entry for each, the closing email, the next action, and a job
 * that drafts the letter again unless somebody has worked on it. An edit that changes nothing writes nothing. Throws
 * INVALID_INPUT with `fields`.
 */
export async function applyCaseEdit(
  services: Services,
  db: Db,
  user: User,
  before: EditableCase,
  edit: CaseEdit,
): Promise<ChangedCase> {
  const { row } = before;
  const changes = await readChanges(services, db, before, edit);
  const details = [...Object.keys(changes.details), ...Object.keys(changes.lists)];
  const changed = [...details, ...Object.keys(changes.workflow.changed)];
  const after = {
    id: row.id,
    status: changes.workflow.changed.status ?? row.status,
    priority: changes.workflow.changed.priority ?? row.priority,
  };
  if (changed.length === 0) return { ...after, version: row.version, changed };
  await write(services, db, before, changes);
  const typed = changed.includes('next_action') || changed.includes('next_action_on');
  if (typed) await markTypedAction(db, row.id, firmDayOf(services.clock.now()));
  // Drafting the letter again also plans the next action. Taking the letter back is no step of the case.
  if (details.length > 0 && (await takeBackLetter(db, row.id)))
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: row.id });
  else if (!typed && (details.length > 0 || after.status !== row.status)) await leaveForPlanning(services, db, row.id);
  if (details.length > 0) await services.jobs.enqueue(db, 'search-conflicts', { case_id: row.id });
  if (changes.details.processor || changes.details.avg_delivery_days !== undefined)
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: row.id });
  await writeDetailHistory(db, user, { id: row.id, ein_last4: row.ein_last4, fields: before.fields }, changes.details);
  await writeListHistory(db, user, row.id, before.lists, changes.lists);
  await writeWorkflowHistory(db, user, before, changes.workflow);
  if (hasEnded(after.status) && !hasEnded(row.status) && !row.cancelled_at)
    await notifyMerchant(services, db, { ...row, ...changes.details });
  return { ...after, version: row.version + 1, changed };
}

async function readChanges(
  services: Services,
  db: Db,
  before: EditableCase,
  { ein, ...edit }: CaseEdit,
): Promise<Changes> {
  const today = firmDayOf(services.clock.now());
  // An EIN in the masked form was only displayed, not typed.
  const typed = ein === undefined || ein === maskedEin(before.row.ein_last4) ? edit : { ...edit, ein };
  const details = readDetails(typed, before.fields, today);
  const lists = readLists(edit, before.lists, today);
  const workflow = await readWorkflowEdit(db, before, edit, today);
  const errors = { ...details.errors, ...lists.errors, ...workflow.errors };
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID_INPUT', Object.values(errors)[0] ?? '', errors);
  return { details: details.changed, lists: lists.changed, workflow };
}

async function write(
  { config, clock }: Services,
  db: Db,
  { row, fields }: EditableCase,
  { details, lists, workflow }: Changes,
): Promise<void> {
  const now = clock.now();
  await writeLists(db, row.id, lists);
  await db
    .updateTable('cases')
    .set({
      ...detailColumns(details, fields, config.appKey),
      ...workflow.changed,
      ...ending(row, workflow.changed.status, now),
      version: row.version + 1,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute();
}

/** When a case ended; moving from resolved to closed keeps the first end date. */
function ending(before: EditableCase['row'], status: CaseStatus | undefined, now: Date): { closed_at?: Date | null } {
  if (status === undefined || hasEnded(status) === hasEnded(before.status)) return {};
  return hasEnded(status) ? { closed_at: now } : { closed_at: null };
}

async function writeWorkflowHistory(
  db: Db,
  user: User,
  { row }: EditableCase,
  { changed, owner }: ReadWorkflowEdit,
): Promise<void> {
  for (const field of ['status', 'priority'] as const) {
    if (changed[field] !== undefined)
      await writeHistory(db, user, row.id, {
        what: `${field}_changed`,
        field,
        old_value: row[field],
        new_value: changed[field],
      });
  }
  if (owner)
    await writeHistory(db, user, row.id, {
      what: 'owner_changed',
      field: 'owner',
      old_value: owner.from,
      new_value: owner.to,
    });
  for (const field of ['next_action', 'next_action_on'] as const) {
    if (changed[field] !== undefined)
      await writeHistory(db, user, row.id, {
        what: 'next_action_changed',
        field,
        old_value: row[field],
        new_value: changed[field],
      });
  }
}

async function notifyMerchant(
  services: Services,
  db: Db,
  theCase: Pick<EditableCase['row'], 'id' | 'first_name' | 'case_number'>,
): Promise<void> {
  const endedAt = services.clock.now();
  const { held_amount_cents, totals } = await ledgerOf(services, db, await findMoneyCase(db, theCase.id));
  await queueCaseEmail(services, db, {
    key: `case-closed:${theCase.id}:${endedAt.getTime()}`,
    template: caseClosed,
    case_id: theCase.id,
    letter_id: null,
    payload: {
      first_name: theCase.first_name,
      case_number: theCase.case_number,
      case_id: theCase.id,
      cancelled: false,
      money: {
        held_cents: held_amount_cents,
        recovered_cents: totals.recovered_cents,
        fee_cents: totals.fee_due_cents,
        open_cents: totals.fee_outstanding_cents,
      },
    },
  });
}
