/** The answers that the wizard starts with, and how they change. Pure. */
import type { Answers } from '../../domain/intake/answers.ts';
import type { Answer } from '../../domain/intake/field.ts';
import { kindByContent } from '../../domain/intake/upload-documents.ts';
import { isBlank } from '../../domain/intake/field.ts';
import type { Processor } from '../../domain/processors.ts';
import { isAccountFile, type FileKind } from '../../domain/documents/document-kind.ts';
import type { Draft } from '../../contract/application.ts';
import type { Me } from '../../contract/people.ts';
import { anyKind } from './document-kinds.ts';

export type Upload = Draft['uploads'][number];
type RowGroupName = 'owners' | 'previousProcessors';

export function withField(answers: Answers, name: string, answer: Exclude<Answer, undefined>): Answers {
  return { ...answers, fields: { ...answers.fields, [name]: answer } };
}

export function withRows(answers: Answers, group: RowGroupName, rows: Answers['owners']): Answers {
  return { ...answers, [group]: rows.length > 0 ? rows : [{}] };
}

/** The answers with another kind for one of their files. */
export function withKind(answers: Answers, id: string, document_type: FileKind): Answers {
  return { ...answers, files: answers.files.map((file) => (file.id === id ? { ...file, document_type } : file)) };
}

/** Fills in what the account already knows where nothing was entered yet; a box that was cleared stays empty. */
export function withAccount(answers: Answers, me: Me): Answers {
  const known: Record<string, string | null> = {
    firstName: me.profile.first_name,
    lastName: me.profile.last_name,
    email: me.user.email,
    phone: me.profile.phone ?? me.user.phone,
    legalBusinessName: namedByMerchant(me.user.org.name) ? me.user.org.name : null,
  };
  const missing = Object.entries(known).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && answers.fields[entry[0]] === undefined,
  );
  return missing.length === 0 ? answers : { ...answers, fields: { ...answers.fields, ...Object.fromEntries(missing) } };
}

/** A default organization name (spec, section 3) is not a legal business name. */
const namedByMerchant = (orgName: string) => !orgName.endsWith("'s Business") && orgName !== 'Merchant Organization';

/** A link preselects its processor, but never overwrites an answer. */
export function withProcessor(answers: Answers, processor: Processor | null): Answers {
  return processor && isBlank(answers.fields.processor) ? withField(answers, 'processor', processor) : answers;
}

/**
 * Syncs the answers' list of files with the server: adds an upload that finished while its tab was killed, drops one
 * that was deleted.
 */
export function withUploads(answers: Answers, uploads: readonly Upload[]): Answers {
  const there = new Set(uploads.map((upload) => upload.id));
  const listed = new Set(answers.files.map((file) => file.id));
  const kept = answers.files.filter((file) => there.has(file.id));
  const added = uploads
    .filter((upload) => !listed.has(upload.id))
    .map((upload) => ({ id: upload.id, document_type: kindByContent(upload.content_type, anyKind) }));
  return kept.length === answers.files.length && added.length === 0
    ? answers
    : { ...answers, files: [...kept, ...added] };
}

/** The lists always show at least one row. */
export function withMinimumRows(answers: Answers): Answers {
  return {
    ...answers,
    owners: answers.owners.length > 0 ? answers.owners : [{}],
    previousProcessors: answers.previousProcessors.length > 0 ? answers.previousProcessors : [{}],
  };
}

type DraftFiles = { answers: Pick<Answers, 'files'>; uploads: readonly Upload[] };

/** The element that has the exports on the wizard's pages. */
export const exportsPartId = 'exports-part';

/** The draft's exports of the processor's records. */
export const exportsOf = ({ answers, uploads }: DraftFiles): Upload[] => {
  const exports = answers.files.filter(({ document_type: kind }) => isAccountFile(kind));
  return uploads.filter(({ id }) => exports.some((file) => file.id === id));
};

/** All its other files, which are read as documents. */
export const documentsOf = (draft: DraftFiles): Upload[] => {
  const exports = exportsOf(draft);
  return draft.uploads.filter((upload) => !exports.includes(upload));
};
