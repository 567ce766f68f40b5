import type { Db } from '../../db/actor.ts';
import type { FormField } from '../../domain/documents/form-field.ts';
import type { PacketGiven } from '../../drafting/packet/given.ts';
import type { FormToSign } from '../../drafting/papers/notice.ts';

/** The blank of a prescribed form: whose version asks for it, where it was taken from and when, and its fields. */
export type BlankOnFile = {
  id: string;
  agreement: string;
  file_id: string;
  filename: string;
  sha256: string;
  source: string;
  fetched_on: string;
  pages: number;
  fields: FormField[];
  supplied_by_name: string;
};

/** A recorded form: submitted on the web, or returned as a file with what counsel ticked of it. `file` is null for those that were never compared. */
export type FormOnFile = {
  id: string;
  agreement: string;
  submitted_on_web: boolean;
  /** Of a submission on the web: its number or text, or the name of the file that shows it. */
  confirmation: string | null;
  completed_on: string;
  recorded_by_name: string;
  filename: string | null;
  file: {
    id: string;
    blank_id: string;
    sha256: string;
    pages: number;
    fields: FormField[];
    filled_here: boolean;
  } | null;
  ticked: { by: string; at: Date } | null;
};

/** The newest of each, under whatever version. */
export type FormsOnFile = { blank: BlankOnFile | null; form: FormOnFile | null };

export async function formsOnFile(db: Db, caseId: string): Promise<FormsOnFile> {
  const [blank, form] = await Promise.all([newestBlank(db, caseId), newestForm(db, caseId)]);
  return { blank: blank ?? null, form };
}

const newestBlank = (db: Db, caseId: string): Promise<BlankOnFile | undefined> =>
  db
    .selectFrom('form_blanks as b')
    .innerJoin('case_files as c', 'c.id', 'b.file_id')
    .select([
      'b.id',
      'b.agreement',
      'b.file_id',
      'c.filename',
      'b.sha256',
      'b.source',
      'b.fetched_on',
      'b.pages',
      'b.fields',
      'b.supplied_by_name',
    ])
    .where('b.case_id', '=', caseId)
    .orderBy('b.supplied_at', 'desc')
    .limit(1)
    .executeTakeFirst();

async function newestForm(db: Db, caseId: string): Promise<FormOnFile | null> {
  const row = await db
    .selectFrom('notice_forms as f')
    .leftJoin('case_files as c', 'c.id', 'f.file_id')
    .leftJoin('case_files as shown', 'shown.id', 'f.confirmation_file_id')
    .leftJoin('form_ticks as t', 't.form_id', 'f.id')
    .selectAll('f')
    .select(['c.filename', 'shown.filename as confirmation_file', 't.attorney_name', 't.ticked_at'])
    .where('f.case_id', '=', caseId)
    .orderBy('f.recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { file_id, blank_id, sha256, pages, fields, filled_here, attorney_name, ticked_at, ...form } = row;
  const isFile = file_id !== null && blank_id !== null && sha256 !== null && pages !== null && fields !== null;
  return {
    ...form,
    confirmation: form.confirmation ?? form.confirmation_file,
    file: isFile ? { id: file_id, blank_id, sha256, pages, fields, filled_here } : null,
    ticked: attorney_name !== null && ticked_at !== null ? { by: attorney_name, at: ticked_at } : null,
  };
}

/** What counts under the version that governs; `recorded`: the newest form, whether it does or not. */
export type CountingForms = FormsOnFile & { recorded: FormOnFile | null };

/** A blank of another version does not count, nor what was filled in on another blank, nor a submission without its confirmation. */
export function countingForms({ blank, form }: FormsOnFile, agreement: string | null): CountingForms {
  const mine = blank?.agreement === agreement ? blank : null;
  const counts =
    form?.agreement === agreement &&
    (form.submitted_on_web ? form.confirmation !== null : mine !== null && form.file?.blank_id === mine.id);
  return { blank: mine, form: counts ? form : null, recorded: form };
}

/** Which file the merchant signs. */
export function formToSign({ blank, form }: FormsOnFile): FormToSign | null {
  if (!blank || !form?.file) return null;
  const { source, fetched_on, sha256: blank_sha256 } = blank;
  const { sha256, pages } = form.file;
  return { source, fetched_on, blank_sha256, filename: form.filename ?? '', sha256, pages };
}

/** What the drafter is told of it. `name`: the form's own. */
export function formGiven({ form }: FormsOnFile, name: string): Pick<PacketGiven, 'form_completed_on' | 'form_file'> {
  if (form?.submitted_on_web) return { form_completed_on: form.completed_on };
  if (!form?.file || !form.ticked) return { form_completed_on: null };
  const { id, sha256 } = form.file;
  return { form_completed_on: form.completed_on, form_file: { id, name, sha256 } };
}
