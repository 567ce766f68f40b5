/** A case's stored fields as staff view them, in groups (spec, section 3). */
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../contract/contract.ts';
import {
  caseFieldRows,
  isAddress,
  isAsked,
  type Address,
  type CaseField as Row,
  type CaseFieldName,
} from '../../../domain/case-fields.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { calendarDay } from '../../ui/dates.ts';

export type AdminCase = InferContractRouterOutputs<Contract>['cases']['getForStaff'];

/** One line of a record; null is shown as "Not provided". `long` values get the full width. */
export type CaseField = { label: string; value: string | null; name?: CaseFieldName; long?: boolean };

/** What a record of answers needs; a case has more. */
type CaseAnswers = Pick<AdminCase, CaseFieldName>;

export const notProvided = 'Not provided';

/** One wizard step's answers, long texts last; both addresses are with the business. */
export function fieldsToRead(theCase: CaseAnswers, step: Row['step']): CaseField[] {
  const rows = caseFieldRows.filter(
    (row) => (row.kind === 'address' ? 'business' : row.step) === step && isAsked(row, theCase.processor),
  );
  const isLong = ({ kind }: Row) => kind === 'longtext';
  return [...rows.filter((row) => !isLong(row)), ...rows.filter(isLong)].map((row) => ({
    name: row.name,
    label: row.label,
    value: shownValue(row, theCase[row.name]),
    ...(isLong(row) && { long: true }),
  }));
}

export function overviewFields(theCase: AdminCase): CaseField[] {
  const fields = fieldsToRead(theCase, 'case-details');
  const fee = { label: 'Success fee', value: `${theCase.fee_percent}%` };
  return fields.toSpliced(
    fields.findIndex((field) => field.long),
    0,
    fee,
  );
}

export const clientFields = (theCase: AdminCase): CaseField[] => [
  ...fieldsToRead(theCase, 'contact'),
  { label: 'Account that submitted', value: theCase.created_by_email },
];

function shownValue({ kind, options }: Row, value: AdminCase[CaseFieldName]): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return shownNumber(kind, value);
  if (Array.isArray(value)) return value.join(', ') || null;
  if (isAddress(value)) return addressLines(value);
  if (kind === 'date') return calendarDay(value);
  return (options?.find((option) => option.value === value)?.label ?? value).trim() || null;
}

function shownNumber(kind: Row['kind'], value: number): string {
  if (kind === 'money') return formatCents(value);
  if (kind === 'dollars') return formatCents(value * 100, 'short');
  return kind === 'percent' ? `${value}%` : String(value);
}

function addressLines({ street, city, state, zip }: Address): string | null {
  const lines = [street, [city, state].filter(Boolean).join(', ') + (zip ? ` ${zip}` : '')];
  return (
    lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n') || null
  );
}
