-- Papers that are signed, and what is recorded for a notice.

create trigger append_only before update or delete on paper_signatures
  for each row execute function app.refuse_change();
-- Live changes: papers are part of the agreement's panel, and what is recorded for the notice is too.
create trigger record_new after insert or delete on paper_signatures
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on paper_withdrawals
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on paper_withdrawals
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on paper_originals
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on paper_originals
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on notice_forms
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on notice_forms
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on form_blanks
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on form_blanks
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on form_ticks
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on form_ticks
  for each row execute function app.record_row_change('agreement', 'all');

create trigger append_only before update or delete on filing_days
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on filing_days
  for each row execute function app.record_row_change('agreement', 'all');

-- Each party signs for itself: the merchant of the open case, or its attorney, who alone signs in a case that has ended.
create policy signing on paper_signatures for insert to unhold_app
  with check (
  signed_by = (select app.actor_id())
  and (scan_file_id is null
    or exists (select 1 from case_files f where f.id = scan_file_id and f.case_id = paper_signatures.case_id))
  and percent is not distinct from
    case kind when 'fee_agreement' then (select f.percent from fee_terms f where f.case_id = paper_signatures.case_id) end
  and exists (
    select 1 from cases c
    where c.id = case_id
      and (party = 'counsel' and kind <> 'engagement'
        or c.cancelled_at is null and c.status <> 'closed' and (c.status <> 'resolved' or kind = 'fee_agreement'))
      and (attorney_id is null or attorney_id = c.attorney_id)
      and case party
        when 'merchant' then (select app.actor_role()) = 'client'
          and (c.created_by = (select app.actor_id()) or c.contact_key = (select app.actor_email()))
        else c.attorney_id = (select app.attorney_id())
      end));
create policy with_case on paper_signatures for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

-- Counsel signs an engagement after their own inquiry.
create policy after_inquiry on paper_signatures as restrictive for insert to unhold_app
  with check (
    kind <> 'engagement' or party <> 'counsel'
    or exists (
      select 1 from engagement_inquiries i
      where i.case_id = paper_signatures.case_id and i.attorney_id = (select app.attorney_id())));

create trigger append_only before update or delete on engagement_inquiries
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on engagement_inquiries
  for each row execute function app.record_row_change('agreement', 'all');
create policy own_attorney on engagement_inquiries for select to unhold_app
  using (attorney_id = (select app.attorney_id()));
create policy own_insert on engagement_inquiries for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and app.attends_case(case_id));

create trigger append_only before update or delete on engagement_endings
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on engagement_endings
  for each row execute function app.record_row_change('agreement', 'all');
-- Counsel gives notice, and the client ends it; what else ends it the program records.
create policy own_insert on engagement_endings for insert to unhold_app
  with check (
    recorded_by = (select app.actor_id())
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = engagement_endings.attorney_id)
    and case how
      when 'withdrew' then attorney_id = (select app.attorney_id())
      when 'client_ended' then (select app.actor_role()) = 'client' and app.owns_case(case_id)
      else false
    end);
create policy program on engagement_endings for insert to unhold_app
  with check ((select app.actor_role()) = 'system' and how in ('declined', 'gone'));
create policy with_case on engagement_endings for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create trigger append_only before update or delete on closing_points
  for each row execute function app.refuse_change();
create trigger record_new after insert or delete on closing_points
  for each row execute function app.record_row_change('agreement', 'all');
create policy own_insert on closing_points for insert to unhold_app
  with check (attorney_id = (select app.attorney_id()) and app.attends_case(case_id));
create policy with_case on closing_points for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy own_withdrawal on paper_withdrawals for insert to unhold_app
  with check (
    (select app.actor_role()) = 'client' and withdrawn_by = (select app.actor_id())
    and exists (select 1 from paper_signatures p where p.id = paper_id and p.case_id = paper_withdrawals.case_id)
    and app.owns_case(case_id));
create policy with_case on paper_withdrawals for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

-- Staff may say that an original arrived; the rest is the work of the case's attorney.
create policy desk_insert on paper_originals for insert to unhold_app
  with check (
    recorded_by = (select app.actor_id()) and app.works_on_case(case_id)
    and (step = 'received' or app.attends_case(case_id))
    and exists (
      select 1 from paper_signatures p
      where p.id = paper_id and p.case_id = paper_originals.case_id and p.scan_file_id is not null));
create policy with_case on paper_originals for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy desk_insert on notice_forms for insert to unhold_app
  with check (
    recorded_by = (select app.actor_id()) and app.works_on_case(case_id)
    and (file_id is null
      or exists (select 1 from case_files f where f.id = file_id and f.case_id = notice_forms.case_id))
    and (confirmation_file_id is null
      or exists (select 1 from case_files f where f.id = confirmation_file_id and f.case_id = notice_forms.case_id)));
-- The merchant returns the form filled in, which is a file of the case and of a blank of it.
create policy own_insert on notice_forms for insert to unhold_app
  with check (
    recorded_by = (select app.actor_id()) and app.owns_case(case_id)
    and exists (select 1 from case_files f where f.id = file_id and f.case_id = notice_forms.case_id)
    and exists (select 1 from form_blanks b where b.id = blank_id and b.case_id = notice_forms.case_id));
create policy with_case on notice_forms for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy desk_insert on form_blanks for insert to unhold_app
  with check (
    supplied_by = (select app.actor_id()) and app.works_on_case(case_id)
    and exists (select 1 from case_files f where f.id = file_id and f.case_id = form_blanks.case_id));
create policy with_case on form_blanks for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

-- Counsel of the case alone, not even the program.
create policy own_insert on form_ticks for insert to unhold_app
  with check (
    attorney_id = (select app.attorney_id())
    and exists (select 1 from notice_forms n where n.id = form_id and n.case_id = form_ticks.case_id)
    and exists (select 1 from cases c where c.id = case_id and c.attorney_id = (select app.attorney_id())));
create policy with_case on form_ticks for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));

create policy desk_insert on filing_days for insert to unhold_app
  with check (recorded_by = (select app.actor_id()) and app.works_on_case(case_id));
create policy with_case on filing_days for select to unhold_app
  using ((select app.sees_all()) or exists (select 1 from cases c where c.id = case_id));
