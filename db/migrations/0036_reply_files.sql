-- A case's attorney adds what the processor wrote, as staff do, while recording a reply; nothing else (decision 67).

alter policy for_own_case on uploads
  with check (
    (select app.sees_all()) or for_case is null or app.owns_case(for_case) or app.attends_case(for_case));

create policy attorney_insert on case_files for insert to unhold_app
  with check (document_type = 'processor_reply' and app.attends_case(case_id));
