/** Texts that staff keep for messages: as typed, with three slots that are filled in from a case. Pure. */
import { oneLine } from './reply-text.ts';

/** What a slot in braces stands for: `{first name}`, `{case number}`, `{processor}`. */
const textSlots = ['first name', 'case number', 'processor'] as const;
type TextSlot = (typeof textSlots)[number];

const slot = new RegExp(`\\{(${textSlots.join('|')})\\}`, 'g');

/** The first thing in braces that is no slot, as it was typed; null if there is none. */
export function unknownSlot(text: string): string | null {
  return text.replace(slot, '').match(/\{[^{}\n]{0,40}\}/)?.[0] ?? null;
}

/** The text for a case, in one pass: a name may look like a slot. `processor` is null where the merchant named none. */
export function fillText(
  text: string,
  of: { first_name: string; case_number: string; processor: string | null },
): string {
  const values: Record<TextSlot, string> = {
    'first name': oneLine(of.first_name, 'there'),
    'case number': of.case_number,
    processor: of.processor ?? 'your processor',
  };
  return text.replace(slot, (_, name: TextSlot) => values[name]);
}
