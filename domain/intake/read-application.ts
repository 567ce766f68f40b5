/** Turns typed answers into the stored case, or an error per field. */
import {
  addressPartRows,
  byName,
  caseFieldRows,
  caseFields,
  isAsked,
  ownerFields,
  ownerRows,
  previousProcessorRows,
  type Address,
  type CaseField,
  type CaseFields,
  type ListField,
  type OwnerFields,
  type PreviousProcessorFields,
} from '../case-fields.ts';
import type { Answers } from './answers.ts';
import { isBlank, readField, type Answer, type Field, type FieldValue } from './field.ts';
import { fieldOf, fieldsOf, steps, type RowGroup, type Step } from './steps.ts';

/** Field name (rows as `owners.0.ownerName`) -> message. */
export type FieldErrors = Record<string, string>;

export type ReadApplication =
  | { ok: true; fields: CaseFields; owners: OwnerFields[]; previousProcessors: PreviousProcessorFields[] }
  | { ok: false; errors: FieldErrors };

/** Errors that block Continue on a step. The caller handles the account step, which needs a signed-in user. */
export function stepErrors(step: Step, answers: Answers, today: string): FieldErrors {
  return {
    ...reserveError(step, answers, today),
    ...(step.key === 'ownership' && sharesError(answers.owners, today)),
    ...fieldErrors(step, answers, today),
  };
}

/** The errors of a step's answers, each by itself. */
export function fieldErrors(step: Step, answers: Answers, today: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of shownFields(step, answers)) {
    const read = readField(field, answers.fields[field.name], today);
    if (!read.ok) errors[field.name] = read.message;
  }
  for (const group of step.rows ?? []) Object.assign(errors, rowErrors(group, answers[group.name], today));
  return errors;
}

const reserve = fieldOf(caseFields.rolling_reserves_held_cents);
const held = fieldOf(caseFields.held_amount_cents);

/** The reserve is a part of the amount held (decision 17). */
function reserveError(step: Step, answers: Answers, today: string): FieldErrors {
  if (!step.fields.some(({ name }) => name === reserve.name)) return {};
  const [part, whole] = [reserve, held].map((field) => readField(field, answers.fields[field.name], today));
  const isMore = part?.ok && whole?.ok && Number(part.value) > Number(whole.value);
  return isMore ? { [reserve.name]: 'The reserve is a part of the amount held, so it cannot be more than that.' } : {};
}

const share = fieldOf(ownerFields.ownership_percentage);

/** Shares of one business: the owner whose share takes them above 100 percent has the error. */
export function sharesError(owners: Answers['owners'], today: string): FieldErrors {
  let hundredths = 0;
  for (const [index, owner] of owners.entries()) {
    const read = readField(share, owner[share.name], today);
    hundredths += read.ok ? Math.round(Number(read.value) * 100) : 0;
    if (hundredths > 10_000)
      return { [`owners.${index}.${share.name}`]: 'The owners’ shares together cannot be more than 100 percent.' };
  }
  return {};
}

/** The fields a step shows: an address is hidden while its copy checkbox is checked, a field of one processor while another is selected. */
export function shownFields(step: Step, answers: Answers): Step['fields'] {
  const { fields } = answers;
  const hidden = new Set(
    caseFieldRows
      .filter((row) => (row.sameAs && fields[row.sameAs.answer] === true) || !isAsked(row, fields.processor))
      .flatMap((row) => fieldsOf(row).filter((field) => field.kind !== 'flag'))
      .map((field) => field.name),
  );
  return step.fields.filter((field) => !hidden.has(field.name));
}

/** The errors of a list's rows, each field by itself. */
export function rowErrors(group: RowGroup, rows: Answers['owners'], today: string): FieldErrors {
  const errors: FieldErrors = {};
  rows.forEach((row, index) => {
    for (const field of group.fields) {
      const read = readField(field, row[field.name], today);
      if (!read.ok) errors[`${group.name}.${index}.${field.name}`] = read.message;
    }
  });
  return errors;
}

/**
 * Parses the whole application. `today` is `YYYY-MM-DD`. `check`: `fieldErrors` for what is stored already, where staff
 * may have entered a reserve above the amount held.
 */
export function readApplication(answers: Answers, today: string, check = stepErrors): ReadApplication {
  const asked = steps.filter((step) => step.key !== 'account');
  const errors: FieldErrors = Object.assign({}, ...asked.map((step) => check(step, answers, today)));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const read = reader(today);
  const fields = asked.flatMap((step) => step.fields);
  const values = new Map(fields.map((field) => [field.name, read(field, answers.fields[field.name])]));
  return {
    ok: true,
    fields: byName(caseFieldRows, (row) => storedValue(row, values)),
    owners: storedRows(ownerRows, answers.owners, today),
    previousProcessors: storedRows(previousProcessorRows, answers.previousProcessors, today),
  };
}

type Read = (field: Field, answer: Answer) => FieldValue;

/** The values of answers already validated. */
const reader =
  (today: string): Read =>
  (field, answer) => {
    const read = readField(field, answer, today);
    return read.ok ? read.value : null;
  };

function storedValue(row: CaseField, values: ReadonlyMap<string, FieldValue>): FieldValue | Address {
  if (!isAsked(row, values.get(caseFields.processor.answer))) return null;
  if (row.kind !== 'address') return values.get(row.answer) ?? (row.notNull ? '' : null);
  const copied = row.sameAs && values.get(row.sameAs.answer) === true ? caseFields[row.sameAs.address] : row;
  const address: Address = byName(addressPartRows, (part) => values.get(copied.answer + part.answer) ?? '');
  return row.notNull || Object.values(address).some(Boolean) ? address : null;
}

/** The rows that have what is required, as stored; their answers are already validated. */
export function storedRows<Stored>(
  rows: readonly (ListField & { name: string })[],
  typed: Answers['owners'],
  today: string,
): Stored[] {
  const read = reader(today);
  return typed
    .filter((each) => rows.every(({ notNull, answer }) => !notNull || !isBlank(each[answer])))
    .map((each) => byName(rows, (row) => read(fieldOf(row), each[row.answer])));
}
