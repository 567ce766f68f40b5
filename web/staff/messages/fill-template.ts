import { templateSlots, type MessageTemplate, type TemplateSlot } from '../../../content/message-templates.ts';
import type { FileKind } from '../../../domain/documents/document-kind.ts';
import { processorName } from '../../../domain/processors.ts';
import { unwritable } from '../../../domain/unwritable.ts';
import type { AdminCase } from '../cases/case-fields.ts';

export type SlotCase = Pick<
  AdminCase,
  | 'first_name'
  | 'case_number'
  | 'legal_business_name'
  | 'processor'
  | 'merchant_account_id'
  | 'hold_started_on'
  | 'reason_given'
> & { case_files: readonly Pick<AdminCase['case_files'][number], 'document_type'>[] };

/** What the letter leans on most, in this order. */
const documents: readonly (readonly [FileKind, string])[] = [
  ['hold_notice', 'the notice of the hold'],
  ['merchant_statements', 'the merchant statements of three months'],
  ['bank_statements', 'the bank statements of three months'],
  ['proof_of_fulfillment', 'proof of fulfillment'],
];
const details = [
  ['merchant_account_id', 'the account number'],
  ['hold_started_on', 'the day on which the hold began'],
  ['reason_given', 'the reason that was given to you'],
] as const;

const listOf = new Intl.ListFormat('en-US');
const named = (missing: readonly string[], otherwise: string): string =>
  missing.length === 0 ? otherwise : listOf.format(missing);

const longest = 120;
const slot = new RegExp(`\\{(${templateSlots.join('|')})\\}`, 'g');
const unwritables = new RegExp(unwritable, 'gu');

/** User input as one line, without characters that a message may not contain. */
function oneLine(typed: string, otherwise: string): string {
  const characters = Array.from(typed.replace(/\s+/g, ' ').replace(unwritables, '').trim());
  if (characters.length === 0) return otherwise;
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** The value of each slot for a case. */
export function slotValues(theCase: SlotCase): Record<TemplateSlot, string> {
  return {
    first_name: oneLine(theCase.first_name, 'there'),
    case_number: theCase.case_number,
    business: oneLine(theCase.legal_business_name, 'your business'),
    processor: processorName(theCase.processor) ?? 'your processor',
    missing_documents: named(
      documents
        .filter(([kind]) => !theCase.case_files.some((file) => file.document_type === kind))
        .map(([, name]) => name),
      'anything else that the processor wrote to you',
    ),
    missing_details: named(
      details.filter(([field]) => !theCase[field]).map(([, name]) => name),
      'anything else that you know about the hold',
    ),
  };
}

/** A template filled in from a case, in one pass: a name may look like a slot. */
export function fillTemplate({ subject, body }: MessageTemplate, theCase: SlotCase): { subject: string; body: string } {
  const values = slotValues(theCase);
  const fill = (text: string) => text.replace(slot, (_, name: TemplateSlot) => values[name]);
  return { subject: fill(subject), body: fill(body) };
}
