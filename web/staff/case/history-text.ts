/** A history row's stored names and values as display text. */
import { caseFieldRows } from '../../../domain/case-fields.ts';
import { caseStatusLabels } from '../../../domain/cases/case.ts';
import { historyEvents } from '../../../domain/history-events.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { shortDay } from '../../ui/dates.ts';
import { editFields, storedName, type EditField } from './edit-fields.ts';

const events = new Map<string, string>(Object.entries(historyEvents));
const otherFields: Record<string, string> = {
  ...Object.fromEntries(caseFieldRows.map(({ name, label }) => [name, label])),
  business_owners: 'Owners',
  previous_processors: 'Previous processors',
};
const fieldNamed = (stored: string): EditField | undefined =>
  editFields.find((field) => field.name === stored || storedName(field.name) === stored);

/** Stored field names and events (`under_review`, `case.status`) as text: "Under review". */
export function historyText(stored: string): string {
  const text = stored.replaceAll(/[_.]/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Questions about exports by the first part of their keys (`domain/ledger-of-account/questions.ts`). */
const questions: Record<string, string> = {
  unit: 'how amounts are written',
  order: 'whether day or month comes first',
  sign: 'what a negative amount means',
  other: 'whether an export of another processor belongs to the case',
  begins: 'whether the account began with the export',
  'reserve-days': 'when the reserve is released',
};

/** What an answer about an export was asked about; of a kind of row its name. */
function questionText(key: string): string {
  const [kind = '', , ...named] = key.split(':');
  return kind === 'type' ? `what “${named.join(':')}” is` : (questions[kind] ?? key);
}

/** What an event is about, of those whose field says it. */
const subjects: Record<string, ((field: string) => string) | undefined> = {
  export_left_out: (filename) => `“${filename}”`,
  export_question_answered: questionText,
};

/** What happened: "Letter approved", "Amount held changed", "Export left out or taken back in: “activity.csv”". */
export function eventText({ what, field }: { what: string; field: string | null }): string {
  const known = events.get(what);
  const about = field === null ? undefined : subjects[what]?.(field);
  if (known !== undefined) return about === undefined ? known : `${known}: ${about}`;
  if (field === null || !what.endsWith('_changed')) return historyText(what);
  return `${otherFields[field] ?? fieldNamed(field)?.label ?? historyText(field)} changed`;
}

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
/** An identifier such as `in_review`, not text that a user typed. */
const isCode = (value: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(value);

/** An old or new value of any type; null if there is none. */
export function historyValue(field: string | null, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const known = field === null ? undefined : fieldNamed(field);
  if (known && known.kind !== 'rows' && !(typeof value === 'object' && !Array.isArray(value)))
    return knownValue(known, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field?.endsWith('_cents') ? formatCents(value) : String(value);
  if (typeof value === 'string')
    return isDay(value) ? shortDay(value) : field === null && isCode(value) ? historyText(value) : value;
  if (Array.isArray(value))
    return (
      value
        .map((each) => historyValue(null, typeof each === 'string' ? { text: each } : each))
        .filter(Boolean)
        .join('; ') || null
    );
  return typeof value === 'object' ? described(Object.entries(value)) : null;
}

function knownValue({ kind, options }: EditField, value: unknown): string | null {
  if (kind === 'money') return formatCents(Number(value));
  if (kind === 'dollars') return formatCents(Number(value) * 100, 'short');
  if (kind === 'percent') return `${String(value)}%`;
  if (kind === 'yesno') return value === true ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ') || null;
  const text = String(value);
  return (
    options?.find((each) => each.value === text)?.label ??
    ((kind === 'date' || kind === 'day') && isDay(text) ? shortDay(text) : text)
  );
}

/** Parts that need no label, in stored order. */
const bare = new Set([
  'text',
  'note',
  'answer',
  'reason',
  'why',
  'terms',
  'name',
  'label',
  'case_number',
  'street',
  'city',
  'state',
  'zip',
  'owner_name',
  'role_title',
  'processor_name',
  'years_used',
  'termination_reason',
  'recipient',
]);

/** An object as text; ids are left out. */
function described(entries: readonly (readonly [string, unknown])[]): string | null {
  const parts = entries.flatMap(([key, value]) => {
    if (key === 'id' || key === 'job' || key.endsWith('_id') || value === null || value === '' || value === false)
      return [];
    return [partText(key, value)];
  });
  return parts.filter(Boolean).join(', ') || null;
}

const statusLabels: Record<string, string | undefined> = caseStatusLabels;

/** An attestation's version, such as "approval/1", as text. */
const attestationText = (version: string): string => `Attested in wording ${version.replace(/^.*\//, '')}`;

function partText(key: string, value: unknown): string {
  if (bare.has(key)) return String(value);
  if (key === 'type') return historyText(String(value));
  if (key === 'engine') return `${historyText(String(value))} engine`;
  if (key === 'status') return statusLabels[String(value)] ?? historyText(String(value));
  if (/(^|_)sha256$/.test(key))
    return `${historyText(key).replace(/sha256$/i, 'SHA-256')} ${String(value).slice(0, 12)}…`;
  if (key === 'other_name') return 'a name that the application does not have';
  if (key === 'attestation') return attestationText(String(value));
  if (key === 'over_held') return 'more than was stated as held';
  if (key.endsWith('_cents')) return formatCents(Number(value));
  if (key === 'percent' || key.endsWith('_percentage')) return `${String(value)}%`;
  if (key === 'keys' && Array.isArray(value)) return `${value.length} confirmed`;
  if (key === 'facts' && Array.isArray(value)) return value.map((each) => String(each).replace(/\.$/, '')).join('; ');
  if (Array.isArray(value))
    return value.map((each) => (isCode(String(each)) ? historyText(String(each)) : String(each))).join(', ');
  const text =
    typeof value === 'string' && isDay(value)
      ? shortDay(value)
      : typeof value === 'string' && isCode(value)
        ? historyText(value).toLowerCase()
        : String(value);
  return `${historyText(key)} ${text}`;
}
