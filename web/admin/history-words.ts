/** A history row's stored words as a reader's words. */
import { caseStatusLabels } from '../../domain/case.ts';
import { formatCents } from '../../domain/money.ts';
import { shortDay } from '../dashboard/dates.ts';
import { editFields, storedName, type EditField } from './case-view/edit-fields.ts';

/** Everything that the server writes into a case's history, beside changes of a field. */
export const events: Record<string, string> = {
  case_submitted: 'Case submitted',
  case_cancelled: 'Case cancelled by the merchant',
  case_analysed: 'Case analysed',
  attorney_assigned: 'Attorney assigned',
  owner_changed: 'Case owner changed',
  legal_hold_set: 'Legal hold set',
  legal_hold_lifted: 'Legal hold lifted',
  files_added: 'Files added',
  file_kind_changed: 'Kind of a file changed',
  letter_drafted: 'Letter drafted',
  letter_redrafted: 'Letter drafted anew',
  letter_submitted: 'Letter submitted for review',
  letter_returned: 'Letter returned for changes',
  letter_edited: 'Letter edited',
  letter_edited_approval_void: 'Letter edited; its approval is void',
  letter_reassigned_approval_void: 'Letter signed over to another attorney; its approval is void',
  findings_confirmed: 'Findings confirmed',
  letter_approved: 'Letter approved',
  letter_sending: 'Letter released for sending',
  letter_sent_after_hold: 'Letter released after the agreement was signed',
  letter_email_again: 'E-mail of the letter sent again',
  letter_ready_to_print: 'Letter ready to print',
  letter_left: 'Letter left the house',
  letter_delivered: 'Letter delivered',
  letter_returned_to_sender: 'Letter returned to sender',
  answer_recorded: 'Answer of the processor recorded',
  answer_withdrawn: 'Answer of the processor withdrawn',
  agreement_signed: 'Success-fee agreement signed',
  offer_recorded: 'Offer recorded',
  offer_withdrawn: 'Offer withdrawn',
  offer_accepted: 'Offer accepted',
  offer_declined: 'Offer declined',
  tranche_recorded: 'Instalment recorded',
  tranche_slipped: 'Instalment put off',
  tranche_released: 'Instalment released',
  money_received: 'Money received',
  money_withdrawn: 'Money withdrawn as a mistake',
  fee_withdrawn: 'Payment of the fee withdrawn as a mistake',
  fee_paid: 'Fee paid',
};

const otherFields: Record<string, string> = {
  business_address: 'Business address',
  fulfillment_address: 'Fulfillment address',
  business_owners: 'Owners',
  previous_processors: 'Previous processors',
};
const fieldNamed = (stored: string): EditField | undefined =>
  editFields.find((field) => field.name === stored || storedName(field.name) === stored);

/** Field names and events as stored (`under_review`, `case.status`) in words: "Under review". */
export function historyWords(stored: string): string {
  const words = stored.replaceAll(/[_.]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What happened: "Letter approved", "Amount held changed". */
export function eventWords({ what, field }: { what: string; field: string | null }): string {
  const known = events[what];
  if (known !== undefined) return known;
  if (field === null || !what.endsWith('_changed')) return historyWords(what);
  return `${otherFields[field] ?? fieldNamed(field)?.label ?? historyWords(field)} changed`;
}

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
/** A word of ours such as `in_review`, and not something that a person typed. */
const isCode = (value: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(value);

/** An old or new value of any kind; null when there is none. */
export function historyValue(field: string | null, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const known = field === null ? undefined : fieldNamed(field);
  if (known && !(typeof value === 'object' && !Array.isArray(value))) return knownValue(known, value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field?.endsWith('_cents') ? formatCents(value) : String(value);
  if (typeof value === 'string')
    return isDay(value) ? shortDay(value) : field === null && isCode(value) ? historyWords(value) : value;
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
  if (kind === 'percent') return `${String(value)} %`;
  if (kind === 'yesno') return value === true ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ') || null;
  const text = String(value);
  return (
    options?.find((each) => each.value === text)?.label ??
    ((kind === 'date' || kind === 'day') && isDay(text) ? shortDay(text) : text)
  );
}

/** Parts that speak for themselves, in the order in which they are stored. */
const bare = new Set([
  'text',
  'note',
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

/** An object in words; ids, which say nothing to a reader, are left out. */
function described(entries: readonly (readonly [string, unknown])[]): string | null {
  const words = entries.flatMap(([key, value]) => {
    if (key === 'id' || key === 'job' || key.endsWith('_id') || value === null || value === '' || value === false)
      return [];
    return [partWords(key, value)];
  });
  return words.filter(Boolean).join(', ') || null;
}

function partWords(key: string, value: unknown): string {
  if (bare.has(key)) return String(value);
  if (key === 'type') return historyWords(String(value));
  if (key === 'engine') return `${historyWords(String(value))} engine`;
  if (key === 'status') return caseStatusLabels[value as keyof typeof caseStatusLabels] ?? historyWords(String(value));
  if (key === 'sha256') return `SHA-256 ${String(value).slice(0, 12)}…`;
  if (key === 'over_held') return 'more than was stated as held';
  if (key.endsWith('_cents')) return formatCents(Number(value));
  if (key === 'percent' || key.endsWith('_percentage')) return `${String(value)} %`;
  if (Array.isArray(value))
    return key === 'keys' ? `${value.length} confirmed` : value.map((each) => historyWords(String(each))).join(', ');
  const words =
    typeof value === 'string' && isDay(value)
      ? shortDay(value)
      : typeof value === 'string' && isCode(value)
        ? historyWords(value).toLowerCase()
        : String(value);
  return `${historyWords(key)} ${words}`;
}
