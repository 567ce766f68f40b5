/**
 * SQL that stores the progress of these cases (SQL for `uuid[]`) as the triggers would have, for cases that were
 * written past them.
 */
export const fillProgress = (ids: string): string => `
  insert into case_progress (case_id, progress, milestones, case_created_by, case_contact_key, case_attorney_id)
  select p.*, created_by, contact_key, attorney_id from app.compute_progress(${ids}) p join cases on id = p.case_id
  on conflict do nothing`;
