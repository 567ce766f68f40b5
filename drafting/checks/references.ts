import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../facts/fact.ts';
import { writtenOut } from '../text/abbreviations.ts';
import { folded, typographic } from '../text/display.ts';
import { withoutRightWeekdays } from './printed-forms.ts';
import { sameValue } from './same-value.ts';
import { isFullName, shortNames } from './short-names.ts';
import type { Complaint } from './unit.ts';

const referenceFacts: Record<string, string> = {
  Merchant: 'merchant_legal',
  Account: 'account_id',
  'Amount withheld': 'held_amount',
  'Still withheld': 'claimed',
  'Held since': 'hold_started',
  'Our reference': 'case_number',
};

/** Labels as others write them. */
const labelOf = (label: string): string =>
  Object.keys(referenceFacts).find((each) => each.toLowerCase() === writtenOut(label).toLowerCase()) ??
  (/^(?:our )?ref(?:erence)?$|^re$/i.test(writtenOut(label))
    ? 'Our reference'
    : /^account(?: (?:no|number))?\.?$/i.test(writtenOut(label))
      ? 'Account'
      : label);

/** The lines above the letter, from "Merchant" to "Our reference": each with the file's value. A remark beside that value waits. */
export function checkReferences(document: LetterDocument, sheet: FactSheet): Complaint[] {
  return document.reference_lines.flatMap(({ label, value }): Complaint[] => {
    const id = referenceFacts[labelOf(label)];
    if (!id)
      return [
        {
          severity: 'amber',
          check: 'provenance',
          words: `${label}: ${value}`,
          why: 'This is not a standard reference line. An attorney must confirm it.',
        },
      ];
    const expected = sheet.facts[id]?.display ?? '';
    const found = withoutRightWeekdays(folded(value));
    const own = folded(typographic(expected));
    if (sameValue(found, own) || (id === 'merchant_legal' && isFullName(found, sheet))) return [];
    const remark = expected === '' ? null : remarkOn(found, own);
    if (remark === null)
      return [{ severity: 'red', check: 'fact', words: value, why: `The file shows: ${expected || 'nothing'}.` }];
    return id === 'account_id' && shortNames(sheet).processor.includes(remark)
      ? []
      : [
          {
            severity: 'amber',
            check: 'fact',
            words: value,
            why: `The file shows: ${expected}. What stands beside it is not on file so.`,
          },
        ];
  });
}

/** What stands in brackets behind a value that is the file's; null where anything else is different. */
const remarkOn = (found: string, expected: string): string | null => {
  const [, value = '', remark = ''] = /^(.+?) \((.+)\)$/.exec(found) ?? [];
  return sameValue(value, expected) ? remark : null;
};
