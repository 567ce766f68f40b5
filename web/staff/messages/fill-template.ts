import { templateSlots, type MessageTemplate, type TemplateSlot } from '../../../content/message-templates.ts';
import { processorName } from '../../../domain/processors.ts';
import { unwritable } from '../../../domain/messages/writing-window.ts';
import type { AdminCase } from '../cases/case-fields.ts';

export type SlotCase = Pick<AdminCase, 'first_name' | 'case_number' | 'legal_business_name' | 'processor'>;

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
  };
}

/** A template filled in from a case, in one pass: a name may look like a slot. */
export function fillTemplate({ subject, body }: MessageTemplate, theCase: SlotCase): { subject: string; body: string } {
  const values = slotValues(theCase);
  const fill = (text: string) => text.replace(slot, (_, name: TemplateSlot) => values[name]);
  return { subject: fill(subject), body: fill(body) };
}
