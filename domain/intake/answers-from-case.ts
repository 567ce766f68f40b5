import {
  addressPartRows,
  caseFieldRows,
  ownerRows,
  previousProcessorRows,
  type Address,
  type CaseFields,
  type ListField,
  type OwnerFields,
  type PreviousProcessorFields,
} from '../case-fields.ts';
import type { Answers } from './answers.ts';
import { typedDate } from '../calendar/typed-date.ts';

export type StoredApplication = {
  fields: CaseFields;
  owners: readonly OwnerFields[];
  previousProcessors: readonly PreviousProcessorFields[];
};

/**
 * A stored case as the answers the merchant would have typed. `readApplication` turns them back into the same case, except that
 * cents are dropped, as the wizard does, and the EIN is never returned.
 */
export function answersFromCase({ fields, owners, previousProcessors }: StoredApplication): Answers {
  return {
    fields: Object.fromEntries(caseFieldRows.flatMap((row) => answersTo(row, fields))),
    owners: listAnswers(ownerRows, owners),
    previousProcessors: listAnswers(previousProcessorRows, previousProcessors),
    files: [],
  };
}

type NamedRow = (typeof caseFieldRows)[number];
type Given = [string, Answers['fields'][string]];

function answersTo(row: NamedRow, fields: CaseFields): Given[] {
  const value = fields[row.name];
  if (row.kind === 'ein' || value === null || value === '') return [];
  if (Array.isArray(value)) return value.length > 0 ? [[row.answer, value]] : [];
  return typeof value === 'object' ? addressAnswers(row, value, fields) : [[row.answer, typedFrom(row, value)]];
}

/** Checked when one address equals the other, in which case its parts are not asked. */
function addressAnswers({ answer, sameAs }: NamedRow, address: Address, fields: CaseFields): Given[] {
  const copied = sameAs && fields[sameAs.address];
  if (copied && addressPartRows.every((part) => address[part.name] === copied[part.name]))
    return [[sameAs.answer, true]];
  return addressPartRows.flatMap((part): Given[] =>
    address[part.name] === '' ? [] : [[answer + part.answer, address[part.name]]],
  );
}

function typedFrom({ kind }: ListField, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(kind === 'money' ? Math.trunc(value / 100) : value);
  return kind === 'date' ? typedDate(value) : value;
}

/** Stored rows as typed. At least one row is always shown. */
export function listAnswers<Name extends string>(
  rows: readonly (ListField & { name: Name })[],
  stored: readonly Readonly<Record<Name, string | number | null>>[],
): Record<string, string>[] {
  const typed = stored.map((each) => {
    const given = rows.filter(({ name }) => each[name] !== null && each[name] !== '');
    return Object.fromEntries(given.map(({ name, answer }) => [answer, String(each[name])]));
  });
  return typed.length > 0 ? typed : [{}];
}
