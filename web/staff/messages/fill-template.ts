import { templateSlots, type MessageTemplate, type TemplateSlot } from '../../../content/message-templates.ts';
import { processorName } from '../../../domain/processors.ts';
import { unwritable } from '../../../domain/messages/writing-window.ts';
import type { AdminCase } from '../cases/case-fields.ts';

export type SlotCase = Pick<AdminCase, 'first_name' | 'case_number' | 'legal_business_name' | 'processor'>;

const longest = 120;
const slot = new RegExp(`\\{(${templateSlots.join('|')})\\}`, 'g');
const unwritables = new RegExp(unwritable, 'gu');

/** One line of what somebody typed, without what a message may not carry. */
function oneLine(typed: string, otherwise: string): string {
  const words = Array.from(typed.replace(/\s+/g, ' ').replace(unwritables, '').trim());
  if (words.length === 0) return otherwise;
  return words.length <= longest
    ? words.join('')
    : `${words
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** What each slot stands for in a case. */
export function slotValues(theCase: SlotCase): Record<TemplateSlot, string> {
  return {
    first_name: oneLine(theCase.first_name, 'there'),
    case_number: theCase.case_number,
    business: oneLine(theCase.legal_business_name, 'your business'),
    processor: processorName(theCase.processor) ?? 'your processor',
  };
}

/** A template with the words of a case in its slots. What was filled in is not looked at again: a name may look like a slot. */
export function fillTemplate({ subject, body }: MessageTemplate, theCase: SlotCase): { subject: string; body: string } {
  const values = slotValues(theCase);
  const fill = (text: string) => text.replace(slot, (_, name: TemplateSlot) => values[name]);
  return { subject: fill(subject), body: fill(body) };
}
